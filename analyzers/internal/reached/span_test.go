package reached

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestSpanOf(t *testing.T) {
	for _, tt := range []struct {
		source string // of an expression or statement; § marks the position
		want   string // what is underlined
	}{
		{`f(§a)`, "a"},
		{`f(§a.b.c)`, "a.b.c"},
		{`a.b.c§(1, 2)`, "a.b.c(1, 2)"},
		{`f(§func(x int) error { return nil })`, "func(x int) error"},
		{`f(§&cmd{out: a})`, "&cmd"},
		{`f(§&a.Cmd{})`, "&a.Cmd"},
		{`f(§a.Cmd{})`, "a.Cmd"},
		{`f(§*p)`, "*p"},
		{`f([]*cmd{§{out: a}})`, "{"},
		{`f(§-x)`, "-x"},
		{`§go f()`, "go"},
		{"a.\n\tb().\n\tc§()", "c()"},
	} {
		before, after, _ := strings.Cut("package p\nfunc _() {\n\t"+tt.source+"\n}\n", "§")
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "p.go", before+after, 0)
		if err != nil {
			t.Errorf("%s: %v", tt.source, err)
			continue
		}
		s := SpanOf(&analysis.Pass{Fset: fset, Files: []*ast.File{file}}, file.FileStart+token.Pos(len(before)))
		if got := (before + after)[s.Begin-file.FileStart : s.End-file.FileStart]; got != tt.want {
			t.Errorf("%s: %q, want %q", tt.source, got, tt.want)
		}
	}
}
