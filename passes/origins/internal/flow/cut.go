package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

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

// isPart reports whether a list is one without the first elements of another one, or without the
// last ones: what is cut by numbers that are computed may be all of it, one part after the other.
func isPart(list ssa.Value) bool {
	return leadsBack(list, func(v ssa.Value, from func(ssa.Value) bool) bool {
		switch v := v.(type) {
		case *ssa.Phi:
			return slices.ContainsFunc(v.Edges, from)
		case *ssa.ChangeType:
			return from(v.X)
		case *ssa.Slice:
			return isSlice(v.X.Type()) && (cutsAt(v.Low) || cutsAt(v.High)) || from(v.X)
		}
		return false
	})
}

// cutsAt reports whether a list is cut at a certain number.
func cutsAt(bound ssa.Value) bool {
	_, ok := bound.(*ssa.Const)
	return ok && !isNumber(bound, 0)
}

// cutsSome reports whether a part of a list may lack some of its elements.
func cutsSome(s *ssa.Slice) bool {
	return isSlice(s.X.Type()) && !cutsAll(s) && (s.High != nil || s.Low != nil && !isNumber(s.Low, 0))
}

// cutsAll reports whether a part of a list is one without elements.
func cutsAll(s *ssa.Slice) bool { return s.High != nil && isNumber(s.High, 0) }
