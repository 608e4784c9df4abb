package fix

import (
	"cmp"
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Line returns the edit that deletes the comment from pos to end, and with it
// the line and its end if nothing else is on it: an empty line would part a
// declaration from its comment. It reads no file, since not every driver can.
func Line(pass *analysis.Pass, pos, end token.Pos) analysis.TextEdit {
	edit := analysis.TextEdit{Pos: pos, End: end}
	for _, file := range pass.Files {
		if file.FileStart <= pos && pos < file.FileEnd {
			lines := pass.Fset.File(pos)
			line := lines.Line(pos)
			if !alone(lines, file, pos, end) {
				return edit
			}
			edit.Pos, edit.End = lines.LineStart(line), file.FileEnd
			if line < lines.LineCount() {
				edit.End = lines.LineStart(line + 1)
			}
		}
	}
	return edit
}

// alone reports whether what stands from pos to end, a comment or its beginning,
// has its line to itself. Whatever else
// may stand on a line begins or ends a node or follows one that does.
func alone(lines *token.File, file *ast.File, pos, end token.Pos) bool {
	line := lines.Line(pos)
	start, stop := lines.LineStart(line), file.FileEnd // of the line
	if line < lines.LineCount() {
		stop = lines.LineStart(line + 1)
	}
	found := false
	on := func(p token.Pos) bool { return p.IsValid() && p != pos && start <= p && p < stop }
	inspect := func(n ast.Node) bool {
		if n == nil || found || n.End() < start || stop <= n.Pos() {
			return false
		}
		if _, isComment := n.(*ast.CommentGroup); isComment {
			return false // those of the file are looked at below
		}
		found = on(n.Pos()) || n.End() > n.Pos() && on(n.End()-1)
		return !found
	}
	found = on(file.Package)
	ast.Inspect(file.Name, inspect)
	first, _ := slices.BinarySearchFunc(file.Decls, start, func(d ast.Decl, p token.Pos) int { return cmp.Compare(d.End(), p) })
	for _, decl := range file.Decls[first:] {
		if stop <= decl.Pos() {
			break
		}
		ast.Inspect(decl, inspect)
	}
	first, _ = slices.BinarySearchFunc(file.Comments, start, func(g *ast.CommentGroup, p token.Pos) int { return cmp.Compare(g.End(), p) })
	for _, group := range file.Comments[first:] {
		if stop <= group.Pos() {
			break
		}
		for _, c := range group.List {
			if c.Pos() == pos {
				rest := c.Text[min(int(end-pos), len(c.Text)):]
				found = found || strings.TrimSpace(rest) != ""
			} else if on(c.Pos()) || on(c.End()-1) {
				found = true
			}
		}
	}
	return !found
}
