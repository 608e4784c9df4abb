package effects_test

import (
	"fmt"
	"go/ast"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/handlers"
)

// FuzzEffects changes the fixtures, and holds the pass to what must be true of
// any program: it comes to an end without a panic, its facts are bounded, and
// asked again it says the same.
func FuzzEffects(f *testing.F) {
	texts := fixtureTexts(f)
	for i := range texts {
		f.Add(uint16(i), []byte(nil))
		f.Add(uint16(i), []byte{byte(i), 7, 30, 200, 1, 99})
	}
	f.Fuzz(func(t *testing.T, i uint16, ops []byte) {
		text := fixture.Mutate(texts[int(i)%len(texts)], ops)
		start := time.Now()
		first := analyzeText(t, text)
		if took := time.Since(start); took > 20*time.Second {
			t.Errorf("took %v", took)
		}
		if again := analyzeText(t, text); first != again {
			t.Errorf("asked again, it says:\n%s\nbefore:\n%s", again, first)
		}
		if t.Failed() {
			t.Logf("program:\n%s", text)
		}
	})
}

// fixtureTexts returns the fixtures that are a package of one file.
func fixtureTexts(t testing.TB) []string {
	names, err := filepath.Glob(filepath.Join(fixture.Dir(t), "src", "effects", "*", "*.go"))
	if err != nil || len(names) < 20 {
		t.Fatalf("%d fixtures, %v", len(names), err)
	}
	var out []string
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, string(data))
	}
	return out
}

// analyzeText analyzes a program, then one that imports it, and returns all
// that is known of both.
func analyzeText(t *testing.T, text string) string {
	program := fixture.NewProgram(t)
	pkg := program.Add("p", map[string]string{"p.go": text})
	user := program.Add("q", map[string]string{"q.go": fixture.User(pkg.Types)})
	var b strings.Builder
	for _, pkg := range []*fixture.Package{pkg, user} {
		if !pkg.WellTyped() {
			continue
		}
		result := pkg.Run(t, effects.Analyzer).(*effects.Result)
		weigh(t, pkg)
		for _, obj := range objects(pkg) {
			var fn effects.Func
			var v effects.Var
			if pkg.Fact(t, obj, &fn) != nil {
				fmt.Fprintln(&b, obj.Name(), fn.String())
			}
			if pkg.Fact(t, obj, &v) != nil {
				fmt.Fprintln(&b, obj.Name(), v.String())
			}
		}
		var starts []effects.Start
		for _, h := range pkg.Run(t, handlers.Analyzer).(*handlers.Result).Handlers(nil) {
			starts = append(starts, effects.Start{Within: h.Within, Expr: h.Expr, Func: h.Func, Pos: h.Pos, Name: h.Name})
		}
		for _, file := range pkg.Files {
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.FuncLit:
					starts = append(starts, effects.Start{Expr: n, Pos: n.Pos(), Name: "literal"})
				case *ast.FuncDecl:
					if fn, ok := pkg.Info.Defs[n.Name].(*types.Func); ok {
						starts = append(starts, effects.Start{Func: fn, Pos: n.Name.Pos(), Name: n.Name.Name})
					}
				case *ast.CaseClause, *ast.BlockStmt:
					starts = append(starts, effects.Start{Within: n, Pos: n.Pos(), Name: "part"})
				}
				return true
			})
		}
		for _, list := range [][]effects.Reached{result.Reach(starts), result.Initial()} {
			for _, r := range list {
				fmt.Fprintln(&b, program.Fset.Position(r.Pos), r.Start, len(r.Steps), r.Kind, r.Class, r.What, r.Site, r.Trail)
				if !r.Pos.IsValid() || !r.Site.Valid() {
					t.Errorf("no position: %v of %s at %v", r.Kind, r.What, r.Site)
				}
			}
		}
	}
	return b.String()
}
