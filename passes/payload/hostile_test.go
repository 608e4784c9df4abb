package payload_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/payload"
)

const brokenHead = `package p
import ("encoding/json"; "fmt"; "io"; "os"; "bytes")
type T struct{ A any; B *T }
func enc(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }
func text(v any) string { b, _ := json.Marshal(v); return string(b) }
`

// What cannot be compiled, and what no program needs, is no reason to panic.
var brokenPayloads = map[string]string{
	"undeclared":        `func F() { json.NewEncoder(nowhere).Encode(none); enc(missing, missing.x); fmt.Println(text(nowhere())) }`,
	"wrong arguments":   `func F() { enc(); enc(os.Stdout); enc(os.Stdout, 1, 2); json.Marshal(); json.NewEncoder().Encode(); text(); fmt.Println(text(1, 2)) }`,
	"wrong results":     `func F() { a, b, c := json.Marshal(1); fmt.Println(string(a), b, c); x := enc(os.Stdout, 1); x() }`,
	"cycle of types":    `type C C; type S struct{ S }; func F() { enc(os.Stdout, C{}); enc(os.Stdout, S{}); enc(os.Stdout, []S{}) }`,
	"bad generics":      `type G[P any] struct{ g *G[G[P]]; P P }; func E[P any](p P) { enc(os.Stdout, G[P]{}) }; func F() { E(1); E[int, int](1); E[Nowhere](1); E(E) }`,
	"no body":           `func E(v any); func F() { E(1); enc(os.Stdout, F) }`,
	"cut short":         `func F() { enc(os.Stdout, T{ ; fmt.Println(text( }`,
	"recursive":         `func F() { enc(os.Stdout, g(1)) }; func g(v any) any { if v == nil { return T{} }; return g(h(v)) }; func h(v any) any { return g(v) }`,
	"recursive closure": `func F() { var f func(v any); f = func(v any) { f(v); enc(os.Stdout, v); fmt.Println(text(v)) }; f(T{}) }`,
	"recursive text":    `func s(v any) string { if v == nil { return text(v) }; return s(s(v)) }; func F() { fmt.Println(s(T{})) }`,
	"written to itself": `func put(w io.Writer, s string) { fmt.Fprint(w, s) }; func F() { var b bytes.Buffer; put(&b, b.String()); fmt.Println(b.String()) }`,
	"buffers":           `func F() { var a, b bytes.Buffer; enc(&a, &b); enc(&b, &a); a.Write(b.Bytes()); b.Write(a.Bytes()); a.WriteTo(&b); b.WriteTo(os.Stdout); json.Indent(&a, a.Bytes(), "", "") }`,
	"loops":             `func F() { var v any = 1; for i := 0; i < 3; i++ { v = []any{v}; enc(os.Stdout, v) }; for { b, _ := json.Marshal(v); v = b; fmt.Println(string(b)) } }`,
	"pointers":          `func F() { var v any; p := &v; q := &p; enc(os.Stdout, p); enc(os.Stdout, q); enc(os.Stdout, **q); *p = p; enc(os.Stdout, *p) }`,
	"variadic":          `func V(vs ...any) { enc(os.Stdout, vs); fmt.Println(vs...) }; func F() { V(); V(1); V([]any{}...); V(text(T{})); fmt.Println([]any{text(1)}...) }`,
	"types":             `func F() { enc(os.Stdout, struct{ T; X chan T }{}); enc(os.Stdout, [3]func(){}); enc(os.Stdout, map[[2]int]any{}); enc(os.Stdout, nil); enc(os.Stdout, (*T)(nil)); enc(os.Stdout, (any)(nil)) }`,
	"interfaces":        `type I interface{ Enc(io.Writer) }; func (t T) Enc(w io.Writer) { enc(w, t) }; func F() { var i I = T{}; i.Enc(os.Stdout); i.(T).Enc(nil); i.(I).Enc(os.Stderr); I.Enc(i, os.Stdout); T.Enc(T{}, os.Stdout) }`,
	"method values":     `type P struct{ w io.Writer }; func (p *P) E(v any) { enc(p.w, v) }; func F() { f := (&P{os.Stdout}).E; f(T{}); g := (*P).E; g(nil, T{}); defer f(1); go g(&P{}, 2) }`,
	"no handler":        `var F = enc(os.Stdout, T{}); func init() { enc(os.Stdout, T{}) }`,
}

