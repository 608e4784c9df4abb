package nils

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// declared returns where a function declares a variable of a name without a value:
// with var, or as a result. It is not valid if there are several.
func declared(fn *ssa.Function, name string) token.Pos {
	found, several := token.NoPos, false
	add := func(id *ast.Ident) {
		if id.Name == name {
			several = several || found.IsValid()
			found = id.Pos()
		}
	}
	syntax := fn.Syntax()
	if syntax == nil {
		return token.NoPos
	}
	ast.Inspect(syntax, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			for _, id := range n.Names {
				if len(n.Values) == 0 {
					add(id)
				}
			}
		case *ast.FuncLit:
			return n == syntax
		}
		return true
	})
	if results := results(syntax); results != nil {
		for _, field := range results.List {
			for _, id := range field.Names {
				add(id)
			}
		}
	}
	if several {
		return token.NoPos
	}
	return found
}

func results(syntax ast.Node) *ast.FieldList {
	switch n := syntax.(type) {
	case *ast.FuncDecl:
		return n.Type.Results
	case *ast.FuncLit:
		return n.Type.Results
	}
	return nil
}
