package analyzers_test

import (
	"bytes"
	"encoding"
	"encoding/gob"
	"fmt"
	"go/types"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/fxamacker/cbor/v2"
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/fixture"
)

// factTypes returns the types of all facts.
func factTypes() (all []reflect.Type) {
	for _, a := range passesAndRules() {
		for _, fact := range a.FactTypes {
			all = append(all, reflect.TypeOf(fact))
		}
	}
	return all
}

func newFact(typ reflect.Type) analysis.Fact {
	return reflect.New(typ.Elem()).Interface().(analysis.Fact)
}

// TestFactsRead holds that a fact is the same once it was written and read, and
// that what a later version adds to it is no reason not to read the rest.
func TestFactsRead(t *testing.T) {
	texts, imports := alone(t)
	newProgram := fixture.NewPrograms(t, imports)
	seen := make(map[reflect.Type]int)
	for _, text := range append(texts, heard) {
		program := newProgram()
		imported := program.Add("example.com/logs", map[string]string{"logs.go": logs})
		pkg := program.Add("p", map[string]string{"p.go": text})
		pkg.Ignored = []string{"p_windows.go"}
		for _, a := range analyzers.Suite {
			imported.Run(t, a)
			pkg.Run(t, a)
		}
		for typ, data := range pkg.Facts() {
			seen[typ]++
			fact := newFact(typ)
			decodeInto(t, data, fact)
			if again := encoded(t, fact); !bytes.Equal(again, data) {
				t.Errorf("%v: other bytes once it was read: %v", typ, fact)
			}
			later := extended(fact)
			read := newFact(typ)
			decodeInto(t, encoded(t, later), read)
			if !reflect.DeepEqual(read, fact) {
				t.Errorf("%v of a later version: read %v, want %v", typ, read, fact)
			}
		}
	}
	for _, typ := range factTypes() {
		if seen[typ] == 0 {
			t.Errorf("no fixture has a %v", typ)
		}
	}
}

// A handler that has another package write, which is told where to.
const (
	logs = `package logs

import (
	"fmt"
	"io"
	"os"
)

var out io.Writer = os.Stderr

func SetOutput(w io.Writer) { out = w }

func Print(text string) { fmt.Fprintln(out, text) }
`
	heard = `package p

import (
	"github.com/spf13/cobra"

	"example.com/logs"
)

var Root = &cobra.Command{Use: "p", Run: func(*cobra.Command, []string) { logs.Print("done") }}
`
)

// extended returns a struct with the fields of a fact and one more.
func extended(fact analysis.Fact) any {
	v := reflect.ValueOf(fact).Elem()
	fields := []reflect.StructField{{Name: "AddedLater", Type: reflect.TypeFor[string]()}}
	for i := range v.NumField() {
		fields = append(fields, v.Type().Field(i))
	}
	later := reflect.New(reflect.StructOf(fields))
	later.Elem().Field(0).SetString("unknown")
	for i := range v.NumField() {
		later.Elem().Field(i + 1).Set(v.Field(i))
	}
	return later.Interface()
}

func encoded(t *testing.T, v any) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(v); err != nil {
		t.Fatalf("%T: %v", v, err)
	}
	return b.Bytes()
}

func decodeInto(t *testing.T, data []byte, fact analysis.Fact) {
	t.Helper()
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(fact); err != nil {
		t.Fatalf("%T: %v", fact, err)
	}
}

// TestFactsSize holds what the facts of a package take: no more for each of its
// lines, however many these are and however they are connected. Each importer
// reads them.
func TestFactsSize(t *testing.T) {
	const maxPerLine = 800 // bytes, of which most are chains of calls to 64 sinks
	for name, text := range map[string]func(int) string{
		"lines":     func(n int) string { return fixture.Lines(10 * n) },
		"chain":     fixture.Chain,
		"everybody": everybody,
	} {
		for _, n := range []int{25, 100} {
			pkg := fixture.NewProgram(t).Add("p", map[string]string{"p.go": text(n)})
			if len(pkg.Errors) > 0 {
				t.Fatalf("%s: %v", name, pkg.Errors[0])
			}
			for _, a := range analyzers.Suite {
				pkg.Run(t, a)
			}
			sum := size(t, pkg)
			perLine := float64(sum) / float64(strings.Count(text(n), "\n"))
			t.Logf("%s, %d: %d bytes, %.0f for each line", name, n, sum, perLine)
			if perLine > maxPerLine {
				t.Errorf("%s, %d: %.0f bytes for each line", name, n, perLine)
			}
		}
	}
}

