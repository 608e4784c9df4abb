package reached

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"
)

// Span returns the range of source to underline for an effect at pos, and the
// expression there: the call whose parenthesis stands at pos, or the
// expression or statement that begins there.
func Span(pass *analysis.Pass, pos token.Pos) (start, end token.Pos, node ast.Node) {
	for _, file := range pass.Files {
		if pos < file.FileStart || file.FileEnd <= pos {
			continue
		}
		path, _ := astutil.PathEnclosingInterval(file, pos, pos)
		for _, n := range path {
			if call, ok := n.(*ast.CallExpr); ok && call.Lparen == pos {
				return callStart(pass.Fset, call), call.End(), call
			}
		}
		var best ast.Node
		for _, n := range path {
			if n.Pos() != pos {
				if best != nil {
					break
				}
				continue
			}
			switch n := n.(type) {
			case *ast.GoStmt:
				return n.Go, n.Go + token.Pos(len("go")), n
			case *ast.Ident, *ast.SelectorExpr, *ast.FuncLit:
				best = n
			}
		}
		if lit, ok := best.(*ast.FuncLit); ok {
			return pos, lit.Type.End(), lit
		}
		if best != nil {
			return pos, best.End(), best
		}
	}
	return pos, pos, nil
}

// callStart returns where to begin underlining a call: at its beginning if that
// is on the line of its parenthesis, else at the name called, so that a finding
// in a chain of calls stands on the line of the call it is about.
func callStart(fset *token.FileSet, call *ast.CallExpr) token.Pos {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
		if fset.PositionFor(call.Pos(), false).Line != fset.PositionFor(call.Lparen, false).Line {
			return sel.Sel.Pos()
		}
	}
	return call.Pos()
}
