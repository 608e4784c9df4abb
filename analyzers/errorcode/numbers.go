package errorcode

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/payload"
)

// numbers reports exit codes that are written as numbers, statuses that no
// process has, and malformed codes of warnings.
func (v *visit) numbers() {
	program := v.pass.ResultOf[handlers.Analyzer].(*handlers.Result).Program()
	runtime := payload.Runtime(v.pass.Pkg)
	if !program && runtime == nil {
		return
	}
	for _, file := range v.pass.Files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			switch n := n.(type) {
			case *ast.GenDecl:
				return n.Tok != token.CONST // where numbers get their names
			case *ast.BasicLit:
				if runtime != nil && n.Kind == token.INT {
					v.number(runtime, n, stack)
				}
			case *ast.CallExpr:
				v.exit(n)
				if runtime != nil {
					v.warning(n)
				}
			}
			return true
		})
	}
}

// number reports a number that is an exit code of the contract. What compares
// one with it is left alone.
func (v *visit) number(runtime *types.Package, lit *ast.BasicLit, stack []ast.Node) {
	t := v.pass.TypesInfo.TypeOf(lit)
	var whole ast.Expr = lit
	if i := len(stack) - 1; i >= 0 {
		switch up := stack[i].(type) {
		case *ast.CallExpr: // envelope.ExitCode(5)
			if v.pass.TypesInfo.Types[up.Fun].IsType() && len(up.Args) == 1 && up.Args[0] == lit {
				t, whole = v.pass.TypesInfo.TypeOf(up), up
			}
		case *ast.BinaryExpr, *ast.UnaryExpr, *ast.CaseClause, *ast.IndexExpr:
			return
		}
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() != runtime || named.Obj().Name() != "ExitCode" {
		return
	}
	value := v.pass.TypesInfo.Types[whole].Value
	if value == nil {
		return
	}
	code, ok := constant.Int64Val(constant.ToInt(value))
	if !ok || code < 0 || code >= int64(len(spec.Exits)) {
		return
	}
	to := constantOf(runtime, named, code)
	if to == "" || v.refuses(whole) {
		return
	}
	d := v.add("literal", whole.Pos(), whole.End(), fmt.Sprintf(
		"exit code %d is written as a number, readers have to know the table; use %s.%s", code, runtime.Name(), to))
	if d == nil {
		return
	}
	if qualifier, ok := v.qualifier(runtime, whole.Pos()); ok {
		d.SuggestedFixes = []analysis.SuggestedFix{{
			Message:   "Use the constant",
			TextEdits: []analysis.TextEdit{{Pos: whole.Pos(), End: whole.End(), NewText: []byte(qualifier + to)}},
		}}
	}
}

// refuses reports whether a number is told to be the wrong one: its constant would be, too.
func (v *visit) refuses(number ast.Expr) bool {
	return slices.ContainsFunc(v.found, func(d *analysis.Diagnostic) bool {
		return d.Pos == number.Pos() && d.Category == name+"/"+spec.CategoryExit
	})
}

// constantOf returns the name of the exit code's constant.
func constantOf(runtime *types.Package, t *types.Named, code int64) string {
	for _, name := range runtime.Scope().Names() {
		if c, ok := runtime.Scope().Lookup(name).(*types.Const); ok && types.Identical(c.Type(), t) {
			if n, ok := constant.Int64Val(constant.ToInt(c.Val())); ok && n == code {
				return name
			}
		}
	}
	return ""
}

// qualifier returns how a file names the runtime's package at pos, with a period.
func (v *visit) qualifier(runtime *types.Package, pos token.Pos) (string, bool) {
	for _, file := range v.pass.Files {
		if pos < file.FileStart || file.FileEnd <= pos {
			continue
		}
		for _, imp := range file.Imports {
			name := v.pass.TypesInfo.PkgNameOf(imp)
			if name == nil || name.Imported() != runtime || name.Name() == "_" {
				continue
			}
			if name.Name() == "." {
				return "", true
			}
			if scope := v.pass.Pkg.Scope().Innermost(pos); scope != nil {
				if _, obj := scope.LookupParent(name.Name(), pos); obj == name {
					return name.Name() + ".", true
				}
			}
		}
	}
	return "", false
}

// exit reports os.Exit with a constant that callers see as another one, or in a
// program of our runtime as one that the contract has not.
func (v *visit) exit(call *ast.CallExpr) {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || len(call.Args) != 1 {
		return
	}
	fn, ok := v.pass.TypesInfo.Uses[sel.Sel].(*types.Func)
	if !ok || fn.Pkg() == nil || fn.Pkg().Path() != "os" || fn.Name() != "Exit" {
		return
	}
	value := v.pass.TypesInfo.Types[call.Args[0]].Value
	if value == nil {
		return
	}
	status, ok := constant.Int64Val(constant.ToInt(value))
	arg := call.Args[0]
	switch {
	case !ok:
	case status < 0 || status > 255:
		v.add("exit", arg.Pos(), arg.End(), fmt.Sprintf(
			"exit status %d does not exist, callers see %d; use one from 0 to 255", status, uint8(status)))
	case payload.Runtime(v.pass.Pkg) != nil && !spec.IsExit(int(status)) && status != spec.ExitInterrupted && status != spec.ExitTerminated:
		v.add("exit", arg.Pos(), arg.End(), fmt.Sprintf(
			"exit status %d is none that the contract has, callers would take it for something else; use a code of the contract, or %d to %d", status, spec.FirstOwnExit, spec.LastOwnExit))
	}
}

// warning reports a code of envelope.Warn that callers cannot match.
func (v *visit) warning(call *ast.CallExpr) {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || len(call.Args) < 3 {
		return
	}
	fn, ok := v.pass.TypesInfo.Uses[sel.Sel].(*types.Func)
	if !ok || fn.Name() != "Warn" || fn.Pkg() == nil || fn.Pkg() != payload.Runtime(v.pass.Pkg) || fn.Signature().Recv() != nil {
		return
	}
	value := v.pass.TypesInfo.Types[call.Args[1]].Value
	if value == nil || value.Kind() != constant.String || spec.IsErrorCode(constant.StringVal(value)) {
		return
	}
	arg := call.Args[1]
	v.add("name", arg.Pos(), arg.End(), fmt.Sprintf(
		"warning code %q does not match %s, callers cannot tell it from the text; rename it", constant.StringVal(value), spec.ErrorCodePattern))
}

// exitConstant returns the name of the constant of an exit code of the contract.
func exitConstant(runtime *types.Package, exit int) string {
	obj, ok := runtime.Scope().Lookup("ExitCode").(*types.TypeName)
	if !ok {
		return ""
	}
	named, ok := obj.Type().(*types.Named)
	if !ok {
		return ""
	}
	return constantOf(runtime, named, int64(exit))
}