// size returns how long the facts of a package are in one stream, as drivers
// write them.
func size(t *testing.T, pkg *fixture.Package) int {
	var b bytes.Buffer
	stream := gob.NewEncoder(&b)
	for typ, data := range pkg.Facts() {
		fact := newFact(typ)
		decodeInto(t, data, fact)
		if err := stream.Encode(fact); err != nil {
			t.Fatal(err)
		}
	}
	return b.Len()
}

// everybody returns a program of n functions, each of which writes and may call
// any other.
func everybody(n int) string {
	var b strings.Builder
	b.WriteString("package p\n\nimport \"fmt\"\n\nvar All []func(int)\n\nfunc init() {\n\tAll = []func(int){\n")
	for i := range n {
		fmt.Fprintf(&b, "\t\tF%d,\n", i)
	}
	b.WriteString("\t}\n}\n")
	for i := range n {
		fmt.Fprintf(&b, "\nfunc F%d(n int) {\n\tif n > 0 {\n\t\tfmt.Println(n)\n\t\tAll[n](n - 1)\n\t\tF%d(n - 1)\n\t\tF%d(n - 2)\n\t}\n}\n", i, (7*i+1)%n, (13*i+5)%n)
	}
	return b.String()
}

const strangeLib = `package lib

import (
	"context"
	"io"

	"github.com/envvet/envvet/envelope"
)

type Opt struct {
	Run  func() error
	Name string
	W    io.Writer
	Next *Opt
	Kids []Opt
}

func (o *Opt) Do(f func() error) error { return nil }
func (o Opt) Show() string             { return "" }

type Runner interface{ Run(args []string) int }

type Page[T any] struct {
	Items []T
	Info  map[string]T
}

func (p *Page[T]) Add(item T) *Page[T] { return p }

var (
	W    io.Writer
	Err  error
	Hook func() error
	Root Opt
)

func A(o Opt, code envelope.ExitCode) error                        { return nil }
func B(w io.Writer, v any, f func() error) (*Opt, error)           { return nil, nil }
func C[In, Out any](a *envelope.App, r func(context.Context, In) (Out, error)) {}
func D(r Runner) string                                            { return "" }
func E(s ...string) []byte                                         { return nil }
`

const strangeUser = `package user

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/envvet/envvet/envelope"
	"github.com/spf13/cobra"

	"lib"
)

type in struct {
	ID string
}

type out struct {
	Name string
	Opt  lib.Opt
	Page *lib.Page[string]
	Body []byte
}

type runner struct{ w io.Writer }

func (r runner) Run(args []string) int { fmt.Fprintln(r.w); return 3 }

func handler() error {
	_, err := lib.B(os.Stdout, out{}, lib.Hook)
	lib.Err = err
	return lib.A(lib.Root, envelope.Conflict)
}

func main() {
	app := envelope.New("tool")
	envelope.Register(app, envelope.Command[in, out]{Name: "get", Run: func(ctx context.Context, in in) (out, error) {
		o, err := lib.B(lib.W, in, handler)
		if err != nil {
			return out{}, err
		}
		page := new(lib.Page[string]).Add(lib.D(runner{os.Stdout}))
		return out{Name: o.Show(), Opt: *o, Page: page, Body: lib.E(o.Name)}, o.Do(handler)
	}})
	lib.C(app, func(ctx context.Context, in in) (lib.Page[out], error) { return lib.Page[out]{}, lib.Err })
	lib.Hook = handler
	lib.Root = lib.Opt{Run: handler, W: os.Stdout, Next: &lib.Opt{Run: func() error { fmt.Println(); return lib.Err }}}
	_ = &cobra.Command{RunE: func(*cobra.Command, []string) error {
		lib.W.Write(lib.E("x"))
		return lib.A(lib.Opt{Run: lib.Hook, Kids: []lib.Opt{lib.Root}}, 5)
	}}
	lib.D(runner{lib.W})
}
`

