package analyzers_test

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/doc/comment"
	"go/format"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/fixture"
)

// An example is a Go file in a manual: a code block that begins with a package
// clause, below the heading Wrong or Right.
type example struct {
	rule *analysis.Analyzer
	name string // such as "exitcall/Wrong 1"
	text string
	dir  string // where it is analyzed, a folder that does not exist
}

// Every manual has an example of what is wrong, with the findings of the rule
// as comments below or behind the line, and one of what is right, in which no
// rule finds anything. Both compile.
func TestExamples(t *testing.T) {
	var examples []example
	overlay := map[string][]byte{}
	var patterns []string
	for _, a := range analyzers.Suite {
		found := examplesOf(t, a)
		for _, heading := range []string{"Wrong", "Right"} {
			if !slices.ContainsFunc(found, func(e example) bool { return strings.HasPrefix(e.name, a.Name+"/"+heading) }) {
				t.Errorf("the manual of %s has no Go file under the heading %s", a.Name, heading)
			}
		}
		for _, e := range found {
			overlay[filepath.Join(e.dir, "main.go")] = []byte(e.text)
			patterns = append(patterns, e.dir)
		}
		examples = append(examples, found...)
	}
	t.Setenv("GOWORK", "off")
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Dir:  fixture.Dir(t), Overlay: overlay,
	}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	graph, err := checker.Analyze(analyzers.Suite, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range examples {
		t.Run(e.name, func(t *testing.T) { e.check(t, pkgs, graph) })
	}
}

// examplesOf returns the examples of a rule's manual, in its order.
func examplesOf(t *testing.T, a *analysis.Analyzer) []example {
	var out []example
	heading, n := "", 0
	for _, block := range new(comment.Parser).Parse(a.Doc).Content {
		switch block := block.(type) {
		case *comment.Heading:
			heading, n = "", 0
			for _, text := range block.Text {
				if plain, ok := text.(comment.Plain); ok {
					heading += string(plain)
				}
			}
		case *comment.Code:
			if !strings.HasPrefix(block.Text, "package ") {
				continue
			}
			n++
			e := example{rule: a, name: fmt.Sprintf("%s/%s %d", a.Name, heading, n), text: block.Text}
			e.dir = filepath.Join(fixture.Dir(t), "src", a.Name, fmt.Sprintf("manual_%s_%d", strings.ToLower(heading), n))
			out = append(out, e)
		}
	}
	return out
}

func (e *example) check(t *testing.T, pkgs []*packages.Package, graph *checker.Graph) {
	if formatted, err := format.Source([]byte(e.text)); err != nil || string(formatted) != e.text {
		t.Errorf("not formatted as gofmt does it: %v", err)
	}
	i := slices.IndexFunc(pkgs, func(p *packages.Package) bool {
		return len(p.CompiledGoFiles) > 0 && filepath.Dir(p.CompiledGoFiles[0]) == e.dir
	})
	if i < 0 {
		t.Fatal("was not loaded")
	}
	pkg := pkgs[i]
	for _, err := range pkg.Errors {
		t.Error(err)
	}
	var got, want []string
	for _, act := range graph.Roots {
		if act.Package != pkg || act.Analyzer != e.rule && strings.Contains(e.name, "/Wrong ") {
			continue
		}
		if act.Err != nil {
			t.Errorf("%s: %v", act.Analyzer.Name, act.Err)
		}
		for _, d := range act.Diagnostics {
			got = append(got, fmt.Sprintf("line %d: %s", pkg.Fset.Position(d.Pos).Line, d.Message))
		}
	}
	slices.Sort(got)
	for _, s := range stated(pkg.Fset, pkg.Syntax[0], e.rule) {
		want = append(want, fmt.Sprintf("line %d: %s", s.line, s.message))
	}
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("found:\n\t%s\nstated:\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
	if wrong := strings.Contains(e.name, "/Wrong "); wrong != (len(want) > 0) {
		t.Errorf("%d findings stated", len(want))
	}
}

type statement struct {
	line    int
	message string
}

// stated returns the findings that comments state: each ends with the rule's
// name in parentheses and stands behind the line it is about or below it.
func stated(fset *token.FileSet, file *ast.File, rule *analysis.Analyzer) []statement {
	code := map[int]bool{} // the lines that hold any
	ast.Inspect(file, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.Comment, *ast.CommentGroup:
			return false
		}
		code[fset.Position(n.Pos()).Line] = true
		return true
	})
	var out []statement
	for _, group := range file.Comments {
		text := strings.Join(strings.Fields(group.Text()), " ")
		if !strings.HasSuffix(text, "("+rule.Name+")") {
			continue
		}
		line := fset.Position(group.Pos()).Line
		if !code[line] {
			line--
		}
		out = append(out, statement{line, text})
	}
	slices.SortFunc(out, func(a, b statement) int { return cmp.Compare(a.line, b.line) })
	return out
}
