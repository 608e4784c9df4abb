package form

import "golang.org/x/tools/go/ssa"

// Variadic returns the arguments that the variadic parameter which is given v gets one by
// one, in their order, and false if v is a list that was made elsewhere.
func Variadic(v ssa.Value) ([]ssa.Value, bool) {
	if c, ok := v.(*ssa.Const); ok && c.Value == nil {
		return nil, true
	}
	slice, ok := v.(*ssa.Slice)
	if !ok {
		return nil, false
	}
	array, ok := slice.X.(*ssa.Alloc)
	if !ok || array.Comment != "varargs" {
		return nil, false
	}
	var out []ssa.Value
	for _, i := range *array.Referrers() {
		if at, ok := i.(*ssa.IndexAddr); ok {
			for _, j := range *at.Referrers() {
				if store, ok := j.(*ssa.Store); ok && store.Addr == at {
					out = append(out, store.Val)
				}
			}
		}
	}
	return out, true
}
