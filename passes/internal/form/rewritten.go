package form

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"
)

// The form is made of syntax in which some statements have others in their place. The syntax
// belongs to all that look at the package, so that it is copied from the declaration down to such
// a statement. What is in a function literal stays as it is, as an expression is known by where it
// stands in the syntax.

// A rewriting returns what is in the place of a statement: is, what it is with its own statements
// rewritten, if nothing else.
type rewriting func(was, is ast.Stmt) ast.Stmt

// rewritten returns the files of the package, and the information about these, with what a
// rewriting has in place of statements.
func (f *Form) rewritten(info *types.Info, with rewriting) []*ast.File {
	files := slices.Clone(f.pass.Files)
	info.FileVersions = maps.Clone(info.FileVersions)
	for i, file := range files {
		decls := rewrittenList(file.Decls, with.decl)
		if decls == nil {
			continue
		}
		files[i] = new(*file)
		files[i].Decls = decls
		info.FileVersions[files[i]] = info.FileVersions[file]
	}
	return files
}

// rewrittenList returns the nodes of a list as rewrite returns them, nil if these are the same.
func rewrittenList[N ast.Node](list []N, rewrite func(N) N) []N {
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

func (with rewriting) decl(decl ast.Decl) ast.Decl {
	fn, ok := decl.(*ast.FuncDecl)
	if !ok || fn.Body == nil {
		return decl
	}
	body := with.block(fn.Body)
	if body == fn.Body {
		return decl
	}
	fn = new(*fn)
	fn.Body = body
	return fn
}

func (with rewriting) block(block *ast.BlockStmt) *ast.BlockStmt {
	list := rewrittenList(block.List, with.stmt)
	if list == nil {
		return block
	}
	block = new(*block)
	block.List = list
	return block
}

// stmt looks into the statements that are made of blocks alone: cases are known by where they
// stand.
func (with rewriting) stmt(s ast.Stmt) ast.Stmt {
	was := s
	switch s := s.(type) {
	case *ast.BlockStmt:
		return with(was, with.block(s))
	case *ast.IfStmt:
		body, orElse := with.block(s.Body), s.Else
		if orElse != nil {
			orElse = with.stmt(orElse)
		}
		if body != s.Body || orElse != s.Else {
			s = new(*s)
			s.Body, s.Else = body, orElse
		}
		return with(was, s)
	case *ast.ForStmt:
		if body := with.block(s.Body); body != s.Body {
			s = new(*s)
			s.Body = body
		}
		return with(was, s)
	case *ast.RangeStmt:
		if body := with.block(s.Body); body != s.Body {
			s = new(*s)
			s.Body = body
		}
		return with(was, s)
	}
	return with(was, s)
}
