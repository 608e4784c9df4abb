package effects_test

import (
	"fmt"
	"go/types"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
)

// maxFact and maxFacts are what the facts of one object, and those of a package
// for each line of its source, may weigh in bytes as drivers keep them. Facts of
// ordinary code have a few hundred bytes, most of them the description of the
// type, which a driver writes once for a package.
const (
	maxFact  = 64 << 10
	maxFacts = 8 << 10
)

// maxTime is what the analysis of any of the programs here may take on a slow
// machine that does other things as well.
const maxTime = slowdown * time.Minute

// A heavy program is made to have large facts or a long analysis.
type heavy struct {
	name string
	text func(b *strings.Builder)
	want map[string]string // by function: what the text of its fact begins with
}

var heavies = []heavy{
	{"a thousand writes in one function", func(b *strings.Builder) {
		b.WriteString("func F() {\n")
		for i := range 1000 {
			fmt.Fprintf(b, "\tfmt.Println(%d)\n", i)
		}
		b.WriteString("}\n")
	}, map[string]string{"F": "stdout fmt.Println"}},

	{"a thousand writers of a parameter", func(b *strings.Builder) {
		b.WriteString("func F(w io.Writer) {\n")
		for i := range 1000 {
			fmt.Fprintf(b, "\tfmt.Fprintln(w, %d)\n", i)
		}
		b.WriteString("}\nfunc G() { F(os.Stdout) }\n")
	}, map[string]string{"F": "writes p0", "G": "stdout os.Stdout"}},

	{"a chain of a thousand functions", func(b *strings.Builder) {
		for i := range 1000 {
			fmt.Fprintf(b, "func F%d() { F%d() }\n", i, i+1)
		}
		b.WriteString("func F1000() { fmt.Println() }\n")
	}, map[string]string{"F0": "stdout fmt.Println", "F999": "stdout fmt.Println"}},

	{"a chain of a thousand functions that hand a writer on, the last one first", func(b *strings.Builder) {
		b.WriteString("func F1000(w io.Writer) { fmt.Fprintln(w) }\n")
		for i := 999; i >= 0; i-- {
			fmt.Fprintf(b, "func F%d(w io.Writer) { F%d(w) }\n", i, i+1)
		}
		b.WriteString("func G() { F0(os.Stdout) }\n")
	}, map[string]string{"F0": "writes p0", "G": "stdout os.Stdout"}},

	{"a chain of a thousand functions with a write in each", func(b *strings.Builder) {
		for i := range 1000 {
			fmt.Fprintf(b, "func F%d() { fmt.Println(); F%d() }\n", i, i+1)
		}
		b.WriteString("func F1000() {}\n")
	}, map[string]string{"F0": "stdout fmt.Println"}},

	{"two hundred functions that call each other", func(b *strings.Builder) {
		for i := range 200 {
			fmt.Fprintf(b, "func F%d(w io.Writer, n int) {\n\tif n == %d {\n\t\tfmt.Println(n)\n\t}\n", i, i)
			for _, j := range []int{i + 1, i * 7, i*i + 3} {
				fmt.Fprintf(b, "\tF%d(w, n-1)\n", j%200)
			}
			b.WriteString("}\n")
		}
	}, map[string]string{"F0": "stdout fmt.Println", "F100": "stdout fmt.Println"}},

	{"two hundred functions that call each other and turn their arguments", func(b *strings.Builder) {
		for i := range 200 {
			fmt.Fprintf(b, "func F%d(u, v, w io.Writer, f func()) {\n\tF%d(w, u, v, f)\n\tF%d(v, w, u, func() { f() })\n}\n", i, (i+1)%200, (i*7+1)%200)
		}
		b.WriteString("func F(u, v, w io.Writer, f func()) { fmt.Fprintln(u); f(); F0(u, v, w, f) }\n")
		b.WriteString("func G() { F(os.Stdout, os.Stderr, os.Stderr, func() { os.Exit(1) }) }\n")
	}, map[string]string{"F": "writes p0", "G": "stdout os.Stdout; exit os.Exit"}},

	{"structs a hundred deep", func(b *strings.Builder) {
		b.WriteString("type T0 struct{ w io.Writer; f func() }\n")
		for i := range 100 {
			fmt.Fprintf(b, "type T%d struct{ t T%d; p *T%d; w io.Writer }\n", i+1, i, i)
		}
		fmt.Fprintf(b, "func F(t *T100) { fmt.Fprintln(t%s.w); fmt.Fprintln(t%s.w); t%s.f() }\n",
			strings.Repeat(".t", 99), strings.Repeat(".p", 99), strings.Repeat(".p", 100))
		b.WriteString("func G() { var t T100; t.t.t.w = os.Stdout; fmt.Fprintln(t.t.t.w); F(&t) }\n")
	}, map[string]string{"G": "stdout os.Stdout"}},

	{"two structs that are put in place of each other a thousand times", func(b *strings.Builder) {
		b.WriteString("type T struct{ u, v io.Writer; t *T }\nfunc F(x, y *T, w io.Writer) {\n")
		for i := range 500 {
			fmt.Fprintf(b, "\tt%d := *x\n\tx.u = w\n\t*x = *y\n\tfmt.Fprintln(x.u)\n\t*y = t%d\n\tfmt.Fprintln(y.t.v)\n", i, i)
		}
		b.WriteString("}\nfunc G() { F(new(T), &T{u: os.Stdout}, os.Stderr) }\n")
	}, map[string]string{"G": "stdout os.Stdout"}},

	{"a function that is named under each of a thousand conditions", func(b *strings.Builder) {
		b.WriteString("func nothing() {}\nfunc print() { fmt.Println() }\nfunc pick(n int) func() {\n\tswitch n {\n")
		for i := range 1000 {
			fmt.Fprintf(b, "\tcase %d:\n\t\treturn nothing\n", i)
		}
		b.WriteString("\t}\n\treturn print\n}\nfunc F(n int) { pick(n)() }\n")
	}, map[string]string{"F": "stdout fmt.Println"}},

	{"a parameter that a thousand literals capture", func(b *strings.Builder) {
		b.WriteString("func log(n int) {\n\tif n == 1 {\n\t\tfmt.Println()\n\t}\n}\nfunc f(n int) {\n")
		for i := range 1000 {
			fmt.Fprintf(b, "\tdefer func() { _ = n }()\n\tif n != %d {\n\t\tlog(n)\n\t}\n", 2+i)
		}
		b.WriteString("}\nfunc F() { f(1) }\n")
	}, map[string]string{"F": "stdout fmt.Println"}},

	{"a struct of two thousand writers", func(b *strings.Builder) {
		b.WriteString("type T struct {\n")
		for i := range 2000 {
			fmt.Fprintf(b, "\tw%d io.Writer\n", i)
		}
		b.WriteString("}\nfunc New(w io.Writer) *T {\n\tt := new(T)\n")
		for i := range 2000 {
			fmt.Fprintf(b, "\tt.w%d = w\n", i)
		}
		b.WriteString("\treturn t\n}\nfunc (t *T) Show() {\n")
		for i := range 2000 {
			fmt.Fprintf(b, "\tfmt.Fprintln(t.w%d)\n", i)
		}
		b.WriteString("}\nfunc F() { fmt.Fprintln(os.Stdout); New(os.Stderr).Show() }\n")
	}, map[string]string{"F": "stdout os.Stdout"}},

	{"a table of two thousand functions", func(b *strings.Builder) {
		b.WriteString("var Table = map[string]func(io.Writer){\n")
		for i := range 2000 {
			fmt.Fprintf(b, "\t\"%d\": func(w io.Writer) { fmt.Println(%d); fmt.Fprintln(w) },\n", i, i)
		}
		b.WriteString("}\nfunc F(name string) { Table[name](os.Stdout) }\nfunc G() map[string]func(io.Writer) { return Table }\n")
	}, map[string]string{"F": "stdout "}},

	{"two hundred types behind one interface", func(b *strings.Builder) {
		b.WriteString("type I interface { A(I) I; B(I) I; C(I) I }\n")
		for i := range 200 {
			fmt.Fprintf(b, "type T%d struct{ i I }\n", i)
			for _, m := range "ABC" {
				fmt.Fprintf(b, "func (t T%d) %c(i I) I { fmt.Println(%d); t.i.B(i); return T%d{i.A(t)} }\n", i, m, i, (i*7+1)%200)
			}
		}
		b.WriteString("var All = []I{")
		for i := range 200 {
			fmt.Fprintf(b, "T%d{}, ", i)
		}
		b.WriteString("}\nfunc F() I { for _, i := range All { All = append(All, i.A(i).B(i).C(i)) }; return All[0] }\n")
	}, map[string]string{"F": "stdout fmt.Println"}},

	{"functions that return functions, two hundred deep", func(b *strings.Builder) {
		b.WriteString("type fn func() fn\nfunc F() fn {\n\tvar f fn\n")
		for range 200 {
			b.WriteString("\treturn func() fn {\n\tg := f\n\tf := func() fn { return g() }\n")
		}
		b.WriteString("\tfmt.Println()\n\treturn f\n")
		b.WriteString(strings.Repeat("}\n", 200))
		b.WriteString("}\nfunc G() { f := F(); for range 300 { f = f() }; fmt.Println() }\n")
	}, map[string]string{"G": "stdout fmt.Println"}}, // its own

	{"wrappers around wrappers", func(b *strings.Builder) {
		b.WriteString("func F(w io.Writer) io.Writer {\n")
		for range 1000 {
			b.WriteString("\tw = bufio.NewWriter(io.MultiWriter(w, w))\n")
		}
		b.WriteString("\tfmt.Fprintln(w)\n\treturn w\n}\nfunc G() { F(os.Stderr); fmt.Println() }\n")
	}, map[string]string{"G": "stdout fmt.Println"}}, // its own

	{"a switch of three thousand cases", func(b *strings.Builder) {
		b.WriteString("func F(n int, w io.Writer) {\n\tswitch n {\n")
		for i := range 3000 {
			fmt.Fprintf(b, "\tcase %d:\n\t\tw = os.Stderr\n\t\tif n > 1 {\n\t\t\tw = os.Stdout\n\t\t}\n\t\tfmt.Fprintln(w)\n", i)
		}
		b.WriteString("\t}\n}\nfunc G() { F(1, nil) }\n")
	}, map[string]string{"F": "stdout os.Stdout"}},

	{"loops in loops, thirty deep", func(b *strings.Builder) {
		b.WriteString("func F(n int) {\n\tvar a, b, c io.Writer = os.Stdout, os.Stderr, os.Stderr\n")
		for range 30 {
			b.WriteString("for range n { a, b, c = b, c, a; if n > 1 { a, b = b, a }\n")
		}
		b.WriteString("fmt.Fprintln(c)\n")
		b.WriteString(strings.Repeat("}\n", 30))
		b.WriteString("}\n")
	}, map[string]string{"F": "stdout os.Stdout"}},

	{"a function of a thousand parameters", func(b *strings.Builder) {
		b.WriteString("func F(")
		for i := range 1000 {
			fmt.Fprintf(b, "w%d io.Writer, ", i)
		}
		b.WriteString("f func()) {\n\tf()\n")
		for i := range 1000 {
			fmt.Fprintf(b, "\tfmt.Fprintln(w%d)\n", i)
		}
		b.WriteString("}\nfunc G() { F(" + strings.Repeat("os.Stderr, ", 1000) + "func() { fmt.Println() }) }\n")
	}, map[string]string{"F": "writes p0; ", "G": "stdout fmt.Println"}},

	{"types with type parameters, forty deep", func(b *strings.Builder) {
		b.WriteString("type Box[T any] struct{ v T; f func(T) }\nfunc (b Box[T]) Get() T { b.f(b.v); return b.v }\n")
		fmt.Fprintf(b, "func F() {\n\tvar b %sio.Writer%s\n\tb.Get()\n\tfmt.Println()\n}\n", strings.Repeat("Box[", 40), strings.Repeat("]", 40))
	}, map[string]string{"F": "stdout fmt.Println"}},
}

