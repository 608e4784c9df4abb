package reached

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/position"
)

// A Span is the source to underline for an effect.
type Span struct {
	Begin, End token.Pos
	Node       ast.Node  // the call, expression or statement there; nil if none was found
	chain      token.Pos // where the expression begins that the node is a part of
}

// SpanOf returns the span of an effect at pos: the call whose parenthesis
// stands there, or the expression or statement that begins there.
func SpanOf(pass *analysis.Pass, pos token.Pos) Span {
	path := position.Around(pass.Files, pos, pos)
	for _, n := range path {
		if call, ok := n.(*ast.CallExpr); ok && call.Lparen == pos {
			return Span{callStart(pass.Fset, call), call.End(), call, call.Pos()}
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
			return Span{n.Go, n.Go + token.Pos(len("go")), n, pos}
		case *ast.SelectorExpr, *ast.FuncLit:
			best = n
		case ast.Expr:
			if best == nil { // such as &cmd{}
				best = n
			}
		}
	}
	if best != nil {
		return Span{pos, headEnd(best), best, pos}
	}
	return Span{pos, pos, nil, pos}
}

// headEnd returns where to end underlining an expression: what a literal holds
// may go on for many lines.
func headEnd(n ast.Node) token.Pos {
	switch n := n.(type) {
	case *ast.FuncLit:
		return n.Type.End()
	case *ast.CompositeLit:
		if n.Type != nil {
			return n.Type.End()
		}
		return n.Lbrace + 1
	case *ast.UnaryExpr:
		return headEnd(n.X)
	}
	return n.End()
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
