package lsp

import (
	"slices"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// An encoding is the unit in which columns are counted.
type encoding string

const (
	utf8Units  encoding = "utf-8"
	utf16Units encoding = "utf-16" // what every editor knows
)

// choose returns the best encoding of those that the editor knows: bytes need
// no counting.
func choose(known []string) encoding {
	if slices.Contains(known, string(utf8Units)) {
		return utf8Units
	}
	return utf16Units
}

// position returns the place of an offset in a file.
func (e encoding) position(f *code.File, offset int) position {
	line, before := f.Line(offset)
	if e == utf8Units {
		return position{Line: line, Character: len(before)}
	}
	units := 0
	for len(before) > 0 {
		r, size := utf8.DecodeRune(before)
		units += max(utf16.RuneLen(r), 1)
		before = before[size:]
	}
	return position{Line: line, Character: units}
}

// span returns the range between two offsets.
func (e encoding) span(f *code.File, from, to int) span {
	return span{Start: e.position(f, from), End: e.position(f, to)}
}

// code returns the range of the code from start up to end. What of it is not
// known in the file is at its beginning.
func (e encoding) code(f *code.File, start, end finding.Posn) span {
	if f.Text == nil { // the file is gone, or hidden
		at := position{Line: max(start.Line-1, 0)}
		return span{Start: at, End: at}
	}
	from, to := f.Span(start, end)
	return e.span(f, from, to)
}
