package textout

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"slices"
)

// What is read of a source file at most. Files named by a report may be
// anything by now; without its line a finding is still complete.
const (
	maxFile = 16 << 20
	maxLine = 64 << 10
)

// sourceLines returns those lines of file whose numbers are wanted and that
// can be had: the file is a regular one, and the line is text of bounded length
// within the first bytes of the file.
func sourceLines(file string, wanted []int) map[int]string {
	info, err := os.Stat(file) // before Open, which waits on a named pipe
	if err != nil || !info.Mode().IsRegular() {
		return nil
	}
	f, err := os.Open(file)
	if err != nil {
		return nil
	}
	defer f.Close()
	return readLines(io.LimitReader(f, maxFile), wanted)
}

func readLines(r io.Reader, wanted []int) map[int]string {
	last := slices.Max(wanted)
	lines, is := make(map[int]string), make(map[int]bool)
	for _, number := range wanted {
		is[number] = true
	}
	in := bufio.NewReaderSize(r, maxLine)
	for number := 1; number <= last; number++ {
		line, err := in.ReadSlice('\n')
		long := err == bufio.ErrBufferFull
		if !long && is[number] && bytes.IndexByte(line, 0) < 0 {
			lines[number] = string(bytes.TrimRight(line, "\r\n"))
		}
		for err == bufio.ErrBufferFull {
			_, err = in.ReadSlice('\n')
		}
		if err != nil {
			break
		}
	}
	return lines
}