// TestStrangeFacts holds that whatever facts say, as those of another version or
// out of a file that was damaged, the rules come to an end, and what they report
// has a place.
func TestStrangeFacts(t *testing.T) {
	newProgram := fixture.NewPrograms(t, slices.Concat(fixture.Standard, []string{"github.com/envvet/envvet/envelope", "github.com/spf13/cobra"}))
	setAll(t, "hints")
	found := make(map[string]bool)
	for seed := range uint64(100) {
		s := strange{rand.New(rand.NewPCG(seed, 10))}
		program := newProgram()
		lib := program.Add("lib", map[string]string{"lib.go": strangeLib})
		for _, typ := range factTypes() {
			for _, obj := range append(objectsOf(lib.Types), nil) {
				if s.IntN(3) > 0 {
					continue
				}
				fact := newFact(typ)
				s.fill(t, reflect.ValueOf(fact).Elem(), 0)
				_ = fmt.Sprint(fact)
				lib.Put(t, obj, fact)
			}
		}
		user := program.Add("user", map[string]string{"user.go": strangeUser})
		for _, err := range append(lib.Errors, user.Errors...) {
			t.Fatal(err)
		}
		for _, a := range analyzers.Suite {
			before := len(user.Found)
			user.Run(t, a)
			for _, d := range user.Found[before:] {
				found[d.Category] = true
				checkFinding(t, a, user, d)
			}
		}
		if t.Failed() {
			t.Fatalf("with seed %d", seed)
		}
	}
	if len(found) < 10 {
		t.Errorf("found no more than %v", found)
	}
}

// objectsOf returns what a package declares that facts can be about.
func objectsOf(pkg *types.Package) (all []types.Object) {
	for _, name := range pkg.Scope().Names() {
		obj := pkg.Scope().Lookup(name)
		all = append(all, obj)
		named, ok := obj.Type().(*types.Named)
		if _, isType := obj.(*types.TypeName); !ok || !isType {
			continue
		}
		for m := range named.Methods() {
			all = append(all, m)
		}
		if s, ok := named.Underlying().(*types.Struct); ok {
			for f := range s.Fields() {
				all = append(all, f)
			}
		}
	}
	return all
}

// strange fills facts with anything that their types can hold.
type strange struct{ *rand.Rand }

var (
	strangeTexts = []string{
		"", "", "lib", "lib.go", "Run", "Do", "Opt", "Page", "T", "string", "error", "Name", ".Name", ".Next.Next", "[]", "{}", "(0)", "#Do(0)", "|", "user", "user.go",
		"time.Now", "\x00\xff", "%s%n", "/etc/passwd", "CONFLICT", "not-a-code", "..", `{"type":"object"}`, `{"$ref":"#"}`, strings.Repeat(".Next", 1000),
	}
	strangeNumbers = []int64{0, 0, 0, 1, 1, 2, 3, 5, -1, 64, 1 << 40, -1 << 63, 1<<63 - 1}
)

// pack fills a value of package packed: the version, then what Get returns.
func (s strange) pack(t *testing.T, packed encoding.BinaryUnmarshaler, depth int) {
	value := reflect.New(reflect.ValueOf(packed).MethodByName("Get").Type().Out(0).Elem())
	s.fill(t, value.Elem(), depth)
	text, err := cbor.Marshal(value.Interface())
	if err == nil {
		err = packed.UnmarshalBinary(append([]byte{1}, text...))
	}
	if err != nil {
		t.Fatal(err)
	}
}

func (s strange) fill(t *testing.T, v reflect.Value, depth int) {
	if packed, ok := v.Addr().Interface().(encoding.BinaryUnmarshaler); ok {
		s.pack(t, packed, depth)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				s.fill(t, v.Field(i), depth+1)
			}
		}
	case reflect.Pointer:
		if s.IntN(2) == 0 && depth < 12 {
			v.Set(reflect.New(v.Type().Elem()))
			s.fill(t, v.Elem(), depth+1)
		}
	case reflect.Slice, reflect.Array:
		n := v.Len()
		if v.Kind() == reflect.Slice {
			if n = s.IntN(3); depth > 12 {
				n = 0
			} else if s.IntN(60) == 0 {
				n = 100
			}
			v.Set(reflect.MakeSlice(v.Type(), n, n))
		}
		for i := range n {
			s.fill(t, v.Index(i), depth+1+n/10)
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range s.IntN(3) {
			key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			s.fill(t, key, depth+1)
			s.fill(t, value, depth+1)
			v.SetMapIndex(key, value)
		}
	case reflect.String:
		v.SetString(strangeTexts[s.IntN(len(strangeTexts))])
	case reflect.Bool:
		v.SetBool(s.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(strangeNumbers[s.IntN(len(strangeNumbers))])
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(s.IntN(10)))
		if s.IntN(10) == 0 {
			v.SetUint(uint64(s.IntN(256)))
		}
	default:
		t.Fatalf("a fact holds a %v", v.Type())
	}
}
