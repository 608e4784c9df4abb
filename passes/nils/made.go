package nils

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A variable may begin with a literal, which is a variable of its own in the SSA form, or with
// what a function makes:
//
//	r := report{Name: "x"}
//	for _, z := range zones {
//		r.Zones = append(r.Zones, z)
//	}
//	return r

// inLiteral returns what a struct that is loaded from a literal has in field i, nil if it has
// nothing there, and false if it is no such thing.
func (f *finder) inLiteral(v ssa.Value, i int) (in ssa.Value, known bool) {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil, false
	}
	a, ok := load.X.(*ssa.Alloc)
	if !ok || a.Comment != "complit" {
		return nil, false
	}
	stores, ok := f.stores(a)
	if !ok || len(stores[i]) > 1 || len(stores[whole]) > 0 {
		return nil, false
	}
	if len(stores[i]) == 0 {
		return nil, true
	}
	return stores[i][0].Val, true
}

// result looks at a result of a call of a function of the package, if nothing is done with it,
// which is v, but to encode it: at what each return has that is without an error.
func (f *finder) result(c *ssa.Call, v ssa.Value, i int, path string, depth int) {
	fn := c.Call.StaticCallee()
	if fn == nil || f.calls == 0 || !f.only(v) {
		return
	}
	if origin := fn.Origin(); origin != nil {
		fn = origin
	}
	n := fn.Signature.Results().Len()
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(ret.Results) != n || i >= n || b == fn.Recover {
			continue
		}
		if last := resultOf(ret, n-1); n > 1 && typeinfo.IsError(last.Type()) && !isNil(last) && !isEnd(last) {
			continue // the caller answers with the error
		}
		in := &finder{at: ret, calls: f.calls - 1, work: f.work}
		in.value(ret.Results[i], path, "", depth-1)
		f.work, f.found = in.work, append(f.found, in.found...)
	}
}

// only reports whether nothing is done with a value but what the finder is asked about.
func (f *finder) only(v ssa.Value) bool {
	for _, use := range *v.Referrers() {
		switch x := use.(type) {
		case *ssa.DebugRef:
		case *ssa.MakeInterface:
			if !f.only(x) {
				return false
			}
		default:
			if use != f.at {
				return false
			}
		}
	}
	return true
}
