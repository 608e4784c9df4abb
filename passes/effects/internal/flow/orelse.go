package flow

import "golang.org/x/tools/go/ssa"

// orElse returns what comes before v among the values of which cmp.Or takes the first that
// is not zero, nil if v is not one of these alone.
func orElse(v ssa.Value) ssa.Value {
	at, ok := onlyElement(v)
	if !ok || isInt(at.Index, 0) {
		return nil
	}
	var first ssa.Value
	chosen := false
	for _, use := range *at.X.Referrers() {
		switch use := use.(type) {
		case *ssa.IndexAddr:
			if st, ok := onlyStore(use); ok && isInt(use.Index, 0) {
				first = st.Val
			}
		case *ssa.Slice:
			for _, use := range *use.Referrers() {
				call, ok := use.(*ssa.Call)
				if !ok || !isOr(call.Call.StaticCallee()) {
					return nil
				}
				chosen = true
			}
		case *ssa.DebugRef:
		default:
			return nil
		}
	}
	if !chosen {
		return nil
	}
	return first
}

// onlyElement returns the address at which v, converted perhaps, is put into a list, false
// if something else is done with it.
func onlyElement(v ssa.Value) (*ssa.IndexAddr, bool) {
	var at *ssa.IndexAddr
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef:
		case *ssa.MakeInterface:
			if at != nil {
				return nil, false
			}
			return onlyElement(use)
		case *ssa.Store:
			elem, ok := use.Addr.(*ssa.IndexAddr)
			if !ok || at != nil {
				return nil, false
			}
			at = elem
		default:
			return nil, false
		}
	}
	return at, at != nil
}

// isOr reports whether fn is an instance of cmp.Or.
func isOr(fn *ssa.Function) bool {
	if fn == nil || fn.Object() == nil || fn.Object().Pkg() == nil {
		return false
	}
	return fn.Object().Pkg().Path() == "cmp" && fn.Object().Name() == "Or"
}
