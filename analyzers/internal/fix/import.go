// Package fix makes the text edits that the fixes of several rules need.
package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"strconv"

	"golang.org/x/tools/go/analysis"
)

// Import returns the name by which code at pos can refer to the package of
// that path, and the edit that imports it where the file does not yet. The
// name is empty if that cannot be done without renaming something.
func Import(pass *analysis.Pass, pos token.Pos, pkgPath string) (string, []analysis.TextEdit) {
	for _, file := range pass.Files {
		if pos < file.FileStart || file.FileEnd <= pos {
			continue
		}
		scope := pass.Pkg.Scope().Innermost(pos)
		if scope == nil {
			return "", nil
		}
		for _, spec := range file.Imports {
			if p, err := strconv.Unquote(spec.Path.Value); err != nil || p != pkgPath {
				continue
			}
			obj := pass.TypesInfo.PkgNameOf(spec)
			if obj == nil || obj.Name() == "_" || obj.Name() == "." {
				continue
			}
			if _, found := scope.LookupParent(obj.Name(), pos); found == obj {
				return obj.Name(), nil
			}
		}
		name := path.Base(pkgPath)
		if _, taken := scope.LookupParent(name, pos); taken != nil && taken.Parent() != types.Universe {
			return "", nil
		}
		return name, []analysis.TextEdit{importEdit(file, pkgPath)}
	}
	return "", nil
}

func importEdit(file *ast.File, pkgPath string) analysis.TextEdit {
	quoted := strconv.Quote(pkgPath)
	for _, decl := range file.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.IMPORT && d.Lparen.IsValid() {
			for _, spec := range d.Specs {
				if s := spec.(*ast.ImportSpec); s.Path.Value > quoted && s.Doc == nil {
					return analysis.TextEdit{Pos: s.Pos(), End: s.Pos(), NewText: []byte(quoted + "\n\t")}
				}
			}
			return analysis.TextEdit{Pos: d.Rparen, End: d.Rparen, NewText: []byte("\t" + quoted + "\n")}
		}
	}
	return analysis.TextEdit{Pos: file.Name.End(), End: file.Name.End(), NewText: []byte("\n\nimport " + quoted)}
}
