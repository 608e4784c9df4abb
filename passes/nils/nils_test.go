package nils_test

import (
	"go/token"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/ssa/ssautil"

	"go/ast"
	"go/importer"
	"go/parser"
	"go/types"

	"github.com/envvet/envvet/passes/nils"
)

// at builds a package and asks about the last argument of the call of encode in
// each function whose name begins with it.
func at(t *testing.T, src string) map[string][]string {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", "package p\nfunc encode(v any) {}\n"+src, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg := types.NewPackage("p", "p")
	form, _, err := ssautil.BuildPackage(&types.Config{Importer: importer.Default()}, fset, pkg, []*ast.File{file}, ssa.GlobalDebug)
	if err != nil {
		t.Fatal(err)
	}
	out := make(map[string][]string)
	for name, m := range form.Members {
		fn, ok := m.(*ssa.Function)
		if !ok {
			continue
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(*ssa.Call)
				if callee := (*ssa.Function)(nil); ok {
					if callee = c.Call.StaticCallee(); callee == nil || callee.Name() != "encode" {
						continue
					}
					for _, n := range nils.At(fn, c.Call.Pos(), c.Call.Args[0]) {
						out[name] = append(out[name], n.Name+n.Path)
					}
				}
			}
		}
		slices.Sort(out[name])
	}
	return out
}

func TestAt(t *testing.T) {
	got := at(t, `
type T struct { A []int; B map[string]int; C struct { D []int }; e []int }

func list(n int) { var l []int; for i := range n { l = append(l, i) }; encode(l) }
func both(n int) { var a []int; var b map[string]int; if n > 0 { a = []int{1}; b = map[string]int{} }; encode(map[string]any{"a": a, "b": b}) }
func field(n int) { t := T{}; for i := range n { t.A = append(t.A, i) }; encode(&t) }
func nested(n int) { var l []int; if n > 0 { l = []int{1} }; encode(map[string]any{"x": &T{A: l}}) }
func result(n int) { encode(make1(n)) }
func make1(n int) []int { return make2(n) }
func make2(n int) []int { var l []int; if n > 1 { l = []int{} }; return l }

func always(n int) { var l []int; encode(l) }
func never(n int) { l := []int{}; for i := range n { l = append(l, i) }; encode(l) }
func param(l []int) { encode(l) }
func private(n int) { t := T{A: []int{}}; if n > 0 { t.e = []int{1} }; encode(t) }
func swapped(n int) { var t T; if n > 0 { t = T{A: []int{1}} } else { t = T{A: []int{2}} }; encode(t) }
func itself(n int) []int { if n > 0 { return itself(n-1) }; return nil }
func recursive(n int) { encode(itself(n)) }
func nothing() { encode(nil) }
`)
	for name, want := range map[string]string{
		"list": "l", "both": "a{a} b{b}", "field": "t.A", "nested": "l{x}.A", "result": "l",
		"always": "", "never": "", "param": "", "private": "", "swapped": "", "recursive": "", "nothing": "",
	} {
		if got := strings.Join(got[name], " "); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestAtNothing(t *testing.T) {
	if got := nils.At(new(ssa.Function), token.NoPos, nil); got != nil {
		t.Errorf("%v of nothing", got)
	}
}
