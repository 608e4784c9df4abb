// Package fix makes the text edits that the fixes of several rules need.
package fix

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Import returns the name by which code at pos can refer to a package of the
// standard library, and the edit that imports it where the file does not yet.
// The name is empty if that cannot be done without renaming something.
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

// importEdit puts the import of a package of the standard library where gofmt
// and readers expect it: among those of the same kind, in their order.
func importEdit(file *ast.File, pkgPath string) analysis.TextEdit {
	quoted := strconv.Quote(pkgPath)
	for _, decl := range file.Decls {
		d, ok := decl.(*ast.GenDecl)
		if !ok || d.Tok != token.IMPORT || !d.Lparen.IsValid() {
			continue
		}
		var last *ast.ImportSpec
		for _, spec := range d.Specs {
			s := spec.(*ast.ImportSpec)
			if strings.Contains(s.Path.Value, ".") {
				continue // not of the standard library
			}
			if s.Path.Value > quoted && s.Doc == nil {
				return insert(s.Pos(), quoted+"\n\t")
			}
			last = s
		}
		if last != nil {
			end := last.End()
			if last.Comment != nil {
				end = last.Comment.End()
			}
			return insert(end, "\n\t"+quoted)
		}
		return insert(d.Lparen+1, "\n\t"+quoted+"\n")
	}
	return insert(file.Name.End(), "\n\nimport "+quoted)
}

func insert(pos token.Pos, text string) analysis.TextEdit {
	return analysis.TextEdit{Pos: pos, End: pos, NewText: []byte(text)}
}
