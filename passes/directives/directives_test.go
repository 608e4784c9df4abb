package directives_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/directives"
)

// read runs the pass over one file, which need not compile.
func read(t testing.TB, src string) (*directives.Directives, *token.FileSet, *ast.File) {
	t.Helper()
	fset := token.NewFileSet()
	file, _ := parser.ParseFile(fset, "x.go", src, parser.ParseComments|parser.SkipObjectResolution)
	res, err := directives.Analyzer.Run(&analysis.Pass{Fset: fset, Files: []*ast.File{file}})
	if err != nil {
		t.Fatal(err)
	}
	return res.(*directives.Directives), fset, file
}

// In these programs an x is ignored if and only if its line ends in /*+*/.
var scopes = map[string]string{
	"trailing": `package p
func f() {
	x() //envvet:ignore r why /*+*/
	x()
	if x { //envvet:ignore r only the line, not the block /*+*/
		x()
	} //envvet:ignore r a line with nothing but a bracket
	x()
}`,
	"alone": `package p
func f() {
	//envvet:ignore r why
	x() /*+*/
	x()
	//envvet:ignore r the first line of a longer call
	x(x, /*+*/
		x)
	x() //envvet:ignore other why
	//envvet:ignore r after a comment on another line
	x() /*+*/
}`,
	"run of comments": `package p
func f() {
	//envvet:ignore r why
	//envvet:ignore other why
	// An ordinary comment.
	x() /*+*/
	x()
	// An ordinary comment.
	//envvet:ignore r why
	x() /*+*/
}`,
	"blank line": `package p
func f() {
	//envvet:ignore r too far away

	x()
}`,
	"function": `package p
// f does it.
//
//envvet:ignore r why
func f() {
	x() /*+*/
	x() /*+*/
}
func g() { x() }`,
	"method and group": `package p
//envvet:ignore r why
func (t T) f() {
	x() /*+*/
}
//envvet:ignore r why
var (
	a = x() /*+*/
	b = x() /*+*/
)
var (
	//envvet:ignore r why
	c = []int{x, /*+*/
		x} /*+*/
	d = x()
)`,
	"field": `package p
type T struct {
	//envvet:ignore r why
	A struct {
		B x /*+*/
	}
	C x
	D x //envvet:ignore r why /*+*/
}`,
	"statement that holds a declaration": `package p
func f() {
	//envvet:ignore r the line, not the parameter or the field in it
	x(func(a x) { x() }) /*+*/
	//envvet:ignore r why
	_ = struct{ a x }{x} /*+*/
}`,
	"local declaration": `package p
func f() {
	//envvet:ignore r why
	var a = []int{
		x, /*+*/
	}
	x()
}`,
	"file": `// Copyright.

//envvet:ignore r why

// Package p.
package p
var a = x() /*+*/
func f() { x() } /*+*/`,
	"package doc": `// Package p.
//
//envvet:ignore r why
package p
func f() { x() } /*+*/`,
	"package clause": `package p //envvet:ignore r one line only
func f() { x() }`,
	"line comments do not move it": `package p
func f() {
//line other.go:1
	//envvet:ignore r why
	x() /*+*/
	x()
}`,
	"malformed": `package p
func f() {
	x() //envvet:ignore r
	x() // envvet:ignore r why
	x() //envvet:ignore r,s why
	x() //envvet:ignored r why
	x() //envvet:handler
}`,
	"no directive": `package p
var s = "//envvet:ignore r why"
func f() {
	//	//envvet:ignore r a code block of godoc
	x() // see envvet:ignore r why
	x() //nolint:all // envvet:ignore r why
}`,
	"last line": `package p
//envvet:ignore r why
var a = x /*+*/`,
}

func TestScope(t *testing.T) {
	for name, src := range scopes {
		t.Run(name, func(t *testing.T) {
			d, fset, file := read(t, src)
			lines := strings.Split(src, "\n")
			ast.Inspect(file, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok && id.Name == "x" {
					line := fset.PositionFor(id.Pos(), false).Line
					want := strings.HasSuffix(lines[line-1], "/*+*/")
					if got := d.Ignored("r", id.Pos()); got != want {
						t.Errorf("line %d: ignored is %v: %s", line, got, lines[line-1])
					}
				}
				return true
			})
		})
	}
}

func TestUnused(t *testing.T) {
	d, fset, file := read(t, `//envvet:ignore other why

package p
func f() {
	x() //envvet:ignore r used
	y() //envvet:ignore r unused
	z() //envvet:ignore r
}`)
	ask := file.Decls[0].(*ast.FuncDecl).Body.List[0].Pos()
	var wg sync.WaitGroup
	for range 8 { // rules of one package may ask at the same time
		wg.Go(func() {
			if !d.Ignored("r", ask) {
				t.Error("not ignored")
			}
			d.Unused("r")
		})
	}
	wg.Wait()
	unused := d.Unused("r")
	if len(unused) != 1 || fset.Position(unused[0].Pos).Line != 6 || unused[0].Reason != "unused" {
		t.Errorf("unused: %+v", unused)
	}
	if got := len(d.Unused("other")); got != 1 {
		t.Errorf("%d unused ignores of a rule that never asked, want 1", got)
	}
}

