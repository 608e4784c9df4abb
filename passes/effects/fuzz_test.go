package effects_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/scanner"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"slices"
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
		text := mutate(texts[int(i)%len(texts)], ops)
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

// mutate changes a Go program as ops say, three bytes for each change: what to
// do, where, and with what. Half of the results still compile.
func mutate(text string, ops []byte) string {
	for n := 0; len(ops) >= 3 && n < 20; n++ {
		op, at, with := ops[0], int(ops[1])<<8|int(ops[2]), int(ops[2])<<8|int(ops[1])
		ops = ops[3:]
		lines := strings.SplitAfter(text, "\n")
		i, j := at%len(lines), with%len(lines)
		switch op % 8 {
		case 0:
			lines = slices.Delete(lines, i, i+1)
		case 1:
			lines = slices.Insert(lines, j, lines[i])
		case 2:
			lines[i], lines[j] = lines[j], lines[i]
		default:
			text = replaceToken(text, at, with, op%2 == 0)
			continue
		}
		text = strings.Join(lines, "")
	}
	return text
}

// replaceToken puts another token of the program in place of one of it: if
// alike is set, an identifier for an identifier that begins as it does.
func replaceToken(text string, at, with int, alike bool) string {
	type span struct {
		from, to int
		tok      token.Token
	}
	var spans []span
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(text))
	s.Init(file, []byte(text), nil, 0)
	for {
		pos, tok, lit := s.Scan()
		if tok == token.EOF {
			break
		}
		if tok == token.SEMICOLON && lit == "\n" {
			continue
		}
		if lit == "" {
			lit = tok.String()
		}
		from := file.Offset(pos)
		spans = append(spans, span{from, min(from+len(lit), len(text)), tok})
	}
	if len(spans) == 0 {
		return text
	}
	old := spans[at%len(spans)]
	var candidates []span
	for _, c := range spans {
		if c.tok == old.tok && (!alike || text[c.from] == text[old.from]) {
			candidates = append(candidates, c)
		}
	}
	if old.tok.IsOperator() && !alike {
		candidates = spans
	}
	c := candidates[with%len(candidates)]
	return text[:old.from] + text[c.from:c.to] + text[old.to:]
}

// analyzeText analyzes a program, then one that imports it, and returns all
// that is known of both.
func analyzeText(t *testing.T, text string) string {
	program := fixture.NewProgram(t)
	pkg := program.Add("p", map[string]string{"p.go": text})
	user := program.Add("q", map[string]string{"q.go": userOf(pkg.Types)})
	var b strings.Builder
	for _, pkg := range []*fixture.Package{pkg, user} {
		if !wellTyped(pkg) {
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
			starts = append(starts, effects.Start{Expr: h.Expr, Func: h.Func, Pos: h.Pos, Name: h.Name})
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

// wellTyped reports whether a package has no errors but for what is declared
// and not used. Package ssa recurses without end on some others, which is why
// drivers do not run the pass on them; TestBrokenPackages does.
func wellTyped(pkg *fixture.Package) bool {
	for _, err := range pkg.Errors {
		var te types.Error
		if !errors.As(err, &te) || !te.Soft {
			return false
		}
	}
	return true
}

// userOf returns a package that calls every exported function of pkg, with
// zero values, and hands on every variable.
func userOf(pkg *types.Package) string {
	imports := map[string]bool{pkg.Path(): true}
	qualify := func(p *types.Package) string {
		imports[p.Path()] = true
		return p.Name()
	}
	var body strings.Builder
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		if !token.IsExported(name) {
			continue
		}
		switch obj := scope.Lookup(name).(type) {
		case *types.Var:
			fmt.Fprintf(&body, "\tV(%s.%s)\n", pkg.Name(), name)
		case *types.Func:
			sig := obj.Signature()
			if sig.TypeParams().Len() > 0 {
				continue
			}
			var args []string
			for v := range sig.Params().Variables() {
				args = append(args, fmt.Sprintf("*new(%s)", types.TypeString(v.Type(), qualify)))
			}
			if sig.Variadic() {
				args[len(args)-1] += "..."
			}
			fmt.Fprintf(&body, "\t%s.%s(%s)\n", pkg.Name(), name, strings.Join(args, ", "))
		}
	}
	var b strings.Builder
	b.WriteString("package q\n")
	for _, path := range slices.Sorted(maps.Keys(imports)) {
		fmt.Fprintf(&b, "import %q\n", path)
	}
	fmt.Fprintf(&b, "func V(v any) { if f, ok := v.(func()); ok { f() } }\nfunc F() {\n%s}\n", &body)
	return b.String()
}
