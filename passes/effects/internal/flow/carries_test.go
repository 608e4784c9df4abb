package flow

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"
)

// TestCarriesInAnyOrder holds that what is known of a type does not depend on
// which other one of its cycle was asked about first.
func TestCarriesInAnyOrder(t *testing.T) {
	const src = `package p
type Element struct { next *Element; list *List; Value any }
type List struct { root Element; n int }
type Node struct { next *Node; owner *Owner }
type Owner struct { first Node; name string }
`
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check("p", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{"Element": true, "List": true, "Node": false, "Owner": false}
	for _, order := range [][]string{{"Element", "List", "Node", "Owner"}, {"List", "Element", "Owner", "Node"}} {
		c := make(carrier)
		for _, name := range order {
			named := pkg.Scope().Lookup(name).Type()
			for _, typ := range []types.Type{types.NewPointer(named), named} {
				if got := c.carries(typ); got != want[name] {
					t.Errorf("%v: carries(%v) is %v", order, typ, got)
				}
			}
		}
	}
}
