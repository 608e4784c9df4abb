// Package code reads the files that findings stand in. They may be anything by
// now: of what cannot be read nothing is known, which is no error.
package code

import (
	"bytes"
	"os"
	"sort"
	"unicode/utf8"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// maxFile is how large a file may be that is read.
const maxFile = 16 << 20

// Files are files that have been read. The zero value is ready for use.
type Files struct{ files map[string]*File }

// A File is the text of a file and its lines.
type File struct {
	Text  []byte // nil if the file could not be read
	lines []int  // the offset of each
}

// Open returns the file of the name, which it reads once.
func (f *Files) Open(name string) *File {
	file, ok := f.files[name]
	if !ok {
		if f.files == nil {
			f.files = make(map[string]*File)
		}
		file = read(name)
		f.files[name] = file
	}
	return file
}

// Put has the file of the name be the text, whatever the disk says.
func (f *Files) Put(name string, text []byte) {
	if f.files == nil {
		f.files = make(map[string]*File)
	}
	f.files[name] = newFile(text)
}

func read(name string) *File {
	file := newFile(nil)
	info, err := os.Stat(name) // before reading, which waits on a named pipe
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxFile {
		return file
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return file
	}
	return newFile(text)
}

func newFile(text []byte) *File {
	file := &File{Text: text, lines: []int{0}}
	for i, c := range text {
		if c == '\n' {
			file.lines = append(file.lines, i+1)
		}
	}
	return file
}

// Offset returns the offset of a position in bytes, within the text.
func (f *File) Offset(at finding.Posn) int {
	switch {
	case at.Line < 1:
		return 0
	case at.Line > len(f.lines):
		return len(f.Text)
	}
	return min(f.lines[at.Line-1]+max(at.Col-1, 0), len(f.Text))
}

// Span returns the offsets of the code from start up to end or, if end says no
// more than start, of the rest of its line.
func (f *File) Span(start, end finding.Posn) (from, to int) {
	from, to = f.Offset(start), f.Offset(end)
	if to <= from {
		to = len(f.Text)
		if n := bytes.IndexByte(f.Text[from:], '\n'); n >= 0 {
			to = from + n
		}
	}
	return from, to
}

// Bounds returns the offsets of a line, counted from one, without its end. It
// reports false if there is no such line.
func (f *File) Bounds(line int) (start, end int, ok bool) {
	if line < 1 || line > len(f.lines) {
		return 0, 0, false
	}
	start, end = f.lines[line-1], len(f.Text)
	if line < len(f.lines) {
		end = f.lines[line] - 1
	}
	return start, end, line < len(f.lines) || start < end
}

// Line returns the line of an offset, counted from zero, and what of the line
// stands before it.
func (f *File) Line(offset int) (line int, before []byte) {
	offset = min(max(offset, 0), len(f.Text))
	line = sort.SearchInts(f.lines, offset+1) - 1
	return line, f.Text[f.lines[line]:offset]
}

// Place returns the line and the column of an offset, both counted from one,
// the column in Unicode characters.
func (f *File) Place(offset int) (line, column int) {
	line, before := f.Line(offset)
	return line + 1, utf8.RuneCount(before) + 1
}

// Column returns the column of a position in Unicode characters, counted from
// one, and 0 if the position has none. Without the text it is that in bytes.
func (f *File) Column(at finding.Posn) int {
	if at.Col < 1 || at.Line < 1 || at.Line > len(f.lines) || f.Text == nil {
		return at.Col
	}
	_, column := f.Place(f.Offset(at))
	return column
}
