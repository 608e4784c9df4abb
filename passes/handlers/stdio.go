package handlers

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/internal/known"
)

// stdio is what a package has to do with serving MCP on standard output.
type stdio struct {
	serves   bool
	modules  []string                     // of packages that do, this one and imported ones
	symbols  map[types.Object]known.Stdio // what the package mentions that does
	imported bool                         // a package that does is imported
}

// importPackages takes in what the imported packages do.
func (s *stdio) importPackages(pass *analysis.Pass) {
	for _, dep := range pass.Pkg.Imports() {
		var fact Stdio
		if pass.ImportPackageFact(dep, &fact) {
			s.imported = true
			s.modules = append(s.modules, fact.Modules...)
		}
	}
}

// noteStdio notes an object of a framework's that the package mentions.
func (u *unit) noteStdio(obj types.Object) {
	typ := ""
	if fn, ok := obj.(*types.Func); ok && fn.Signature().Recv() != nil {
		if tn := typeName(deref(fn.Signature().Recv().Type())); tn != nil {
			typ = tn.Name()
		}
	}
	u.stdio.note(obj, known.StdioOf(obj.Pkg().Path(), typ, obj.Name()))
}

// importStdio notes a function of another package if it serves.
func (u *unit) importStdio(fn *types.Func) {
	if u.stdio.imported && u.pass.ImportObjectFact(fn, new(StdioFunc)) {
		u.stdio.note(fn, known.StdioCall)
	}
}

func (s *stdio) note(obj types.Object, what known.Stdio) {
	if what == 0 {
		return
	}
	if s.symbols == nil {
		s.symbols = make(map[types.Object]known.Stdio)
	}
	s.symbols[obj] = what
}

// exportStdio settles whether the package serves, and tells importers.
func (u *unit) exportStdio() {
	module := ""
	if u.pass.Module != nil {
		module = u.pass.Module.Path
	}
	if len(u.stdio.symbols) > 0 && u.findServing() {
		u.stdio.modules = append(u.stdio.modules, module)
	}
	if len(u.stdio.modules) == 0 {
		return
	}
	slices.Sort(u.stdio.modules)
	u.stdio.modules = slices.Compact(u.stdio.modules)
	u.stdio.serves = slices.Contains(u.stdio.modules, module)
	u.pass.ExportPackageFact(&Stdio{Modules: u.stdio.modules})
}

// findServing reports whether any code of the package serves, and exports
// facts of the functions whose calls do.
func (u *unit) findServing() bool {
	serves := make(map[*types.Func]bool)
	callers := make(map[*types.Func][]*types.Func)
	found := false
	for _, file := range u.pass.Files {
		for _, decl := range file.Decls {
			var fn *types.Func
			if decl, ok := decl.(*ast.FuncDecl); ok {
				fn, _ = u.pass.TypesInfo.Defs[decl.Name].(*types.Func)
			}
			here, callees := u.servesIn(decl)
			found = found || here
			if fn == nil {
				continue
			}
			serves[fn] = here
			for _, callee := range callees {
				callers[callee] = append(callers[callee], fn)
			}
		}
	}
	var work []*types.Func
	for fn, does := range serves {
		if does {
			work = append(work, fn)
		}
	}
	for ; len(work) > 0; work = work[1:] {
		if work[0].Exported() {
			u.pass.ExportObjectFact(work[0], new(StdioFunc))
		}
		for _, caller := range callers[work[0]] {
			if !serves[caller] {
				serves[caller] = true
				work = append(work, caller)
			}
		}
	}
	return found
}

// servesIn reports whether a declaration holds code that serves, and which
// functions of the package it mentions.
func (u *unit) servesIn(decl ast.Decl) (serves bool, callees []*types.Func) {
	stdout, given := false, false
	made := func(e ast.Expr) {
		if tn := typeName(deref(u.pass.TypesInfo.TypeOf(e))); tn != nil {
			serves = serves || u.stdio.symbols[tn] == known.StdioMake
			given = given || u.stdio.symbols[tn] == known.StdioMakeWith && !u.isMadeElsewhere(decl, e)
		}
	}
	elsewhere := make(map[*types.Func]int) // calls by which it serves on something else
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			made(n)
		case *ast.ValueSpec:
			if n.Type != nil && len(n.Values) == 0 {
				made(n.Type)
			}
		case *ast.CallExpr:
			if id, ok := ast.Unparen(n.Fun).(*ast.Ident); ok && len(n.Args) == 1 {
				if b, ok := u.pass.TypesInfo.Uses[id].(*types.Builtin); ok && b.Name() == "new" {
					made(n.Args[0])
				}
			}
			if fn := u.funcOf(u.strip(n.Fun)); fn != nil && u.isToldElsewhere(decl, fn.Origin(), n) {
				elsewhere[fn.Origin()]++ // where it is mentioned next
			}
		case *ast.Ident:
			switch obj := u.pass.TypesInfo.Uses[n].(type) {
			case *types.Func:
				fn := obj.Origin()
				serves = serves || u.stdio.symbols[fn] == known.StdioCall
				if elsewhere[fn] > 0 {
					elsewhere[fn]--
				} else {
					given = given || u.stdio.symbols[fn] == known.StdioCallWith
				}
				if fn.Pkg() == u.pass.Pkg {
					callees = append(callees, fn)
				}
			case *types.Var:
				stdout = stdout || known.IsStdout(obj)
			}
		}
		return true
	})
	return serves || stdout && given, callees
}

// isMadeElsewhere reports whether a literal makes a transport of something else than standard
// output.
func (u *unit) isMadeElsewhere(decl ast.Decl, e ast.Expr) bool {
	lit, ok := e.(*ast.CompositeLit)
	if !ok {
		return false
	}
	parts := u.writersIn(lit)
	return len(parts) > 0 && !slices.ContainsFunc(parts, func(e ast.Expr) bool { return !u.writesElsewhere(decl, e, 0) })
}

// isToldElsewhere is isMadeElsewhere for a call that tells a server to serve.
func (u *unit) isToldElsewhere(decl ast.Decl, fn *types.Func, call *ast.CallExpr) bool {
	if u.stdio.symbols[fn] != known.StdioCallWith {
		return false
	}
	return !slices.ContainsFunc(call.Args, func(e ast.Expr) bool { return !u.writesElsewhere(decl, e, 0) })
}
