package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Some functions a framework runs before the handlers of each command, unless they fail:
// those that cobra.OnInitialize is given, and that of the command by which a program begins.
//
//	var root = &cobra.Command{PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
//		ui.SetOutput(cmd.ErrOrStderr())
//		return nil
//	}}

// findFirst finds them, and returns them with what they may call. What leads to handlers was
// evaluated.
func (p *Package) findFirst() []*ssa.Function {
	if p.entry() == nil {
		return nil
	}
	p.first = make(map[*ssa.Function]known.Framework)
	put := make(map[known.Hook][]*ssa.Store)
	for _, fn := range p.funcs {
		for _, h := range hooksIn(fn) {
			if p.settles(h.by) {
				p.first[h.fn], _ = known.FrameworkOf(form.DeclaredAs(&h.by.Call).Pkg().Path())
			}
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if st, ok := i.(*ssa.Store); ok {
					if hook, ok := hookAt(st.Addr); ok && !p.inTest(fn) {
						put[hook] = append(put[hook], st)
					}
				}
			}
		}
	}
	for hook, stores := range put {
		if len(stores) > 1 && hook.Overridden {
			continue // that of the nearest command is run
		}
		for _, st := range stores {
			if fn := form.Started(st.Val); form.IsOwn(fn, p.entry()) && p.isRoot(st) {
				p.first[fn] = frameworkAt(st.Addr)
			}
		}
	}
	if len(p.first) == 0 {
		return nil
	}
	clear(p.certain)
	var first []*ssa.Function
	for _, fn := range p.funcs {
		if p.first[fn] != "" {
			first = append(first, fn)
		}
	}
	return p.withCalled(first)
}

// hookAt returns the hook that is put at an address, false if that is of something else.
func hookAt(addr ssa.Value) (known.Hook, bool) {
	field, ok := addr.(*ssa.FieldAddr)
	if !ok {
		return known.Hook{}, false
	}
	of := pointedTo(field)
	if of == nil {
		return known.Hook{}, false
	}
	return known.HookOf(of, typeinfo.FieldName(field.X.Type(), field.Field))
}

// frameworkAt returns the framework of the type that an address is of a field of.
func frameworkAt(addr ssa.Value) known.Framework {
	of := pointedTo(addr.(*ssa.FieldAddr))
	framework, _ := known.FrameworkOf(of.Pkg().Path())
	return framework
}

// pointedTo returns the type that an address is of a field of, nil if it has no name.
func pointedTo(field *ssa.FieldAddr) *types.TypeName {
	ptr, ok := field.X.Type().Underlying().(*types.Pointer)
	if !ok {
		return nil
	}
	named, ok := types.Unalias(ptr.Elem()).(*types.Named)
	if !ok {
		return nil
	}
	return named.Obj()
}

// isRoot reports whether a store is into the command, or the application, that the entry of
// the program has the framework run.
func (p *Package) isRoot(st *ssa.Store) bool {
	of := make(map[ssa.Value]bool)
	p.madeAt(st.Addr.(*ssa.FieldAddr).X, 0, of)
	for _, fn := range p.funcs {
		if p.inTest(fn) || !p.above(fn)[p.entry()] {
			continue
		}
		for _, c := range handlerStarts(fn) {
			run := make(map[ssa.Value]bool)
			if args := c.Common().Args; len(args) > 0 {
				p.madeAt(args[0], 0, run)
			}
			for v := range run {
				if of[v] {
					return true
				}
			}
		}
	}
	return false
}

// madeAt adds to out what makes what a value may be, as far as names of functions and
// variables of the package lead there.
func (p *Package) madeAt(v ssa.Value, depth int, out map[ssa.Value]bool) {
	if depth > maxDepth || len(out) > maxWays {
		return
	}
	stored := func(uses []ssa.Instruction, addr ssa.Value) {
		for _, use := range uses {
			if st, ok := use.(*ssa.Store); ok && st.Addr == addr {
				p.madeAt(st.Val, depth+1, out)
			}
		}
	}
	switch v := v.(type) {
	case *ssa.Alloc:
		out[v] = true
	case *ssa.UnOp:
		switch from := v.X.(type) {
		case *ssa.Global:
			if from.Pkg == p.ssa {
				stored(p.usesOfVariable(from), from)
			}
		case *ssa.Alloc:
			stored(*from.Referrers(), from)
		}
	case *ssa.Phi:
		for _, e := range v.Edges {
			p.madeAt(e, depth+1, out)
		}
	case *ssa.Extract:
		if c, ok := v.Tuple.(*ssa.Call); ok {
			p.returnedMade(c, v.Index, depth, out)
		}
	case *ssa.Call:
		p.returnedMade(v, 0, depth, out)
	}
}

// returnedMade is madeAt for a result of a call, which makes it itself if nothing is known of
// the function.
func (p *Package) returnedMade(c *ssa.Call, result, depth int, out map[ssa.Value]bool) {
	fn := c.Call.StaticCallee()
	if !form.IsOwn(fn, c.Parent()) {
		out[c] = true
		return
	}
	for _, b := range p.frame(fn).ends {
		if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && result < len(r.Results) {
			p.madeAt(r.Results[result], depth+1, out)
		}
	}
}