func TestBrokenPayloads(t *testing.T) {
	for name, body := range brokenPayloads {
		t.Run(name, func(t *testing.T) {
			p := fixture.NewProgram(t)
			src := brokenHead + strings.ReplaceAll(strings.ReplaceAll(body, "func F()", "\n//envvet:handler\nfunc F()"), "; func", "\nfunc")
			ask(t, p.Add("p", map[string]string{"p.go": src}))
			ask(t, p.Add("q", map[string]string{"q.go": "package q\nimport (\"p\"; \"os\")\n//envvet:handler\nfunc G() { p.F(); p.E(1); p.E(os.Stdout); p.V(1, 2); p.T{}.Enc(os.Stdout) }\n"}))
		})
	}
}

// ask asks for all that there is to ask.
func ask(t *testing.T, pkg *fixture.Package) []*payload.Command {
	r := pkg.Run(t, payload.Analyzer).(*payload.Result)
	answers := r.Answers(nil)
	for _, c := range answers {
		if c.Call == nil || c.Out == nil || c.Encoded == nil {
			t.Errorf("incomplete: %+v", c)
		}
	}
	return answers
}

const encodesLib = `package lib

import "io"

type T struct{ W io.Writer }

type G[P any] struct{ P P }

func A(w io.Writer, v any)       {}
func B(v any) (string, error)    { return "", nil }
func C[P any](p P, s string)     {}
func (t *T) M(v any)             {}
func (g G[P]) N(v P) []byte      { return nil }
`

const encodesUser = `package user

import (
	"fmt"
	"lib"
	"os"
)

type row struct{ X int }

//envvet:handler
func Run() {
	lib.A(os.Stdout, row{})
	s, _ := lib.B(&row{})
	fmt.Println(s)
	lib.C(row{}, s)
	(&lib.T{W: os.Stdout}).M(row{})
	fmt.Println(string(lib.G[row]{}.N(row{})))
}
`

// TestHostileFacts holds that facts that no pass of ours has written, as of
// another version, are no reason to panic.
func TestHostileFacts(t *testing.T) {
	numbers := []int{-2, -1, 0, 1, 2, 1 << 30}
	loop := &payload.FactType{Kind: 4, Args: make([]payload.FactType, 1)}
	loop.Args[0] = payload.FactType{Kind: 7, Args: []payload.FactType{{Kind: 2, Name: "int"}}}
	typs := []*payload.FactType{
		nil, {}, {Kind: 1}, {Kind: 1, Path: "lib", Name: "T"}, {Kind: 1, Path: "lib", Name: "G"}, {Kind: 1, Path: "lib", Name: "A"},
		{Kind: 1, Path: "lib", Name: "G", Args: []payload.FactType{{Kind: 3, Index: 1 << 20}}}, {Kind: 1, Path: "none", Name: "T"},
		{Kind: 2, Name: "no"}, {Kind: 3, Index: -1}, {Kind: 3}, {Kind: 4}, {Kind: 6, Index: -5, Args: make([]payload.FactType, 1)},
		{Kind: 7, Args: []payload.FactType{{Kind: 8}, {Kind: 8}}}, {Kind: 7, Args: []payload.FactType{{Kind: 5, Args: []payload.FactType{{Kind: 8}}}, {Kind: 8}}}, {Kind: 99}, loop,
	}
	found := 0
	for i := range 200 {
		p := fixture.NewProgram(t)
		lib := p.Add("lib", map[string]string{"lib.go": encodesLib})
		pick := func(salt int) int { return numbers[(i*7+salt*i+salt)%len(numbers)] }
		fact := &payload.Encodes{List: []payload.Encoding{{
			Param: pick(1), Text: i%2 == 0, Type: typs[i%len(typs)], Class: summary.Class(i % 5), Result: pick(3),
			Place: summary.Ref{Root: summary.Root(i % 5), Index: pick(5), Path: strings.Repeat(".x[]", i%4)},
		}}}
		for _, name := range []string{"A", "B", "C"} {
			lib.Put(t, lib.Types.Scope().Lookup(name), fact)
		}
		_ = fmt.Sprint(fact)
		found += len(ask(t, p.Add("user", map[string]string{"user.go": encodesUser})))
	}
	if found == 0 {
		t.Error("no fact said anything")
	}
}
