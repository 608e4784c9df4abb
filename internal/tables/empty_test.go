package tables_test

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/tables"
)

// numbers returns n elements of a list.
func numbers(n int, element string) string { return strings.Repeat(element+", ", n) }

// TestEmpty holds of which lists elements are taken, and that what is left still
// compiles and has the same types.
func TestEmpty(t *testing.T) {
	for _, test := range []struct {
		name, decl string
		left       int // elements
	}{
		{"slice", "var x = []uint16{" + numbers(300, "0x1F") + "}", 0},
		{"array", "var x = [512]int8{" + numbers(300, "-1") + "}", 0},
		{"counted array", "var x = [...]rune{" + numbers(300, "'a'") + "}", 1},
		{"counted array with a key", "var x = [...]int{" + numbers(300, "1") + "400: 2}", 301},
		{"structs", "type r struct{ lo, hi int }\nvar x = []r{" + numbers(300, "{lo: 1, hi: 2}") + "}", 0},
		{"rows", "var x = [...][4]int{" + numbers(300, "{1, 2, 3, 4}") + "}", 1},
		{"tables in a list", "var x = [][]int{[]int{" + numbers(300, "1") + "}}", 1},
		{"tables in a map", "var x = map[string][]int{`a`: []int{" + numbers(300, "1") + "}}", 1},
		{"several", "var x, y = []int{" + numbers(300, "1") + "}, 2", 0},

		{"short", "var x = []int{" + numbers(20, "1") + "}", 20},
		{"words", "var x = []string{" + numbers(300, "`a`") + "}", 300},
		{"names", "const a = 1\nvar x = []int{" + numbers(300, "a") + "}", 300},
		{"calls", "var x = []int{" + numbers(300, "len(`a`)") + "}", 300},
		{"functions", "var x = []func(){" + numbers(300, "nil") + "}", 300},
		{"map", "var x = map[int]int{" + func() (s string) {
			for i := range 300 {
				s += fmt.Sprintf("%d: 1, ", i)
			}
			return s
		}() + "}", 300},
		{"key of an import", "import \"math\"\nvar x = []int{" + numbers(300, "1") + "math.MaxInt8 * 4: 2}", 301},
		{"type of an import", "import \"time\"\nvar x = []any{" + numbers(300, "[]time.Month{1}") + "}", 300},
		{"import with a dot", "import . \"math\"\nvar x = []int{" + numbers(300, "1") + "MaxInt8 * 4: 2}", 301},
		{"in a function", "func f() { x := []int{" + numbers(300, "1") + "}; _ = x }", 300},
	} {
		t.Run(test.name, func(t *testing.T) {
			before, _ := check(t, test.decl, func(*ast.File) {})
			after, left := check(t, test.decl, tables.Empty)
			if before != after {
				t.Errorf("types are %s, and were %s", after, before)
			}
			if left != test.left {
				t.Errorf("%d elements are left, want %d", left, test.left)
			}
		})
	}
}

// check returns the types of what a package declares, and how many elements its
// first list has, after change.
func check(t *testing.T, decl string, change func(*ast.File)) (declared string, elements int) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", "package p\n"+decl, 0)
	if err != nil {
		t.Fatal(err)
	}
	change(file)
	config := &types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	pkg, err := config.Check("p", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range pkg.Scope().Names() {
		declared += pkg.Scope().Lookup(name).String() + "\n"
	}
	seen := false
	ast.Inspect(file, func(n ast.Node) bool {
		if list, ok := n.(*ast.CompositeLit); ok && !seen {
			seen, elements = true, len(list.Elts)
		}
		return true
	})
	return declared, elements
}
