package fingerprint

import (
	"go/ast"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
)

// Declares reports whether the file of the name has a declaration that prints call
// decl.
func Declares(name string, text *code.File, decl string) bool {
	s := newSource(name, text)
	if s.file == nil {
		return false
	}
	is := func(n ast.Node) bool { return s.decl(s.fset.Position(n.Pos()).Offset) == decl }
	for _, d := range s.file.Decls {
		if is(d) {
			return true
		}
		group, ok := d.(*ast.GenDecl)
		for i := 0; ok && i < len(group.Specs); i++ {
			if is(group.Specs[i]) {
				return true
			}
		}
	}
	return false
}
