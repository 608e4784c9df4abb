package legacyenvelope

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
)

// isOnlyIn reports whether what a struct looks like in JSON is seen in the given calls
// alone. Another tag of a field changes files that are written with it, what is read into
// it, and answers that hold it:
//
//	data, err := json.Marshal(state)
//	if err := os.WriteFile("state.json", data, 0o600); err != nil {
//
// It is where a value becomes one of an interface that it may be encoded. What prints
// with verbs does not.
func (m *migration) isOnlyIn(field *types.Var, calls []*ast.CallExpr) bool {
	if m.isForOthers(field) {
		return false
	}
	for _, instance := range m.pass.TypesInfo.Instances {
		if slices.ContainsFunc(slices.Collect(instance.TypeArgs.Types()), func(t types.Type) bool { return holds(t, field, nil) }) {
			return false
		}
	}
	for _, fn := range m.pass.ResultOf[effects.Analyzer].(*effects.Result).Functions() {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if mi, ok := instr.(*ssa.MakeInterface); ok && holds(mi.X.Type(), field, nil) && !isGivenTo(mi, calls) {
					return false
				}
			}
		}
	}
	return true
}

// isForOthers reports whether other packages can have values of the type that declares
// a field.
func (m *migration) isForOthers(field *types.Var) bool {
	if m.pass.Pkg.Name() == "main" {
		return false
	}
	scope := m.pass.Pkg.Scope()
	return slices.ContainsFunc(scope.Names(), func(name string) bool {
		t, ok := scope.Lookup(name).(*types.TypeName)
		return ok && t.Exported() && holds(t.Type(), field, nil)
	})
}

// holds reports whether a value of a type holds a struct with the field.
func holds(t types.Type, field *types.Var, through []*types.Named) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		return !slices.Contains(through, t) && len(through) < mostNamed && holds(t.Underlying(), field, append(through, t))
	case *types.Struct:
		for f := range t.Fields() {
			if f.Origin() == field || holds(f.Type(), field, through) {
				return true
			}
		}
	case *types.Map:
		return holds(t.Key(), field, through) || holds(t.Elem(), field, through)
	case interface{ Elem() types.Type }:
		return holds(t.Elem(), field, through)
	}
	return false
}

// mostNamed bounds how many types lead to a field.
const mostNamed = 16

// isGivenTo reports whether an interface value is nothing but an argument of the calls, or
// of functions that print with verbs.
func isGivenTo(mi *ssa.MakeInterface, calls []*ast.CallExpr) bool {
	return !slices.ContainsFunc(*mi.Referrers(), func(ref ssa.Instruction) bool {
		switch ref := ref.(type) {
		case *ssa.DebugRef:
			return false
		case *ssa.Store:
			return !isPrinted(ref)
		case ssa.CallInstruction:
			return !slices.ContainsFunc(calls, func(c *ast.CallExpr) bool { return c.Lparen == ref.Common().Pos() })
		}
		return true
	})
}

// isPrinted reports whether what is stored is an argument of a function that prints it.
func isPrinted(st *ssa.Store) bool {
	at, ok := st.Addr.(*ssa.IndexAddr)
	if !ok || at.X.Referrers() == nil {
		return false
	}
	for _, ref := range *at.X.Referrers() {
		list, ok := ref.(*ssa.Slice)
		if !ok {
			continue // another element
		}
		for _, use := range *list.Referrers() {
			if _, debug := use.(*ssa.DebugRef); debug {
				continue
			}
			if c, ok := use.(ssa.CallInstruction); !ok || !prints(c.Common()) {
				return false
			}
		}
	}
	return true
}

func prints(c *ssa.CallCommon) bool {
	callee := c.StaticCallee()
	if callee == nil || callee.Object() == nil || callee.Object().Pkg() == nil {
		return false
	}
	path := callee.Object().Pkg().Path()
	return path == "fmt" || path == "log"
}
