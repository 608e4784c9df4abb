package payload

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/syntax"
)

// allDialects are the dialects in the order of the runtime's constants.
var allDialects = []string{spec.DialectAgentSpec, spec.DialectClawV1, spec.DialectClawV2, spec.DialectAnimusV1}

// dialects returns the dialects that the application may have: those that the
// package makes applications with, or all if it makes none or that cannot be
// told.
func (u *unit) dialects() []string {
	if u.possible == nil {
		u.possible = u.findDialects()
	}
	return u.possible
}

func (u *unit) findDialects() []string {
	apps := 0
	var used []string
	told := true
	for _, file := range u.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			c, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			id := syntax.Name(c.Fun)
			if id == nil {
				return true
			}
			fn, ok := u.pass.TypesInfo.Uses[id].(*types.Func)
			if !ok || fn.Pkg() == nil || fn.Signature().Recv() != nil || !known.IsOfRuntime(fn.Pkg().Path()) {
				return true
			}
			switch fn.Name() {
			case "New":
				apps++
				told = told && !c.Ellipsis.IsValid()
			case "Use":
				d, ok := u.only(c)
				if !ok || d < 0 || d >= len(allDialects) {
					told = false
					return true
				}
				used = append(used, allDialects[d])
			case "Phase":
				phase, ok := u.only(c)
				if !ok {
					phase = spec.LastClawPhase // which objects to less
				}
				u.phase = max(u.phase, phase)
			}
			return true
		})
	}
	if apps == 0 || !told {
		return allDialects
	}
	if len(used) < apps {
		used = append(used, spec.DialectAgentSpec)
	}
	slices.Sort(used)
	return slices.Compact(used)
}

// only returns the only argument of a call, if that is a constant.
func (u *unit) only(c *ast.CallExpr) (number int, ok bool) {
	if len(c.Args) != 1 {
		return 0, false
	}
	return u.number(c.Args[0])
}
