package handlers

import (
	"go/ast"
	"go/token"
	"slices"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// findEnds finds the calls that a list of statements ends with: of those that the
// answer is made of, the ones after which nothing is done but to answer.
func (w *work) findEnds(list []ast.Stmt) {
	for len(list) > 1 && w.onlyAnswers(list[len(list)-1]) {
		list = list[:len(list)-1]
	}
	if len(list) == 0 {
		return
	}
	switch s := list[len(list)-1].(type) {
	case *ast.IfStmt:
		if w.asksForError(s) {
			w.addEnds(s.Init)
			w.addEnds(s.Cond)
			return
		}
		w.findEnds(s.Body.List)
		if s.Else != nil {
			w.findEnds([]ast.Stmt{s.Else})
		}
	case *ast.BlockStmt:
		w.findEnds(s.List)
	case *ast.LabeledStmt:
		w.findEnds([]ast.Stmt{s.Stmt})
	case *ast.ForStmt:
		w.findEnds(s.Body.List)
	case *ast.RangeStmt:
		w.findEnds(s.Body.List)
	case *ast.SwitchStmt:
		w.findEndsOfEach(s.Body)
	case *ast.TypeSwitchStmt:
		w.findEndsOfEach(s.Body)
	case *ast.SelectStmt:
		w.findEndsOfEach(s.Body)
	default:
		w.addEnds(s)
	}
}

// findEndsOfEach does so for the clauses of a switch or select statement.
func (w *work) findEndsOfEach(body *ast.BlockStmt) {
	for _, s := range body.List {
		switch s := s.(type) {
		case *ast.CaseClause:
			w.findEnds(s.Body)
		case *ast.CommClause:
			w.findEnds(s.Body)
		}
	}
}

// addEnds adds those of a statement or expression. Here a call may have a value beside
// the error: all that is left to do with that is to answer with it.
func (w *work) addEnds(n ast.Node) {
	if n == nil {
		return
	}
	if s, ok := n.(*ast.AssignStmt); ok && w.results(s.Rhs) != nil {
		if call, ok := ast.Unparen(s.Rhs[0]).(*ast.CallExpr); ok && w.mayFail(call) {
			w.ends[call] = true
		}
	}
	ast.Inspect(n, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && w.answers[call] {
			w.ends[call] = true
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
}

// onlyAnswers reports whether a statement returns what is there, or something that is
// made of an error or by the framework, or asks whether there is an error.
func (w *work) onlyAnswers(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.ReturnStmt:
		only := true
		ast.Inspect(s, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && !w.makesAnswer(call) {
				only = false
			}
			return only
		})
		return only
	case *ast.IfStmt:
		return s.Init == nil && w.asksForError(s) && !w.hasAnswer(s.Cond)
	}
	return false
}

// makesAnswer reports whether a call makes something of an error, or what a handler
// of the framework returns, or only converts what is there.
func (w *work) makesAnswer(call *ast.CallExpr) bool {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && w.isErrorValue(sel.X) {
		return true
	}
	if slices.ContainsFunc(call.Args, w.isErrorValue) || w.pass.TypesInfo.Types[call.Fun].IsType() {
		return true
	}
	fn := w.funcOf(w.strip(call.Fun))
	return ofFramework(fn) && fn.Signature().Recv() == nil
}

// asksForError reports whether a statement does something if there is an error, or
// a certain one, and nothing else.
func (w *work) asksForError(s *ast.IfStmt) bool {
	asks := false
	none := false // if there is none, the body is what comes next
	ast.Inspect(s.Cond, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok && typeinfo.IsError(w.pass.TypesInfo.TypeOf(e)) {
			asks = true
		}
		if cond, ok := n.(*ast.BinaryExpr); ok && cond.Op == token.EQL && w.pass.TypesInfo.Types[cond.Y].IsNil() {
			none = true
		}
		return true
	})
	return asks && !none && s.Else == nil
}

// hasAnswer reports whether the answer is made of a call in an expression.
func (w *work) hasAnswer(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && w.answers[call] {
			found = true
		}
		return !found
	})
	return found
}

// isErrorValue reports whether an expression names an error.
func (w *work) isErrorValue(e ast.Expr) bool {
	_, ok := ast.Unparen(e).(*ast.Ident)
	return ok && typeinfo.IsError(w.pass.TypesInfo.TypeOf(e))
}
