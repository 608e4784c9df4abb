package wire

import (
	"bytes"
	"cmp"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
)

// An order is what is declared of the order of a list.
type order uint8

const (
	undeclared order = iota
	sorted           // it means nothing
	kept             // it means something, also that of lists in the list
)

func (e *encoder) list(s *state, v reflect.Value) {
	sort, inner := s.sorts(), undeclared
	if s.order == kept {
		inner = kept
	}
	if v.Kind() == reflect.Slice {
		s.enter(v)
		defer s.leave(v)
	}
	s.push("[]")
	starts := s.elements(e, v, inner, sort)
	if sort {
		s.sort(starts)
	}
	s.pop()
}

// sorts reports whether the list that comes next is to be sorted.
func (s *state) sorts() bool { return s.order == sorted || s.order == undeclared && s.opts.SortAll }

// elements writes a list, in which the order of lists is inner, and returns where
// its elements begin, if that is wanted.
func (s *state) elements(e *encoder, v reflect.Value, inner order, starts bool) (at []int) {
	s.nest(e.typ, 1)
	s.buf = append(s.buf, '[')
	element := e.element()
	for i := range v.Len() {
		if i > 0 {
			s.buf = append(s.buf, ',')
		}
		if starts {
			at = append(at, len(s.buf))
		}
		s.order = inner
		element.write(s, v.Index(i))
	}
	s.buf = append(s.buf, ']')
	s.unnest(1)
	return at
}

// sort sorts the elements at the end of what is written: numbers by their
// value, texts by their characters, anything else by its JSON, which begins
// with its first key (REQ-F-020).
func (s *state) sort(starts []int) {
	if len(starts) < 2 {
		return
	}
	begin, end := starts[0], len(s.buf)-1
	text := bytes.Clone(s.buf[begin:end])
	elements := make([][]byte, len(starts))
	for i, at := range starts {
		to := len(text)
		if i+1 < len(starts) {
			to = starts[i+1] - begin - 1
		}
		elements[i] = text[at-begin : to]
	}
	slices.SortStableFunc(elements, compare)
	s.buf = s.buf[:begin-1]
	s.buf = AppendElements(s.buf, elements)
}

func compare(a, b []byte) int {
	if a[0] == '"' && b[0] == '"' {
		return cmp.Compare(unquote(a), unquote(b))
	}
	if isNumber(a[0]) && isNumber(b[0]) {
		return compareNumbers(a, b)
	}
	return bytes.Compare(a, b)
}

// compareNumbers compares numbers by their value. Whole ones that have more digits
// than a floating-point number can hold are told apart by these.
func compareNumbers(a, b []byte) int {
	x, _ := strconv.ParseFloat(string(a), 64)
	y, _ := strconv.ParseFloat(string(b), 64)
	if x != y {
		return cmp.Compare(x, y)
	}
	switch wholeA, wholeB := isWhole(a), isWhole(b); {
	case wholeA && wholeB && x < 0:
		return compareDigits(b[1:], a[1:])
	case wholeA && wholeB && x > 0:
		return compareDigits(a, b)
	case wholeA != wholeB:
		return compareBool(wholeB, wholeA)
	}
	return bytes.Compare(a, b)
}

func compareDigits(a, b []byte) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), bytes.Compare(a, b))
}

func isWhole(number []byte) bool { return !bytes.ContainsAny(number, ".eE") }

func isNumber(c byte) bool { return c == '-' || c >= '0' && c <= '9' }

func unquote(literal []byte) string {
	var s string
	_ = json.Unmarshal(literal, &s)
	return s
}

// rootList writes the part of a list that was asked for. A list that is sorted
// is cut after that.
func (s *state) rootList(e *encoder, v reflect.Value) {
	s.result.Length = v.Len()
	from := min(s.opts.Offset, v.Len())
	to := v.Len()
	if s.opts.Limit > 0 && s.opts.Limit < to-from {
		to = from + s.opts.Limit
	}
	s.result.Returned = to - from
	sort := s.sorts()
	if v.Kind() == reflect.Slice && !sort {
		v = v.Slice(from, to)
	}
	start := len(s.buf)
	s.push("[]")
	starts := s.elements(e, v, undeclared, sort)
	if sort {
		s.sort(starts)
	}
	s.pop()
	if s.result.Returned < v.Len() {
		kept := Elements(s.buf[start:])[from:to]
		s.buf = AppendElements(s.buf[:start:start], kept)
	}
}
