package payload

import (
	"go/ast"
	"go/types"

	"github.com/envvet/envvet/passes/internal/syntax"
)

// maxMakers bounds the functions that return what another one does.
const maxMakers = 4

// returned returns what a function of the package returns that a call is of, nil if that is not
// known or it has several returns.
//
//	func showCmd() envelope.Command[in, out] {
//		return envelope.Command[in, out]{Name: "show", Effect: envelope.Safe, Run: show}
//	}
func (u *unit) returned(call *ast.CallExpr) ast.Expr {
	id := syntax.Name(call.Fun)
	if id == nil {
		return nil
	}
	fn, ok := u.pass.TypesInfo.Uses[id].(*types.Func)
	if !ok {
		return nil
	}
	body := u.bodies()[fn.Origin()]
	if body == nil {
		return nil
	}
	if all := returnsOf(body); len(all) == 1 && len(all[0].Results) == 1 {
		return all[0].Results[0]
	}
	return nil
}
