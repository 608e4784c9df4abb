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
	path, _ := astutil.PathEnclosingInterval(&ast.File{
		Package: file.Package, Name: file.Name, Decls: []ast.Decl{decl}, FileStart: file.FileStart, FileEnd: file.FileEnd,
	}, pos, end)
	return path
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
