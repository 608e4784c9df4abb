package effects_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/packed"
	"github.com/envvet/envvet/passes/position"
)

const hostileLib = `package lib

import "io"

type T struct {
	W io.Writer
	F func()
	T *T
}

type I interface{ Do(io.Writer) I }

var V io.Writer
var X *T
var M map[string]func(io.Writer)

func A()                                             {}
func B(w io.Writer, f func(io.Writer), ws ...io.Writer) (*T, error) { return nil, nil }
func C(i I, t T) (func() io.Writer, I)               { return nil, nil }
func D[E any](e E, f func(E)) E                      { return e }
func (t *T) Do(w io.Writer) I                        { return nil }
func (t T) Show()                                    {}
`

const hostileUser = `package user

import (
	"fmt"
	"io"
	"lib"
	"os"
)

var v = lib.V

func init() { lib.A(); v = lib.X.W }

func Run() {
	lib.A()
	t, err := lib.B(os.Stdout, func(w io.Writer) { fmt.Fprintln(w) }, os.Stderr, v)
	t.Show()
	t.T.F()
	fmt.Fprintln(t.W, err)
	f, i := lib.C(t, *t)
	fmt.Fprintln(f())
	i.Do(os.Stderr).Do(v)
	lib.D(t, func(t *lib.T) { t.Do(t.W) }).Show()
	lib.M["x"](lib.V)
	go lib.A()
	defer t.Do(nil)
	for _, f := range lib.M {
		f(os.Stderr)
	}
	Hand(t.Show, lib.A)
}

func Hand(fs ...func()) {
	for _, f := range fs {
		f()
	}
}

func Give() (io.Writer, *lib.T, func(), lib.I) {
	_, i := lib.C(nil, lib.T{W: os.Stdout})
	return lib.V, lib.X, lib.A, i
}
`

// A fact may come from another version of the pass, or from a file that was
// damaged on the way: whatever it says, an importer comes to an end.
func TestHostileFacts(t *testing.T) {
	for seed := range uint64(300) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			h := hostile{rand.New(rand.NewPCG(seed, 1))}
			p := fixture.NewProgram(t)
			lib := p.Add("lib", map[string]string{"lib.go": hostileLib})
			for _, obj := range objects(lib) {
				does, holds := new(summary.Summary), new(summary.Value)
				h.fill(reflect.ValueOf(does).Elem(), 1)
				h.fill(reflect.ValueOf(holds).Elem(), 1)
				fn, v := effects.Func{Packed: packed.Of(does)}, effects.Var{Packed: packed.Of(holds)}
				lib.Put(t, obj, &fn)
				lib.Put(t, obj, &v)
				_, _ = fn.String(), v.String()
			}
			var init effects.Init
			h.fill(reflect.ValueOf(&init).Elem(), 0)
			_ = init.String()
			lib.Put(t, nil, &init)

			user := p.Add("user", map[string]string{"user.go": hostileUser})
			for _, err := range append(lib.Errors, user.Errors...) {
				t.Fatal(err)
			}
			result := user.Run(t, effects.Analyzer).(*effects.Result)
			reached := append(result.Reach(starts(user)), result.Initial()...)
			for _, name := range []string{"Run", "Hand", "Give"} {
				fn := funcOf(user.Types.Scope().Lookup(name))
				reached = append(reached, result.Reach([]effects.Start{{Func: fn, Pos: fn.Pos(), Name: name}})...)
			}
			resolver := position.NewResolver(&analysis.Pass{Fset: p.Fset, Files: user.Files, Pkg: user.Types})
			for _, r := range reached {
				if !r.Pos.IsValid() {
					t.Errorf("%v has no position", r.Effect)
				}
				resolver.Pos(r.Site)
				for _, hop := range r.Trail {
					resolver.Pos(hop.Site)
				}
			}
			result.ImportedInitial("lib")
			weigh(t, user)
		})
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
	case reflect.Pointer:
		if h.IntN(2) == 0 && depth < 12 {
			v.Set(reflect.New(v.Type().Elem()))
			h.fill(v.Elem(), depth+1)
		}
	case reflect.Slice:
		n := h.IntN(3)
		if depth > 10 {
			n = 0
		}
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			h.fill(v.Index(i), depth+1)
		}
	case reflect.Array:
		for i := range v.Len() {
			h.fill(v.Index(i), depth+1)
		}
	case reflect.String:
		v.SetString([]string{
			"", "Do", "Show", "Write", "W", "T.W", "[]", "[].[]", "T.T.T.T.T.T.T.T.W", ".", "..", "/", "../../etc/passwd", "lib", "lib.V", "lib.M", "user.v",
			"$log.std", "$", "$flag.CommandLine", "fmt.Println", "a\nb", "\x00\xff", "stdout", "lib.go", "p0", "%s%n", "Handle", "F",
		}[h.IntN(29)])
	case reflect.Int, reflect.Int64:
		v.SetInt([]int64{0, 1, 2, 3, -1, 7, 64, -1000, -500, -2000, 1 << 40, 1<<63 - 1, -1 << 63}[h.IntN(13)])
	case reflect.Uint8:
		v.SetUint(uint64(h.IntN(9)))
		if h.IntN(10) == 0 {
			v.SetUint(255)
		}
	case reflect.Bool:
		v.SetBool(h.IntN(2) == 0)
	default:
		panic(fmt.Sprintf("a fact holds a %v", v.Type()))
	}
}
