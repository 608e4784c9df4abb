package fingerprint

import (
	"go/ast"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
)

// Declared returns the declarations of the file of the name, as prints call them.
func Declared(name string, text *code.File) map[string]bool {
	s, all := newSource(name, text), make(map[string]bool)
	if s.file == nil {
		return all
	}
	add := func(n ast.Node) { all[s.decl(s.fset.Position(n.Pos()).Offset)] = true }
	for _, d := range s.file.Decls {
		add(d)
		if group, ok := d.(*ast.GenDecl); ok {
			for _, spec := range group.Specs {
				add(spec)
			}
		}
	}
	return all
}