func TestHandler(t *testing.T) {
	d, _, file := read(t, `package p
// a is one.
//
//envvet:handler
func a() {}

//envvet:handler // by the router
func (T) b() {}

func c() {} //envvet:handler

//envvet:handler for the router
func d() {}

// envvet:handler
func e() {}

//envvet:handler

func f() {}
`)
	for _, decl := range file.Decls {
		fn := decl.(*ast.FuncDecl)
		want := strings.Contains("ab", fn.Name.Name)
		if got := d.Handler(fn); got != want {
			t.Errorf("Handler(%s) = %v", fn.Name.Name, got)
		}
	}
}

func TestProblem(t *testing.T) {
	const none = directives.None
	tests := []struct {
		src, text string
		problem   directives.Problem
	}{
		{"//envvet:ignore r why", "//envvet:ignore r", none},
		{"//envvet:ignore r why, see https://example.com/x", "//envvet:ignore r", none},
		{"//envvet:ignore\tr\twhy", "//envvet:ignore r", none},
		{"//envvet:ignore r", "//envvet:ignore r", directives.Reason},
		{"//envvet:ignore r // why", "//envvet:ignore r", directives.Reason},
		{"//envvet:ignore r --", "//envvet:ignore r", directives.Reason},
		{"//envvet:ignore", "//envvet:ignore", directives.Rule},
		{"//envvet:ignore //r why", "//envvet:ignore", directives.Rule},
		{"//envvet:ignore r,s why", "//envvet:ignore r,s", directives.Rule},
		{"//envvet:ignores r why", "//envvet:ignores", directives.Verb},
		{"//envvet:ignore: r why", "//envvet:ignore:", directives.Verb},
		{"// envvet:ignore r why", "//envvet:ignore r", directives.Spelling},
		{"//envvet: ignore r why", "//envvet:ignore r", directives.Spelling},
		{"//envvet:Ignore r why", "//envvet:ignore r", directives.Spelling},
		{"//Envvet:ignore r why", "//envvet:ignore r", directives.Spelling},
		{"/*envvet:ignore r why*/", "//envvet:ignore r", directives.Spelling},
		{"/* envvet:handler */", "//envvet:handler", directives.Spelling},
		{"//envvet:handler here", "//envvet:handler", directives.Argument},
		{"//envvet:handler", "//envvet:handler", directives.Misplaced},
		{"// envvet: reports handlers", "", none},
		{"// envvet:ignored", "", none},
		{"//  envvet:ignore r why", "", none},
		{"//envvet", "", none},
		{"//envvet:", "", none},
		{"//go:generate envvet:ignore r why", "", none},
		{"/*\nenvvet:ignore r why\n*/", "", none},
	}
	for _, tt := range tests {
		d, _, file := read(t, "package p\n\nvar v = 1 "+tt.src+"\n")
		all := d.All()
		if tt.text == "" {
			if len(all) > 0 {
				t.Errorf("%s: read as %v", tt.src, all)
			}
			continue
		}
		if len(all) != 1 || all[0].String() != tt.text || all[0].Problem != tt.problem {
			t.Errorf("%s: read as %+v, want %s with problem %q", tt.src, all, tt.text, tt.problem)
			continue
		}
		comment := file.Comments[0]
		if all[0].Pos != comment.Pos() || all[0].End <= all[0].Pos || all[0].End > comment.End() {
			t.Errorf("%s: position %d to %d, comment %d to %d", tt.src, all[0].Pos, all[0].End, comment.Pos(), comment.End())
		}
	}
}

func TestMisplaced(t *testing.T) {
	d, _, _ := read(t, "package p\n\n//envvet:ignore r why\n\nvar v = 1\n//envvet:ignore r why")
	for _, dir := range d.All() {
		if dir.Problem != directives.Misplaced {
			t.Errorf("%+v is not misplaced", dir)
		}
	}
	if len(d.All()) != 2 || len(d.Unused("r")) != 0 {
		t.Errorf("all: %v, unused: %v", d.All(), d.Unused("r"))
	}
}

// Whatever the file holds, the pass neither panics nor lets a directive with
// a problem ignore anything.
func Fuzz(f *testing.F) {
	for _, src := range scopes {
		f.Add(src)
	}
	f.Add("package p\nfunc (")
	f.Add("//envvet:ignore r why\r\npackage p")
	f.Add("//envvet:ignore r why")
	f.Fuzz(func(t *testing.T, src string) {
		d, _, file := read(t, src)
		applies := false
		for _, dir := range d.All() {
			if dir.Pos >= dir.End {
				t.Errorf("%v has no text", dir)
			}
			if dir.Problem == directives.None && dir.Verb == directives.Ignore {
				applies = true
				if dir.Rule == "" || dir.Reason == "" {
					t.Errorf("%v applies without a rule or reason", dir)
				}
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if n != nil && d.Ignored("r", n.Pos()) && !applies {
				t.Error("ignored without an ignore")
			}
			return true
		})
	})
}
