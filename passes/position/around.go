package position

import (
	"cmp"
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ast/astutil"
)

// Decl returns the declaration of a file that a position is in, nil if it is in
// none. What is asked of a position should be asked of its declaration alone: who
// goes through the whole file for each of many positions takes time that grows
// with the square of the file.
func Decl(files []*ast.File, pos token.Pos) ast.Decl {
	_, decl := around(files, pos)
	return decl
}

// Around returns the nodes around an expression or a statement of a package, or
// around a position if pos is end, as [astutil.PathEnclosingInterval] does: the
// innermost first, up to the declaration and the file, of which the path has a copy
// with that declaration alone. It is nil outside of all declarations.
func Around(files []*ast.File, pos, end token.Pos) []ast.Node {
	file, decl := around(files, pos)
	if decl == nil {
		return nil
	}
	outer := toStatement(decl, pos, max(end, pos+1))
	stmt, ok := outer[len(outer)-1].(ast.Stmt)
	if !ok {
		return enclosing(file, decl, pos, end)
	}
	path := enclosing(file, alone(decl, stmt), pos, end)
	path = path[:slices.Index(path, ast.Node(stmt))]
	slices.Reverse(outer)
	return append(append(path, outer...), only(file, decl))
}

// enclosing returns the path in a file that has nothing but a declaration.
func enclosing(file *ast.File, decl ast.Decl, pos, end token.Pos) []ast.Node {
	path, _ := astutil.PathEnclosingInterval(only(file, decl), pos, end)
	return path
}

// Compare compares two positions of a package by the order of its files, which is always the
// same, as that of positions in different files is not.
func Compare(files []*ast.File, a, b token.Pos) int {
	index := func(pos token.Pos) int {
		return slices.IndexFunc(files, func(f *ast.File) bool { return f.FileStart <= pos && pos < f.FileEnd })
	}
	return cmp.Or(cmp.Compare(index(a), index(b)), cmp.Compare(a, b))
}

func only(file *ast.File, decl ast.Decl) *ast.File {
	return &ast.File{Package: file.Package, Name: file.Name, Decls: []ast.Decl{decl}, FileStart: file.FileStart, FileEnd: file.FileEnd}
}

// alone returns a declaration in place of another one that has nothing but a statement of that.
func alone(decl ast.Decl, stmt ast.Stmt) ast.Decl {
	return &ast.FuncDecl{
		Name: &ast.Ident{NamePos: decl.Pos()},
		Type: &ast.FuncType{Func: decl.Pos(), Params: &ast.FieldList{}},
		Body: &ast.BlockStmt{Lbrace: stmt.Pos() - 1, List: []ast.Stmt{stmt}, Rbrace: stmt.End()},
	}
}

// toStatement returns the nodes from a declaration to the innermost statement of a list that
// has all from pos to end in it, or the declaration alone. Of a list it looks at few: who goes
// through a long function for each of many positions takes time that grows with the square of
// it.
func toStatement(decl ast.Decl, pos, end token.Pos) []ast.Node {
	path := []ast.Node{decl}
	found := 1
	for {
		next := child(path[len(path)-1], pos, end)
		if next == nil {
			return path[:found]
		}
		_, isStmt := next.(ast.Stmt)
		listed := isStmt && isList(path[len(path)-1])
		if path = append(path, next); listed {
			found = len(path)
		}
	}
}

// child returns the child of a node that has all from pos to end in it, nil if there is none.
func child(n ast.Node, pos, end token.Pos) ast.Node {
	switch n := n.(type) {
	case *ast.BlockStmt:
		return among(n.List, pos, end)
	case *ast.CaseClause:
		if stmt := among(n.Body, pos, end); stmt != nil {
			return stmt
		}
	case *ast.CommClause:
		if stmt := among(n.Body, pos, end); stmt != nil {
			return stmt
		}
	}
	var found ast.Node
	ast.Inspect(n, func(c ast.Node) bool {
		if c == n {
			return true
		}
		if c != nil && found == nil && c.Pos() <= pos && end <= c.End() {
			found = c
		}
		return false
	})
	return found
}

// among is child for a list of statements.
func among(list []ast.Stmt, pos, end token.Pos) ast.Node {
	i, _ := slices.BinarySearchFunc(list, pos, func(s ast.Stmt, p token.Pos) int { return cmp.Compare(s.End()-1, p) })
	if i < len(list) && list[i].Pos() <= pos && end <= list[i].End() {
		return list[i]
	}
	return nil
}

func isList(n ast.Node) bool {
	switch n.(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
		return true
	}
	return false
}

func around(files []*ast.File, pos token.Pos) (*ast.File, ast.Decl) {
	for _, file := range files {
		if pos < file.FileStart || file.FileEnd <= pos {
			continue
		}
		i, _ := slices.BinarySearchFunc(file.Decls, pos, func(d ast.Decl, p token.Pos) int { return cmp.Compare(d.End()-1, p) })
		if i < len(file.Decls) && file.Decls[i].Pos() <= pos {
			return file, file.Decls[i]
		}
	}
	return nil, nil
}
