package exitcall

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
	"github.com/envvet/envvet/passes/position"
)

// fixReturn is the name of the fix that returns an error instead. The exit
// status may become another one, so it is offered only when named.
const fixReturn = "return"

// toReturn returns the fix for the exit at node: a statement log.Fatal(err),
// log.Fatalf(format, …) or their like, directly in a function that returns an error.
func toReturn(pass *analysis.Pass, node ast.Node) []analysis.SuggestedFix {
	call, ok := node.(*ast.CallExpr)
	if !ok {
		return nil
	}
	value, edits := asError(pass, call)
	if value == "" {
		return nil
	}
	stmt, results := enclosing(pass, call)
	if stmt == nil || results == nil {
		return nil
	}
	var values []string
	for i := range results.Len() - 1 {
		zero := zeroValue(pass, call.Pos(), results.At(i).Type())
		if zero == "" {
			return nil
		}
		values = append(values, zero)
	}
	text := "return " + strings.Join(append(values, value), ", ")
	return []analysis.SuggestedFix{{
		Message:   "Return the error",
		TextEdits: append(edits, analysis.TextEdit{Pos: stmt.Pos(), End: stmt.End(), NewText: []byte(text)}),
	}}
}

// asError returns the expression of the error that the call would log.
func asError(pass *analysis.Pass, call *ast.CallExpr) (string, []analysis.TextEdit) {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || call.Ellipsis.IsValid() {
		return "", nil
	}
	fn, ok := pass.TypesInfo.Uses[sel.Sel].(*types.Func)
	if !ok || fn.Pkg() == nil || fn.Pkg().Path() != "log" || fn.Signature().Recv() != nil {
		return "", nil // a logger may be for more than standard error, and for nothing else
	}
	switch fn.Name() {
	case "Fatal", "Fatalln":
		if len(call.Args) == 1 && types.Identical(pass.TypesInfo.TypeOf(call.Args[0]), types.Universe.Lookup("error").Type()) {
			return fix.Source(pass, call.Args[0]), nil
		}
	case "Fatalf":
		if len(call.Args) == 0 {
			return "", nil
		}
		name, edits := fix.Import(pass, call.Pos(), "fmt")
		if name == "" {
			return "", nil
		}
		var args []string
		for _, a := range call.Args {
			args = append(args, fix.Source(pass, a))
		}
		return name + ".Errorf(" + strings.Join(args, ", ") + ")", edits
	}
	return "", nil
}

// enclosing returns the statement that the call is, and the results of the
// function it stands in, if the last of them is an error.
func enclosing(pass *analysis.Pass, call *ast.CallExpr) (ast.Stmt, *types.Tuple) {
	var stmt *ast.ExprStmt
	for i, n := range position.Around(pass.Files, call.Pos(), call.End()) {
		switch n := n.(type) {
		case *ast.ExprStmt:
			if i <= 1 {
				stmt = n
			}
		case *ast.FuncLit:
			sig, _ := pass.TypesInfo.TypeOf(n).(*types.Signature)
			return returning(stmt, sig)
		case *ast.FuncDecl:
			sig, _ := pass.TypesInfo.ObjectOf(n.Name).Type().(*types.Signature)
			return returning(stmt, sig)
		}
	}
	return nil, nil
}

func returning(stmt *ast.ExprStmt, sig *types.Signature) (ast.Stmt, *types.Tuple) {
	if stmt == nil || sig == nil || sig.Results().Len() == 0 {
		return nil, nil
	}
	last := sig.Results().At(sig.Results().Len() - 1).Type()
	if !types.Identical(last, types.Universe.Lookup("error").Type()) {
		return nil, nil
	}
	return stmt, sig.Results()
}

// zeroValue returns the expression of t's zero value at pos, empty if it is
// not easily said.
func zeroValue(pass *analysis.Pass, pos token.Pos, t types.Type) string {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsString != 0:
			return `""`
		case u.Info()&types.IsBoolean != 0:
			return "false"
		case u.Info()&types.IsNumeric != 0:
			return "0"
		}
	case *types.Pointer, *types.Slice, *types.Map, *types.Chan, *types.Signature, *types.Interface:
		if _, param := types.Unalias(t).(*types.TypeParam); !param {
			return "nil"
		}
	case *types.Struct, *types.Array:
		named, ok := types.Unalias(t).(*types.Named)
		if !ok || named.Obj().Pkg() != pass.Pkg || named.TypeArgs().Len() > 0 {
			return ""
		}
		if scope := pass.Pkg.Scope().Innermost(pos); scope != nil {
			if _, found := scope.LookupParent(named.Obj().Name(), pos); found == named.Obj() {
				return named.Obj().Name() + "{}"
			}
		}
	}
	return ""
}
