package directives

import (
	"go/ast"
	"go/token"
)

// A scope is the code that a directive applies to.
type scope struct {
	from, to token.Pos     // inclusive; NoPos if there is none
	fn       *ast.FuncDecl // if it is the declaration of a function
}

func (s scope) contains(pos token.Pos) bool {
	return s.from.IsValid() && s.from <= pos && pos <= s.to
}

// A layout says what stands on the lines of a file. Lines are those of the
// file itself, whatever //line comments say.
type layout struct {
	file  *token.File
	pkg   token.Pos         // of the package clause
	code  map[int]token.Pos // the first code on each line
	decls map[int]ast.Node  // the outermost declaration that begins on each line
}

func newLayout(tokens *token.File, file *ast.File) *layout {
	l := &layout{tokens, file.Package, map[int]token.Pos{}, map[int]ast.Node{}}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.Comment, *ast.CommentGroup:
			return false
		case *ast.File:
			return true
		case *ast.FuncDecl, *ast.GenDecl, *ast.ImportSpec, *ast.ValueSpec, *ast.TypeSpec, *ast.Field:
			if line := l.line(n.Pos()); l.decls[line] == nil {
				l.decls[line] = n
			}
		}
		l.mark(n.Pos())
		l.mark(n.End() - 1)
		return true
	})
	return l
}

// mark notes that there is code at pos. Every line with code on it holds the
// first or the last character of some node.
func (l *layout) mark(pos token.Pos) {
	line := l.line(pos)
	if first, ok := l.code[line]; !ok || pos < first {
		l.code[line] = pos
	}
}

// line is 0 for a position outside the file, which broken syntax may have.
func (l *layout) line(pos token.Pos) int {
	if pos < token.Pos(l.file.Base()) || pos > token.Pos(l.file.Base()+l.file.Size()) {
		return 0
	}
	return l.file.PositionFor(pos, false).Line
}

// hasCodeBefore reports whether there is code before a position on its line.
func (l *layout) hasCodeBefore(pos token.Pos) bool {
	first, ok := l.code[l.line(pos)]
	return ok && first < pos
}

// scope returns what the directive d in group applies to.
func (l *layout) scope(d *Directive, group *ast.CommentGroup) scope {
	if group.Pos() < l.pkg {
		return scope{from: token.Pos(l.file.Base()), to: token.Pos(l.file.Base() + l.file.Size())}
	}
	if l.hasCodeBefore(d.Pos) {
		return scope{from: l.file.LineStart(l.line(d.Pos)), to: d.Pos}
	}
	below := l.line(group.End()) + 1
	first, ok := l.code[below]
	if !ok {
		return scope{}
	}
	if decl := l.decls[below]; decl != nil && decl.Pos() == first {
		fn, _ := decl.(*ast.FuncDecl)
		return scope{decl.Pos(), decl.End(), fn}
	}
	s := scope{from: l.file.LineStart(below), to: token.Pos(l.file.Base() + l.file.Size())}
	if below < l.file.LineCount() {
		s.to = l.file.LineStart(below+1) - 1
	}
	return s
}
