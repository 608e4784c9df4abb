package failures

import (
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A tracer finds what one value can be.
type tracer struct {
	*flow
	seen map[ssa.Value]bool
	bare map[ssa.Value]bool // which were traced untested
	deep int
}

// maxDepth bounds how far a value is traced within a function.
const maxDepth = 50

func (f *flow) tracer() *tracer {
	return &tracer{flow: f, seen: make(map[ssa.Value]bool), bare: make(map[ssa.Value]bool)}
}

func (t *tracer) trace(v ssa.Value, yield func(item)) {
	if v == nil || t.seen[v] || t.deep > maxDepth {
		return
	}
	t.seen[v] = true
	t.deep++
	defer func() { t.deep-- }()
	if narrowed(v) {
		yield = chosen(yield)
	} else if instr, ok := v.(ssa.Instruction); ok && t.choosing(instr.Block()) {
		yield = chosen(yield)
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		if !isChanged(v.X, v) {
			t.trace(v.X, yield)
		}
	case *ssa.ChangeInterface:
		t.trace(v.X, yield)
	case *ssa.ChangeType:
		t.trace(v.X, yield)
	case *ssa.TypeAssert:
		t.trace(v.X, yield)
	case *ssa.Extract:
		switch tuple := v.Tuple.(type) {
		case *ssa.Call:
			t.call(tuple, yield)
		case *ssa.TypeAssert:
			t.trace(tuple.X, yield)
		}
	case *ssa.Phi:
		for i, e := range v.Edges {
			if isNil(e, v.Block().Preds[i], v.Block()) {
				continue
			}
			to := yield
			if t.choosing(v.Block().Preds[i]) {
				to = chosen(yield)
			}
			t.trace(e, without(e, v.Block().Preds[i], to))
		}
	case *ssa.Parameter:
		if i := slices.Index(v.Parent().Params, v); i >= 0 {
			yield(item{Failure: Failure{Param: i}, handed: true})
		}
	case *ssa.Alloc:
		t.make(v, v, yield)
		t.wrapped(v, yield)
	case *ssa.Call:
		t.call(v, yield)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			t.load(v, yield)
		}
	}
}

// chosen marks what it yields.
func chosen(yield func(item)) func(item) {
	return func(it item) {
		it.Chosen = true
		yield(it)
	}
}

// load traces what a variable can hold where it is read.
func (t *tracer) load(read *ssa.UnOp, yield func(item)) {
	switch addr := read.X.(type) {
	case *ssa.Global:
		t.global(addr, yield)
	case *ssa.Alloc, *ssa.FreeVar:
		for _, place := range places(addr) {
			if isLater(place, read) {
				continue
			}
			left := storesAt(place, readers(read, place))
			for _, ref := range *place.Referrers() {
				switch ref := ref.(type) {
				case *ssa.Store:
					if ref.Addr == place && left[ref] && !isNil(ref.Val, ref.Block(), nil) {
						t.trace(ref.Val, yield)
					}
				case *ssa.MakeInterface:
					t.taken(ref, place, yield)
				}
			}
			if v, ok := place.(*ssa.Alloc); ok {
				t.wrapped(v, yield)
			}
		}
	}
}

func (t *tracer) global(global *ssa.Global, yield func(item)) {
	yield = held(yield, heldBy(global))
	for _, it := range t.vars[global].items() {
		yield(it)
	}
	v, ok := global.Object().(*types.Var)
	if !ok || v.Pkg() == t.pass.Pkg {
		return
	}
	var fact Held
	if t.pass.ImportObjectFact(v, &fact) {
		for _, f := range fact.Failures {
			yield(item{Failure: f, pos: token.NoPos})
		}
	}
}

// taken traces what errors.As takes out of an error.
func (t *tracer) taken(target *ssa.MakeInterface, place ssa.Value, yield func(item)) {
	for _, ref := range *target.Referrers() {
		if c, ok := ref.(*ssa.Call); ok && isFunc(c, "errors", "As") && len(c.Call.Args) == 2 && c.Call.Args[1] == target {
			if asked(place) {
				yield = chosen(yield)
			}
			t.untested(c.Call.Args[0], yield)
		}
	}
}

// untested traces an error whose test is that of errors.As.
func (t *tracer) untested(v ssa.Value, yield func(item)) {
	if t.bare[v] {
		return
	}
	t.bare[v] = true
	inner := *t
	inner.seen = maps.Clone(t.seen)
	delete(inner.seen, v)
	switch x := v.(type) {
	case *ssa.MakeInterface:
		inner.untested(x.X, yield)
	case *ssa.ChangeInterface:
		inner.untested(x.X, yield)
	case *ssa.Call:
		inner.call(x, yield)
	case *ssa.Extract:
		if c, ok := x.Tuple.(*ssa.Call); ok {
			inner.call(c, yield)
		}
	default:
		inner.trace(v, yield)
	}
}

// places returns the allocation that an address is, and the free variables by
// which closures know it.
func places(addr ssa.Value) (all []ssa.Value) {
	if v, ok := addr.(*ssa.FreeVar); ok {
		outer := binding(v)
		if outer == nil {
			return nil
		}
		addr = outer
	}
	all = []ssa.Value{addr}
	for i := 0; i < len(all) && i < maxDepth; i++ {
		for _, ref := range *all[i].Referrers() {
			mc, ok := ref.(*ssa.MakeClosure)
			if !ok {
				continue
			}
			for j, b := range mc.Bindings {
				if inner := mc.Fn.(*ssa.Function); b == all[i] && j < len(inner.FreeVars) && !slices.Contains(all, ssa.Value(inner.FreeVars[j])) {
					all = append(all, inner.FreeVars[j])
				}
			}
		}
	}
	return all
}

// binding returns the allocation that a free variable is, nil if it is none.
func binding(v *ssa.FreeVar) ssa.Value {
	for range maxDepth {
		fn := v.Parent()
		i := slices.Index(fn.FreeVars, v)
		if fn.Parent() == nil || i < 0 {
			return nil
		}
		var outer ssa.Value
		for _, b := range fn.Parent().Blocks {
			for _, instr := range b.Instrs {
				if mc, ok := instr.(*ssa.MakeClosure); ok && mc.Fn == fn {
					outer = mc.Bindings[i]
				}
			}
		}
		switch outer := outer.(type) {
		case *ssa.FreeVar:
			v = outer
		case *ssa.Alloc:
			return outer
		default:
			return nil
		}
	}
	return nil
}
