package origins_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/internal/packed"
	"github.com/envvet/envvet/passes/origins"
	"github.com/envvet/envvet/passes/origins/trace"
	"github.com/envvet/envvet/passes/position"
)

// FuzzOrigins changes the fixtures, and holds the pass to what must be true of
// any program: it comes to an end without a panic, its facts are bounded, and
// asked again it says the same.
func FuzzOrigins(f *testing.F) {
	texts := fixtureTexts(f)
	for i := range texts {
		f.Add(uint16(i), []byte(nil))
		f.Add(uint16(i), []byte{byte(i), 7, 30, 200, 1, 99})
		f.Add(uint16(i), []byte{3, byte(i), 3, 4, 9, byte(i), 5, 1, 1})
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

// stubs are packages that the fixtures import, with what they need of them.
var stubs = map[string]string{
	"github.com/envvet/envvet/envelope": `package envelope
import "context"
type App struct{}
type Option func(*App)
type Effect string
const (Safe Effect = "safe"; Mutating Effect = "mutating")
type ExitCode int
const Conflict ExitCode = 6
type Error struct{ Data any }
func (e *Error) Error() string { return "" }
func (e *Error) WithData(v any) *Error { e.Data = v; return e }
func Errorf(c ExitCode, f string, args ...any) *Error { return nil }
func New(name string, opts ...Option) *App { return nil }
func (a *App) Main() {}
type Command[In, Out any] struct {
	Name, Summary string
	Effect Effect
	Run func(ctx context.Context, in In) (Out, error)
}
func Register[In, Out any](a *App, c Command[In, Out]) {}
func SetMeta(ctx context.Context, k string, v any) {}
func Warn(ctx context.Context, code, f string, args ...any) {}
`,
	"github.com/google/uuid": `package uuid
type UUID [16]byte
func New() UUID { return UUID{} }
func NewString() string { return "" }
func (u UUID) String() string { return "" }
`,
}

func newProgram(t testing.TB) *fixture.Program {
	p := fixture.NewProgram(t)
	for _, path := range []string{"github.com/envvet/envvet/envelope", "github.com/google/uuid"} {
		if pkg := p.Add(path, map[string]string{"x.go": stubs[path]}); len(pkg.Errors) > 0 {
			t.Fatal(pkg.Errors[0])
		}
	}
	return p
}

func fixtureTexts(t testing.TB) []string {
	var out []string
	for _, pattern := range []string{"origins/basic/*.go", "volatilevalue/functions/*.go", "volatilevalue/structures/*.go", "volatilevalue/registrations/*.go", "volatilevalue/mutating/*.go", "volatilevalue/fix_meta/*.go"} {
		names, err := filepath.Glob(filepath.Join(fixture.Dir(t), "src", filepath.FromSlash(pattern)))
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, string(data))
		}
	}
	return out
}

// analyzeText analyzes a program, then one that imports it, and returns all
// that is known of both.
func analyzeText(t *testing.T, text string) string {
	program := newProgram(t)
	pkg := program.Add("p", map[string]string{"p.go": text})
	user := program.Add("q", map[string]string{"q.go": fixture.User(pkg.Types)})
	var b strings.Builder
	for _, pkg := range []*fixture.Package{pkg, user} {
		if pkg.WellTyped() {
			describe(t, &b, program, pkg)
		}
	}
	return b.String()
}

func describe(t *testing.T, b *strings.Builder, program *fixture.Program, pkg *fixture.Package) {
	result := pkg.Run(t, origins.Analyzer).(*origins.Result)
	for _, name := range pkg.Types.Scope().Names() {
		obj := pkg.Types.Scope().Lookup(name)
		var fact origins.Func
		if data := pkg.Fact(t, obj, &fact); data != nil {
			fmt.Fprintln(b, obj.Name(), fact.String())
			if len(data) > 200_000 {
				t.Errorf("%s has a fact of %d bytes", obj.Name(), len(data))
			}
		}
	}
	for _, a := range result.Answers() {
		fmt.Fprintln(b, program.Fset.Position(a.Call), a.Place)
		for _, f := range a.Flows {
			fmt.Fprintln(b, " ", f.Path, f.Source, program.Fset.Position(f.Pos), f.Kept, len(f.Steps))
			if !f.Pos.IsValid() || !f.Source.Site.Valid() {
				t.Errorf("no position: %v", f)
			}
		}
	}
}

// Drivers do not run the pass on packages with errors that they know of; it
// has to come to an end on those that they do not.
func TestBrokenPrograms(t *testing.T) {
	texts := fixtureTexts(t)
	broken := 0
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 3))
		ops := make([]byte, 3*(1+r.IntN(4)))
		for i := range ops {
			ops[i] = byte(r.IntN(256))
		}
		text := fixture.Mutate(texts[r.IntN(len(texts))], ops)
		if r.IntN(4) == 0 {
			text = text[:r.IntN(len(text))]
		}
		program := newProgram(t)
		pkg := program.Add("p", map[string]string{"p.go": text})
		if !pkg.WellTyped() {
			broken++
		}
		if recursive(pkg) {
			continue
		}
		pkg.Run(t, origins.Analyzer).(*origins.Result).Answers()
	}
	if broken < 50 {
		t.Errorf("%d of the programs have errors", broken)
	}
}

