package patch

import "bytes"

var (
	mark = []byte("\ufeff") // of byte order, as editors of Windows write it
	crlf = []byte("\r\n")
	lf   = []byte("\n")
)

// inForm returns text, whose lines end in LF, with the byte order mark and the line ends that
// old has. In a file that has both, a line that is as before ends as before, and others as
// most do.
func inForm(old, text []byte) []byte {
	if bytes.HasPrefix(old, mark) && !bytes.HasPrefix(text, mark) {
		text = append(bytes.Clone(mark), text...)
	}
	windows := bytes.Count(old, crlf)
	if windows == 0 {
		return text
	}
	const (
		unix = 1 << iota
		dos
	)
	ends := make(map[string]int) // of lines, by what is in them
	for line := range bytes.Lines(old) {
		if content, ok := bytes.CutSuffix(line, crlf); ok {
			ends[string(content)] |= dos
		} else {
			ends[string(bytes.TrimSuffix(line, lf))] |= unix
		}
	}
	most := unix
	if 2*windows > bytes.Count(old, lf) {
		most = dos
	}
	var out bytes.Buffer
	for line := range bytes.Lines(text) {
		content, ended := bytes.CutSuffix(line, lf)
		content = bytes.TrimSuffix(content, []byte("\r"))
		end := ends[string(content)]
		if end != unix && end != dos {
			end = most
		}
		out.Write(content)
		switch {
		case ended && end == dos:
			out.Write(crlf)
		case ended:
			out.Write(lf)
		}
	}
	return out.Bytes()
}
