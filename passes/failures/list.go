package failures

import "golang.org/x/tools/go/ssa"

// list traces the elements of a list of errors: of the arguments of a variadic
// function, or of what is appended to a variable.
//
//	errs = append(errs, check(in))
//	return errors.Join(errs...)
func (t *tracer) list(v ssa.Value, yield func(item)) {
	if v == nil || t.seen[v] || t.deep > maxDepth {
		return
	}
	t.seen[v] = true
	t.deep++
	defer func() { t.deep-- }()
	switch v := v.(type) {
	case *ssa.Slice:
		t.list(v.X, yield) // an array, or errs[:n]
	case *ssa.ChangeType:
		t.list(v.X, yield)
	case *ssa.Phi:
		for _, e := range v.Edges {
			t.list(e, yield)
		}
	case *ssa.Call:
		if b, ok := v.Call.Value.(*ssa.Builtin); ok && b.Name() == "append" {
			for _, arg := range v.Call.Args {
				t.list(arg, yield)
			}
		}
	case *ssa.UnOp:
		t.kept(v, yield)
	}
	t.elements(v, yield)
}

// kept traces the elements of the lists that a variable can have.
func (t *tracer) kept(read *ssa.UnOp, yield func(item)) {
	switch read.X.(type) {
	case *ssa.Alloc, *ssa.FreeVar:
	default:
		return
	}
	for _, place := range places(read.X) {
		for _, ref := range *place.Referrers() {
			switch ref := ref.(type) {
			case *ssa.Store:
				if ref.Addr == place {
					t.list(ref.Val, yield)
				}
			case *ssa.UnOp: // errs[i] = …
				t.elements(ref, yield)
			}
		}
	}
}

// elements traces what is stored in the elements of an array or a list.
func (t *tracer) elements(v ssa.Value, yield func(item)) {
	if v.Referrers() == nil {
		return
	}
	for _, ref := range *v.Referrers() {
		at, ok := ref.(*ssa.IndexAddr)
		if !ok || at.X != v {
			continue
		}
		for _, ref := range *at.Referrers() {
			if st, ok := ref.(*ssa.Store); ok && st.Addr == at {
				t.element(st.Val, st.Block(), yield)
			}
		}
	}
}

// element traces an error that is stored in a block, also in a list of anything.
func (t *tracer) element(v ssa.Value, b *ssa.BasicBlock, yield func(item)) {
	if !isError(v.Type()) {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		}
	}
	if isError(v.Type()) {
		t.trace(v, without(v, b, yield))
	}
}
