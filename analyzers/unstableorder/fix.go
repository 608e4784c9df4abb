package unstableorder

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/passes/position"
)

// fixSort is the name of the fix that sorts the list. It changes the answer, so
// it is offered only when named.
const fixSort = "sort"

// span returns what to underline for a source: the head of a loop, or a call.
func span(pass *analysis.Pass, pos token.Pos) (begin, end token.Pos) {
	for _, n := range position.Around(pass.Files, pos, pos) {
		if loop, ok := n.(*ast.RangeStmt); ok && loop.For == pos {
			return loop.For, loop.X.End()
		}
	}
	s := reached.SpanOf(pass, pos)
	return s.Begin, max(s.End, s.Begin+1)
}

// sorting returns the fix for a source at pos, nothing if it is not plain how to
// sort: what a loop over a map appends to a variable or a field is sorted behind
// the loop, what slices.Collect makes of maps.Keys or maps.Values is made by
// slices.Sorted.
func sorting(pass *analysis.Pass, pos token.Pos) []analysis.SuggestedFix {
	path := position.Around(pass.Files, pos, pos)
	for i, n := range path {
		switch n := n.(type) {
		case *ast.RangeStmt:
			if n.For == pos && i+1 < len(path) {
				return behind(pass, n, path[i+1:])
			}
		case *ast.CallExpr:
			if n.Lparen == pos && i+1 < len(path) {
				if outer, ok := path[i+1].(*ast.CallExpr); ok {
					return sorted(pass, outer)
				}
			}
		}
	}
	return nil
}

// sorted makes slices.Sorted of slices.Collect.
func sorted(pass *analysis.Pass, call *ast.CallExpr) []analysis.SuggestedFix {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || len(call.Args) != 1 {
		return nil
	}
	fn, ok := pass.TypesInfo.Uses[sel.Sel].(*types.Func)
	if !ok || fn.FullName() != "slices.Collect" || !comparable(pass.TypesInfo.TypeOf(call)) {
		return nil
	}
	return []analysis.SuggestedFix{{
		Message:   "Collect it with slices.Sorted",
		TextEdits: []analysis.TextEdit{{Pos: sel.Sel.Pos(), End: sel.Sel.End(), NewText: []byte("Sorted")}},
	}}
}

// behind sorts the list behind a loop that appends to it, around which are nodes. Lists that
// one loop appends to may belong together, an element of one to that of another.
func behind(pass *analysis.Pass, loop *ast.RangeStmt, around []ast.Node) []analysis.SuggestedFix {
	switch around[0].(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
	default:
		return nil // labeled
	}
	lists, ok := appended(pass, loop)
	if !ok || len(lists) != 1 || !beginsEmpty(pass, lists[0], loop, around) || stops(pass, lists[0], loop) {
		return nil
	}
	name, imports := fix.Import(pass, loop.Pos(), "slices")
	if name == "" {
		return nil
	}
	indent := strings.Repeat("\t", pass.Fset.PositionFor(loop.Pos(), false).Column-1)
	list := types.ExprString(lists[0])
	text := "\n" + indent + name + ".Sort(" + list + ")"
	edits := append(imports, analysis.TextEdit{Pos: loop.End(), End: loop.End(), NewText: []byte(text)})
	return []analysis.SuggestedFix{{Message: "Sort " + list, TextEdits: edits}}
}

// appended returns the lists that a loop appends to and that were there before
// it. ok is false if one cannot be sorted by its elements alone.
func appended(pass *analysis.Pass, loop *ast.RangeStmt) (lists []ast.Expr, ok bool) {
	ok = true
	seen := make(map[string]bool)
	ast.Inspect(loop.Body, func(n ast.Node) bool {
		assign, is := n.(*ast.AssignStmt)
		if !is || len(assign.Lhs) != 1 || len(assign.Rhs) != 1 {
			return true
		}
		call, is := ast.Unparen(assign.Rhs[0]).(*ast.CallExpr)
		if !is || len(call.Args) < 2 {
			return true
		}
		if b, is := pass.TypesInfo.Uses[identOf(call.Fun)].(*types.Builtin); !is || b.Name() != "append" {
			return true
		}
		list := assign.Lhs[0]
		root := rootOf(pass, list)
		if root == nil || loop.Body.Pos() <= root.Pos() && root.Pos() < loop.Body.End() {
			return true
		}
		if !comparable(pass.TypesInfo.TypeOf(list)) {
			ok = false
			return true
		}
		if text := types.ExprString(list); !seen[text] {
			seen[text] = true
			lists = append(lists, list)
		}
		return true
	})
	return lists, ok
}

func identOf(e ast.Expr) *ast.Ident {
	id, _ := ast.Unparen(e).(*ast.Ident)
	return id
}

// rootOf returns the variable that a variable or a field of it begins with, nil
// for any other place.
func rootOf(pass *analysis.Pass, e ast.Expr) types.Object {
	switch e := e.(type) {
	case *ast.Ident:
		return pass.TypesInfo.ObjectOf(e)
	case *ast.SelectorExpr:
		return rootOf(pass, e.X)
	}
	return nil
}

// comparable reports whether the elements of a list have an order of their own.
func comparable(t types.Type) bool {
	if t == nil {
		return false
	}
	s, ok := t.Underlying().(*types.Slice)
	if !ok {
		return false
	}
	b, ok := s.Elem().Underlying().(*types.Basic)
	return ok && b.Info()&types.IsOrdered != 0
}
