package failures_test

import (
	"bytes"
	"encoding/gob"
	"go/ast"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/failures"
	"github.com/envvet/envvet/passes/position"
)

// Facts of functions and variables are those that the fixtures state.
func TestFacts(t *testing.T) { fixture.Run(t, failures.Analyzer, "./src/failures/...") }

func TestFactsSurviveGob(t *testing.T) {
	f := failures.Failure{
		Exit: 5, Param: 1, Code: "X_GONE", Coded: true, Plain: true, Chosen: true, Retry: true, Fix: true, Held: "store.ErrGone", Func: "store.Get",
		Site: position.Site{Pkg: "p", File: "f.go", Line: 3},
	}
	for _, fact := range []analysis.Fact{
		&failures.Answers{Failures: []failures.Failure{f}, Handed: []failures.Handed{{Param: 1, Call: true, Chosen: true}}, More: 2},
		&failures.Makes{Failures: []failures.Failure{f}, Handed: []failures.Handed{{Param: 1, Call: true}}},
		&failures.Held{Failures: []failures.Failure{f}},
		&failures.Coded{Code: 2, Param: 1},
	} {
		var text bytes.Buffer
		if err := gob.NewEncoder(&text).Encode(fact); err != nil {
			t.Fatal(err)
		}
		read := reflect.New(reflect.TypeOf(fact).Elem()).Interface()
		if err := gob.NewDecoder(&text).Decode(read); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(read, fact) {
			t.Errorf("read %v, wrote %v", read, fact)
		}
	}
}

// runtime is as much of package envelope as the pass knows.
const runtime = `package envelope
type ExitCode int
const (GeneralError ExitCode = 1; NotFound ExitCode = 5; Conflict ExitCode = 6)
type Error struct { Exit ExitCode; Code, Message string }
func (e *Error) Error() string { return e.Message }
func (e *Error) WithData(v any) *Error { return e }
func Errorf(exit ExitCode, format string, args ...any) *Error { return &Error{Exit: exit} }
`

func analyze(t *testing.T, body string) (*fixture.Package, *failures.Result) {
	t.Helper()
	p := fixture.NewProgram(t)
	p.Add("github.com/envvet/envvet/envelope", map[string]string{"envelope.go": runtime})
	pkg := p.Add("p", map[string]string{"p.go": "package p\nimport \"github.com/envvet/envvet/envelope\"\n" + body})
	return pkg, pkg.Run(t, failures.Analyzer).(*failures.Result)
}

// Broken packages, which some drivers hand over, are no reason to panic, nor is
// code that never ends.
func TestHostile(t *testing.T) {
	for name, body := range map[string]string{
		"recursion":     `func F(n int) error { if n > 0 { return G(n) }; return envelope.Errorf(envelope.NotFound, "") }; func G(n int) error { return F(n - 1) }`,
		"self":          `func F(f func() error) error { return F(func() error { return F(f) }) }`,
		"cycle":         `func F() error { var e error; for { x := e; e = x; if e != nil { return e } } }`,
		"variables":     `var a error = b; var b error = envelope.Errorf(5, ""); func F() error { a = b; b = a; return a }`,
		"undeclared":    `func F() error { return envelope.Errorf(nowhere, missing) }; func G() error { return &envelope.Error{Exit: x, Nope: 1} }`,
		"no arguments":  `func F() error { return envelope.Errorf() }`,
		"wrong type":    `func F() error { return &envelope.Error{Exit: "x", Code: 5} }; func G() string { return envelope.Errorf(5, "") }`,
		"no body":       `func F() error; func G() error { return F() }`,
		"cut short":     `func F() error { return &envelope.Error{Exit: envelope.`,
		"generics":      `func F[T error](t T) error { return t }; func G() error { return F(envelope.Errorf(5, "")) }; type L[T any] struct{}; func (L[T]) M() error { return envelope.Errorf(6, "") }`,
		"redeclared":    `func F() error { return envelope.Errorf(5, "") }; func F() error { return nil }; type Error struct{}`,
		"closures":      `func F() error { var e error; f := func() { g := func() { e = envelope.Errorf(5, "") }; g() }; f(); return e }`,
		"method values": `type T struct{ e *envelope.Error }; func (t T) E() error { return t.e }; func F() error { f := T{}.E; return f() }; func G(f func() error) error { return G(T{}.E) }`,
		"copies":        `func F(e *envelope.Error) error { c := *e; c.Exit = 5; d := envelope.Error{}; d = c; return &d }`,
		"huge":          `func F(n int) error { ` + strings.Repeat("if n == 1 { return envelope.Errorf(5, \"\") }\n", 500) + `return nil }`,
		"deep":          `func F(n int) error { ` + strings.Repeat("if n > 0 { ", 200) + `return envelope.Errorf(5, "")` + strings.Repeat("}", 200) + `; return nil }`,
	} {
		t.Run(name, func(t *testing.T) {
			pkg, r := analyze(t, body)
			for _, file := range pkg.Files {
				ast.Inspect(file, func(n ast.Node) bool {
					if e, ok := n.(ast.Expr); ok {
						r.Of(e)
					}
					return true
				})
			}
			if !strings.Contains(body, "\"\")\n") {
				return
			}
			var fact failures.Answers
			text := pkg.Fact(t, pkg.Types.Scope().Lookup("F"), &fact)
			if err := gob.NewDecoder(bytes.NewReader(text)).Decode(&fact); err != nil || len(fact.Failures) != failures.MaxFailures || fact.More == 0 {
				t.Errorf("%d failures, %d more, %v", len(fact.Failures), fact.More, err)
			}
		})
	}
}
