package form

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/syntax"
)

// A loop over an iterator of a list is a loop over the list, which is easier to follow: the body of
// a loop over a function is a function in the SSA form.
//
//	for set := range slices.Values(options) { // for _, set := range options
//		set(b)
//	}
//
// The syntax belongs to all that look at the package, so that it is copied from the declaration
// down to such a loop. What is in a function literal stays as it is, as an expression is known by
// where it stands in the syntax.

// overLists returns the files of the package, and the information about these, with loops over
// lists in place of loops over iterators of lists. named is what the package names of others.
func (f *Form) overLists(info *types.Info, named map[*types.Package][]types.Object) []*ast.File {
	if !iterates(named) {
		return f.pass.Files
	}
	files := slices.Clone(f.pass.Files)
	info.FileVersions = maps.Clone(info.FileVersions)
	for i, file := range files {
		decls := rewritten(file.Decls, func(decl ast.Decl) ast.Decl { return declOverLists(info, decl) })
		if decls == nil {
			continue
		}
		files[i] = new(*file)
		files[i].Decls = decls
		info.FileVersions[files[i]] = info.FileVersions[file]
	}
	return files
}

// iterates reports whether a function is named that returns an iterator of a list.
func iterates(named map[*types.Package][]types.Object) bool {
	for _, objs := range named {
		if slices.ContainsFunc(objs, func(obj types.Object) bool {
			fn, _ := obj.(*types.Func)
			_, ok := known.Iterates(fn)
			return ok
		}) {
			return true
		}
	}
	return false
}

// rewritten returns the nodes of a list as rewrite returns them, nil if these are the same.
func rewritten[N ast.Node](list []N, rewrite func(N) N) []N {
	var out []N
	for i, n := range list {
		then := rewrite(n)
		if ast.Node(then) == ast.Node(n) {
			continue
		}
		if out == nil {
			out = slices.Clone(list)
		}
		out[i] = then
	}
	return out
}

func declOverLists(info *types.Info, decl ast.Decl) ast.Decl {
	fn, ok := decl.(*ast.FuncDecl)
	if !ok || fn.Body == nil {
		return decl
	}
	body := blockOverLists(info, fn.Body)
	if body == fn.Body {
		return decl
	}
	fn = new(*fn)
	fn.Body = body
	return fn
}

func blockOverLists(info *types.Info, block *ast.BlockStmt) *ast.BlockStmt {
	list := rewritten(block.List, func(s ast.Stmt) ast.Stmt { return stmtOverLists(info, s) })
	if list == nil {
		return block
	}
	block = new(*block)
	block.List = list
	return block
}

// stmtOverLists looks into the statements that are made of blocks alone: cases are known by where
// they stand.
func stmtOverLists(info *types.Info, s ast.Stmt) ast.Stmt {
	switch s := s.(type) {
	case *ast.BlockStmt:
		return blockOverLists(info, s)
	case *ast.IfStmt:
		body, orElse := blockOverLists(info, s.Body), s.Else
		if orElse != nil {
			orElse = stmtOverLists(info, orElse)
		}
		if body != s.Body || orElse != s.Else {
			s = new(*s)
			s.Body, s.Else = body, orElse
		}
		return s
	case *ast.ForStmt:
		if body := blockOverLists(info, s.Body); body != s.Body {
			s = new(*s)
			s.Body = body
		}
		return s
	case *ast.RangeStmt:
		if body := blockOverLists(info, s.Body); body != s.Body {
			s = new(*s)
			s.Body = body
		}
		return rangeOverList(info, s)
	}
	return s
}

// rangeOverList returns a loop over a list in place of one over an iterator of that.
func rangeOverList(info *types.Info, s *ast.RangeStmt) *ast.RangeStmt {
	call, ok := ast.Unparen(s.X).(*ast.CallExpr)
	if !ok {
		return s
	}
	indexed, ok := known.Iterates(syntax.Func(info, call.Fun))
	if !ok || !isList(info, call.Args[0]) {
		return s
	}
	s = new(*s)
	s.X = call.Args[0]
	if !indexed && s.Key != nil {
		s.Key, s.Value = &ast.Ident{NamePos: s.Key.Pos(), Name: "_"}, s.Key
	}
	return s
}

// isList reports whether an expression is a slice, and neither nil nor of a type parameter.
func isList(info *types.Info, e ast.Expr) bool {
	_, ok := info.TypeOf(e).Underlying().(*types.Slice)
	return ok
}