// recursive reports whether a type of the package contains itself, on which
// package ssa recurses without end.
func recursive(pkg *fixture.Package) bool {
	for _, err := range pkg.Errors {
		if strings.Contains(err.Error(), "recursive") || strings.Contains(err.Error(), "cycle") {
			return true
		}
	}
	return false
}

const hostileUser = `package user

import (
	"context"
	"lib"

	"github.com/envvet/envvet/envelope"
)

type out struct {
	A, B string
	T    *lib.T
	L    []lib.T
}

func run(ctx context.Context, in struct{}) (o out, err error) {
	o.A = lib.A("x")
	t, s := lib.B(&o.A, lib.T{Name: o.B}, func(s string) string { return s + o.A })
	o.T, o.B = t, s
	t.Do(o.T)
	o.L = append(o.L, *t, t.Show())
	lib.C(o)
	o.B = lib.D(map[string]lib.T{"x": *t}, t)["x"].Name
	return o, nil
}

func Again(o *out) *out { o.T, _ = lib.B(&o.A, *o.T, nil); lib.C(o.T.Next); return o }

func main() {
	envelope.Register(nil, envelope.Command[struct{}, out]{Run: run})
}
`

const hostileLib = `package lib

type T struct {
	Name string
	Next *T
	List []T
}

func A(s string) string                                    { return "" }
func B(p *string, t T, f func(string) string) (*T, string) { return nil, "" }
func C(v any)                                              {}
func D[E any](m map[string]E, e *E) map[string]E           { return nil }
func (t *T) Do(u *T)                                       {}
func (t T) Show() T                                        { return t }
`

// A fact may come from another version of the pass, or from a file that was
// damaged on the way: whatever it says, an importer comes to an end.
func TestHostileFacts(t *testing.T) {
	reached := 0
	for seed := range uint64(300) {
		h := hostile{rand.New(rand.NewPCG(seed, 1))}
		p := newProgram(t)
		lib := p.Add("lib", map[string]string{"lib.go": hostileLib})
		for _, name := range lib.Types.Scope().Names() {
			does := new(trace.Summary)
			h.fill(reflect.ValueOf(does).Elem(), 0)
			fact := origins.Func{Answers: true, Packed: packed.Of(does)}
			_ = fact.String()
			lib.Put(t, lib.Types.Scope().Lookup(name), &fact)
		}
		user := p.Add("user", map[string]string{"user.go": hostileUser})
		for _, err := range append(lib.Errors, user.Errors...) {
			t.Fatal(err)
		}
		resolver := position.NewResolver(&analysis.Pass{Fset: p.Fset, Files: user.Files, Pkg: user.Types})
		for _, a := range user.Run(t, origins.Analyzer).(*origins.Result).Answers() {
			for _, f := range a.Flows {
				reached++
				resolver.Pos(f.Source.Site)
				for _, hop := range f.Source.Trail {
					resolver.Pos(hop.Site)
				}
			}
		}
	}
	if reached == 0 {
		t.Error("no fact was good enough to be believed, so nothing was tried")
	}
}

// hostile fills facts with anything that their types can hold.
type hostile struct{ *rand.Rand }

func (h hostile) fill(v reflect.Value, depth int) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				h.fill(v.Field(i), depth+1)
			}
		}
		if site, ok := v.Addr().Interface().(*position.Site); ok && h.IntN(4) > 0 {
			*site = position.Site{Pkg: "lib", File: "lib.go", Line: 3}
		}
		if flow, ok := v.Addr().Interface().(*trace.Flow); ok && h.IntN(3) > 0 {
			flow.Index, flow.Param = h.IntN(2), h.IntN(3)
		}
		if place, ok := v.Addr().Interface().(*trace.Place); ok && h.IntN(8) > 0 {
			place.Param = 0
		}
	case reflect.Pointer:
		if h.IntN(2) == 0 {
			v.Set(reflect.New(v.Type().Elem()))
			h.fill(v.Elem(), depth+1)
		}
	case reflect.Slice:
		n := h.IntN(3)
		if h.IntN(40) == 0 {
			n = 100
		}
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			h.fill(v.Index(i), depth+1)
		}
	case reflect.String:
		v.SetString([]string{
			"", "", "", "", "", ".Name", ".Next.Name", "[]", "{}", "{x}", "(0)", "#Do(0)", ".Next", ".List[].Name", ".Next.Next.Next.Next.Next.Next.Next.Next.Next",
			".", "[", "{", "(", "#", "(9", "}", ".Name|", ".Name|.Next|", "|", "a\nb", "\x00\xff", "time.Now", "%s%n", "..",
		}[h.IntN(30)])
	case reflect.Int:
		v.SetInt([]int64{0, 0, 1, 2, -1, 64, 1 << 40, -1 << 63}[h.IntN(8)])
	case reflect.Uint8:
		v.SetUint(uint64(h.IntN(9)))
	case reflect.Bool:
		v.SetBool(h.IntN(2) == 0)
	default:
		panic(fmt.Sprintf("a fact holds a %v", v.Type()))
	}
}
