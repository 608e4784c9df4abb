package flow

import "golang.org/x/tools/go/ssa"

// cut returns the value of a part of a list, an array or a text. Of one that has no element
// nothing is left, and what is appended from then on is all that there is:
//
//	names = names[:0]
func (f *frame) cut(st *state, s *ssa.Slice) value {
	if !cutsAll(s) {
		return f.val(s.X)
	}
	if isText(s.Type()) {
		return nil
	}
	o := f.object(s, 0)
	f.set(st, o, nil)
	return place(o)
}

// cutsAll reports whether a part of a list is one without elements.
func cutsAll(s *ssa.Slice) bool { return s.High != nil && isNumber(s.High, 0) }