func TestBounds(t *testing.T) {
	for _, h := range heavies {
		t.Run(h.name, func(t *testing.T) {
			var b strings.Builder
			b.WriteString("package p\nimport (\"bufio\"; \"fmt\"; \"io\"; \"os\")\nvar _ = bufio.NewWriter\nvar _ io.Writer\nvar _ = fmt.Sprint\nvar _ = os.Getpid\n")
			h.text(&b)
			pkg := fixture.NewProgram(t).Add("p", map[string]string{"p.go": b.String()})
			if len(pkg.Errors) > 0 {
				t.Fatal(pkg.Errors[0])
			}
			start := time.Now()
			pkg.Run(t, effects.Analyzer)
			took := time.Since(start)
			if took > maxTime {
				t.Errorf("took %v", took)
			}
			largest, sum := weigh(t, pkg)
			lines := strings.Count(b.String(), "\n")
			t.Logf("%d lines, %v, largest fact %d bytes, all %d", lines, took.Round(time.Millisecond), largest, sum)
			if sum > maxFacts*lines {
				t.Errorf("facts have %d bytes, more than %d for each of %d lines", sum, maxFacts, lines)
			}
			for name, want := range h.want {
				var fact effects.Func
				if pkg.Fact(t, pkg.Types.Scope().Lookup(name), &fact); !strings.HasPrefix(fact.String(), want) {
					t.Errorf("%s: %.200s, want %s", name, fact.String(), want)
				}
			}
		})
	}
}

