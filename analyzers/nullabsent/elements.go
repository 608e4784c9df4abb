package nullabsent

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/nils"
)

// variableAt returns the variable that is declared at a position, nil if there is none.
func variableAt(pass *analysis.Pass, around ast.Node, pos token.Pos) (v types.Object) {
	ast.Inspect(around, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && id.Pos() == pos {
			v = pass.TypesInfo.Defs[id]
		}
		return v == nil
	})
	return v
}

// elements returns the elements of the literal that a variable is to begin with: none if it
// is a list or map itself, else the fields of the struct that it is, which are empty. It
// reports whether they can be spelled.
func elements(pass *analysis.Pass, v types.Object, all []nils.Nil) (text string, ok bool) {
	if v == nil {
		return "", false
	}
	st, ok := v.Type().Underlying().(*types.Struct)
	if !ok {
		return "", types.Identical(v.Type(), all[0].Type)
	}
	var fields []string
	for _, n := range all {
		name := n.Path[strings.LastIndexByte(n.Path, '.')+1:]
		spelled := true // without the name of a package, which the file may not import
		t := types.TypeString(n.Type, func(p *types.Package) string {
			spelled = spelled && p == pass.Pkg
			return ""
		})
		if !spelled || strings.Contains(t, "func(") || !has(st, name, n.Type) {
			return "", false
		}
		fields = append(fields, name+": "+t+"{}")
	}
	return strings.Join(fields, ", "), true
}

// has reports whether a struct has a field of a type itself.
func has(st *types.Struct, name string, t types.Type) bool {
	for f := range st.Fields() {
		if f.Name() == name {
			return types.Identical(f.Type(), t)
		}
	}
	return false
}
