package textout

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

const (
	maxWidth = 110 // columns of a source line that are printed
	before   = 20  // of them before the range, if the line is cut there
	tabWidth = 4   // of a tab that is not indentation
)

// A cell is a character of a source line as it is printed.
type cell struct {
	offset int    // of its first byte in the line
	text   string // what is printed for it
	width  int    // columns it takes: 0 for a combining mark, 2 for CJK and emoji
}

// excerpt returns line as it is printed, without its indentation and cut around
// the range from start to end, and what goes below it: a caret under the first
// character of the range and tildes up to its end. It returns "" for what it
// has not got: the line, or a range within it.
func excerpt(line string, start, end finding.Posn) (text, marks string) {
	cells := split(line)
	from, to := span(cells, len(line), start, end)
	lo, hi := window(cells, from)

	var out strings.Builder
	column := 0
	if lo > 0 {
		out.WriteString("…")
		column = 1
	}
	for _, c := range cells[lo:hi] {
		out.WriteString(c.text)
	}
	if hi < len(cells) {
		out.WriteString("…")
	}
	if from < to {
		marked := max(1, width(cells[from:min(to, hi)]))
		marks = strings.Repeat(" ", column+width(cells[lo:from])) + "^" + strings.Repeat("~", marked-1)
	}
	return out.String(), marks
}

// split returns the characters of line between the white space at its ends.
func split(line string) []cell {
	var cells []cell
	begin := len(line) - len(strings.TrimLeft(line, " \t"))
	line = strings.TrimRight(line, " \t\r\n")
	for i := begin; i < len(line); {
		r, size := utf8.DecodeRuneInString(line[i:])
		c := cell{offset: i, text: line[i : i+size], width: 1}
		switch {
		case r == '\t':
			c.text, c.width = strings.Repeat(" ", tabWidth), tabWidth
		case unicode.In(r, unicode.Mn, unicode.Me):
			c.width = 0
		case r == utf8.RuneError, !unicode.IsPrint(r):
			c.text = string(unicode.ReplacementChar) // also what would move the text about it
		case unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana, wide):
			c.width = 2
		}
		cells = append(cells, c)
		i += size
	}
	return cells
}

// wide holds the other characters that take two columns, in large strokes.
var wide = &unicode.RangeTable{
	R16: []unicode.Range16{
		{Lo: 0x3000, Hi: 0x303e, Stride: 1}, // CJK punctuation
		{Lo: 0xfe30, Hi: 0xfe6f, Stride: 1}, // CJK compatibility forms
		{Lo: 0xff01, Hi: 0xff60, Stride: 1}, // fullwidth forms
		{Lo: 0xffe0, Hi: 0xffe6, Stride: 1},
	},
	R32: []unicode.Range32{
		{Lo: 0x1f300, Hi: 0x1f64f, Stride: 1}, // emoji
		{Lo: 0x1f680, Hi: 0x1f6ff, Stride: 1},
		{Lo: 0x1f900, Hi: 0x1faff, Stride: 1},
	},
}

// span returns the indices of the cells from start to end, whose columns count
// bytes. A range without end is one cell, one that ends on a later line goes
// to the end of this one. The span is empty if start is not on the line.
func span(cells []cell, length int, start, end finding.Posn) (from, to int) {
	if start.Col < 1 || start.Col > length || len(cells) == 0 {
		return 0, 0
	}
	stop := start.Col // offset of the byte after the range
	switch {
	case end.File != start.File || end.Line < start.Line:
	case end.Line > start.Line:
		stop = length
	case end.Col > start.Col:
		stop = end.Col - 1
	}
	for from < len(cells)-1 && cells[from+1].offset <= start.Col-1 {
		from++
	}
	to = from + 1
	for to < len(cells) && cells[to].offset < stop {
		to++
	}
	return from, to
}

// window returns the indices of the cells that are printed.
func window(cells []cell, from int) (lo, hi int) {
	if width(cells) <= maxWidth {
		return 0, len(cells)
	}
	if width(cells[:from]) > maxWidth/2 {
		for lo = from; lo > 0 && width(cells[lo-1:from]) <= before; {
			lo--
		}
	}
	column := 0
	for hi = lo; hi < len(cells) && column+cells[hi].width <= maxWidth; hi++ {
		column += cells[hi].width
	}
	return lo, hi
}

func width(cells []cell) int {
	n := 0
	for _, c := range cells {
		n += c.width
	}
	return n
}
