package flow

import "go/types"

// copied returns what a list or a map has that is made of another one, of a type: the same
// elements in the same order. What is done to one of them from then on is not done to the
// other.
func (f *frame) copied(st *state, v value, t types.Type) value {
	step := "[]"
	if isMap(t) {
		step = "{}"
	}
	return f.copiedWithin(st, v, step, maxHops)
}

func (f *frame) copiedWithin(st *state, v value, step string, hops int) value {
	var out value
	for _, e := range v {
		switch {
		case e.at == "" && e.kind == isPlace && hops > 0:
			out.putAll(f.copiedWithin(st, f.get(st, f.content(st, e.obj), e.path), step, hops-1))
		case e.at == "" && e.kind == isParam && !e.whole && !e.order:
			out.putAll(f.get(st, value{e}, step).at(step))
			if step == "[]" {
				out.putAll(f.orders(st, value{e}))
			}
		default:
			out.put(e)
		}
	}
	return out
}

// isMap reports whether a type, or each type that a type parameter may be, is a map.
func isMap(t types.Type) bool {
	p, ok := types.Unalias(t).(*types.TypeParam)
	if !ok {
		_, ok := t.Underlying().(*types.Map)
		return ok
	}
	iface, ok := p.Constraint().Underlying().(*types.Interface)
	if !ok || iface.NumEmbeddeds() != 1 {
		return false
	}
	u, ok := iface.EmbeddedType(0).(*types.Union)
	if !ok || u.Len() != 1 {
		return false
	}
	_, ok = u.Term(0).Type().Underlying().(*types.Map)
	return ok
}