// weigh holds each fact of a package to its bounds, and returns the size of
// the largest one and that of all.
func weigh(t *testing.T, pkg *fixture.Package) (largest, sum int) {
	t.Helper()
	for _, obj := range objects(pkg) {
		var fn effects.Func
		var v effects.Var
		n := len(pkg.Fact(t, obj, &fn)) + len(pkg.Fact(t, obj, &v))
		if n > maxFact {
			t.Errorf("%s: a fact of %d bytes, more than %d", obj.Name(), n, maxFact)
		}
		largest, sum = max(largest, n), sum+n
		kinds := make(map[summary.Kind]int)
		var effects []summary.Effect
		if s := fn.Summary(); s != nil {
			effects = s.Effects
		}
		for i := range effects {
			e := &effects[i]
			if kinds[e.Kind]++; kinds[e.Kind] > summary.MaxSinks {
				t.Errorf("%s: more than %d effects of kind %v", obj.Name(), summary.MaxSinks, e.Kind)
				break
			}
			if e.Len() > 0 && len(e.Trail) > 16 {
				t.Errorf("%s: a trail of %d calls", obj.Name(), len(e.Trail))
			}
		}
	}
	var init effects.Init
	n := len(pkg.Fact(t, nil, &init))
	if n > maxFact || len(init.Effects) > 3*summary.MaxSinks {
		t.Errorf("the package has a fact of %d bytes, with %d effects", n, len(init.Effects))
	}
	return max(largest, n), sum + n
}

// funcOf returns obj if it is a function.
func funcOf(obj types.Object) *types.Func {
	fn, _ := obj.(*types.Func)
	return fn
}

// objects returns the functions, variables and methods that a package declares.
func objects(pkg *fixture.Package) []types.Object {
	var out []types.Object
	scope := pkg.Types.Scope()
	for _, name := range scope.Names() {
		obj := scope.Lookup(name)
		switch obj := obj.(type) {
		case *types.Func, *types.Var:
			out = append(out, obj)
		case *types.TypeName:
			if named, ok := obj.Type().(*types.Named); ok {
				for m := range named.Methods() {
					out = append(out, m)
				}
			}
		}
	}
	return out
}
