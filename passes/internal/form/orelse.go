package form

import "golang.org/x/tools/go/ssa"

// OrElse returns what comes before v among the values of which cmp.Or takes the first that
// is not zero, nil if v is not one of these alone.
func OrElse(v ssa.Value) ssa.Value {
	st := OnlyStored(v)
	if st == nil {
		return nil
	}
	at, ok := st.Addr.(*ssa.IndexAddr)
	if !ok || IsInt(at.Index, 0) {
		return nil
	}
	var first ssa.Value
	chosen := false
	for _, use := range *at.X.Referrers() {
		switch use := use.(type) {
		case *ssa.IndexAddr:
			if st, ok := OnlyStore(use); ok && IsInt(use.Index, 0) {
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

// isOr reports whether fn is an instance of cmp.Or.
func isOr(fn *ssa.Function) bool {
	if fn == nil || fn.Object() == nil || fn.Object().Pkg() == nil {
		return false
	}
	return fn.Object().Pkg().Path() == "cmp" && fn.Object().Name() == "Or"
}
