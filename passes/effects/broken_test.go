package effects_test

import (
	"go/ast"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
)

// Drivers do not run the pass on a package with errors, but some of them do
// not look for all errors, and what a package imports may be broken.
var broken = map[string]string{
	"undeclared":            `func F() { nowhere(os.Stdout); fmt.Println(missing); none.Printf("") }`,
	"undeclared type":       `type T struct{ w Nowhere; io.Nothing }; func (t *T) Show() { fmt.Fprintln(t.w); t.Nothing.Write(nil) }`,
	"undeclared receiver":   `func (t *Nowhere) Show() { fmt.Println(t) }`,
	"wrong arguments":       `func F(w io.Writer, f func()) { F(); F(w); F(w, f, f); F(1, "x"); f(1); fmt.Fprintln() }`,
	"wrong results":         `func F() (io.Writer, error) { return os.Stdout }; func G() { w := F(); fmt.Fprintln(w); a, b, c := F(); _ = c(a, b) }`,
	"missing return":        `func F() io.Writer { if true { return os.Stdout } }; func G() { fmt.Fprintln(F()) }`,
	"not a function":        `var f = 1; func F() { f(); f.x(); f[0](); "x"(); go 1; defer f }`,
	"not a value":           `func F() { fmt.Fprintln(io.Writer); io.Writer(); var w = os; fmt.Fprintln(w) }`,
	"not an interface":      `func F(n int) { n.(io.Writer).Write(nil); switch n.(type) { case io.Writer: fmt.Fprintln(n) } }`,
	"does not implement":    `type T struct{}; func F() { var w io.Writer = T{}; fmt.Fprintln(w); fmt.Fprintln(T{}) }`,
	"cycle of types":        `type T T; type S struct{ S }; type I interface{ I }; func F(t T, s S, i I) { s.Write(nil); i.Write(nil); fmt.Println(t) }`,
	"cycle of variables":    `var a, b io.Writer = b, a; var f = func() { g() }; var g = func() { f() }; func F() { fmt.Fprintln(a); f() }`,
	"redeclared":            `func F() { fmt.Println() }; func F() { os.Exit(1) }; var F = os.Stdout; type T struct{ F func(); F io.Writer }; func (T) F() {}`,
	"two files of one name": `package q; func F() { fmt.Println() }`,
	"bad generics":          `func F[T Nowhere](t T) { t.Show(); fmt.Println(t) }; func G() { F[int](1); F[int, int](1); F("x"); F[F](F) }; type L[T any] struct{ l *L[L[T]] }`,
	"bad constraint":        `type N interface{ ~int | io.Writer; Show() }; func F[T N](t T) { t.Show(); t.Write(nil) }; func G() { F(os.Stdout); F(1) }`,
	"bad index":             `func F(ws [2]io.Writer, m map[string]func()) { fmt.Fprintln(ws[5]); m[1](); ws["x"].Write(nil); m(); for range ws() {} }`,
	"bad assignment":        `func F() { os.Stdout = 1; 1 = os.Stdout; fmt.Println = fmt.Print; nowhere.w = os.Stdout; var w io.Writer; w, w = os.Stdout }`,
	"bad literal":           `type T struct{ w io.Writer }; func F() { _ = T{os.Stdout, 1, 2}; _ = T{x: os.Stdout}; _ = &T{w: 1}.w; _ = []io.Writer{5: os.Stdout, -1: nil, "x": nil}; _ = Nowhere{w: os.Stdout} }`,
	"bad control":           `func F() { break; continue; goto nowhere; for { goto in }; if x := 1 { fmt.Println(x) }; in: switch { fallthrough; case 1: os.Exit(1) } }`,
	"bad select":            `func F(c chan func(), d int) { select { case f := <-c: f(); case c <- 1: ; case <-d: ; case d <- os.Stdout: } ; <-d; d <- 1 }`,
	"bad range":             `func F(n io.Writer, f func(func(int, int, int) bool)) { for x := range n { x.Write(nil) }; for a, b, c := range f { fmt.Println(a, b, c) }; for range f { } }`,
	"bad method value":      `type T struct{}; func F() { f := T.nowhere; f(); g := (*T).Show; g(1); fmt.Println.x() }`,
	"bad defer":             `func F() { defer recover; defer recover(1); go func() { fmt.Println() }; defer func() {}; defer (fmt.Println()) }`,
	"bad import":            `import "nowhere/at/all"; func F() { all.Show(os.Stdout); fmt.Println(all.Out) }`,
	"import late":           `func F() { fmt.Println() }; import "errors"; var _ = errors.New("x")`,
	"unused":                `import "sort"; func F() { w := os.Stdout; var f = func() { fmt.Println() } }`,
	"no body":               `func F(w io.Writer); func G() { F(os.Stdout) }; type T struct{}; func (T) Show()`,
	"init with parameters":  `func init(w io.Writer) int { fmt.Fprintln(w); return 1 }; func main(f func()) { f() }; var init = 1`,
	"blank":                 `func _() { fmt.Println() }; func (_) F() { os.Exit(1) }; var _, _ = os.Stdout.Write(nil); type _ struct{ _ io.Writer }`,
	"cut short":             `func F() { fmt.Println( ; func G(w io.Writer { fmt.Fprintln(w) }; type T struct { w io.`,
	"cut in a literal":      "func F() { fmt.Println(`x) }",
	"nothing but braces":    `}}}}{{{{ func F() { fmt.Println() }`,
	"unsafe":                `import "unsafe"; func F(p unsafe.Pointer) { (*(*func())(p))(); w := *(*io.Writer)(p); fmt.Fprintln(w); unsafe.Slice(&w, 3)[0].Write(nil) }`,
	"variadic wrong":        `func F(ws ...io.Writer) { F(ws); F(ws..., os.Stdout); F([]io.Writer{os.Stdout}...); fmt.Fprintln(ws...) } func G(ws ...io.Writer, f func()) { f() }`,
	"embedded twice":        `type A struct{ io.Writer }; type B struct{ io.Writer }; type C struct{ A; B }; func F(c C) { c.Write(nil); fmt.Fprintln(c) }`,
	"embedded pointer":      `type P *T; type T struct{ P; *io.Writer }; func F(t T) { t.Write(nil); fmt.Fprintln(t) }`,
	"receiver is pointer":   `type P *int; func (P) Show() { fmt.Println() }; func F(p P) { p.Show() }; func (io.Writer) Show() { fmt.Println() }; func (*os.File) Show() { fmt.Println() }`,
	"constants":             `const w io.Writer = os.Stdout; const f = func() {}; func F() { fmt.Fprintln(w); f(); os.Exit(1 << 100) }`,
	"shadowed":              `func F() { fmt := 1; fmt.Println(); os.Stdout := 1; os := struct{ Stdout io.Writer }{}; os.Stdout.Write(nil) }; type error interface{ Write() }; type string func()`,
	"array of length none":  `func F() { var ws [nowhere]io.Writer; ws[0] = os.Stdout; fmt.Fprintln(ws[0]); _ = [...]func(){}; var fs [1 << 62]func(); fs[0]() }`,
}

const brokenHeader = "package p\nimport (\"fmt\"; \"io\"; \"os\")\n"

// use asks for everything that there is to ask of a package.
func use(t testing.TB, pkg *fixture.Package) {
	r := pkg.Run(t, effects.Analyzer).(*effects.Result)
	r.Initial()
	for _, imp := range pkg.Types.Imports() {
		r.ImportedInitial(imp.Path())
	}
	var all []effects.Start
	for _, file := range pkg.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case ast.Expr:
				all = append(all, effects.Start{Expr: n, Pos: n.Pos(), Name: "x"}, effects.Start{Within: n, Pos: n.Pos(), Name: "x"})
			case ast.Stmt:
				all = append(all, effects.Start{Within: n, Pos: n.Pos(), Name: "x"})
			}
			return true
		})
	}
	for _, obj := range objects(pkg) {
		if fn := funcOf(obj); fn != nil {
			all = append(all, effects.Start{Func: fn, Pos: fn.Pos(), Name: fn.Name()})
		}
	}
	for _, s := range all {
		r.Reach([]effects.Start{s})
	}
	r.Reach(all)
	r.Reach(nil)
}

func TestBrokenPackages(t *testing.T) {
	for name, text := range broken {
		t.Run(name, func(t *testing.T) {
			p := fixture.NewProgram(t)
			files := map[string]string{"p.go": brokenHeader + strings.ReplaceAll(text, "; ", "\n")}
			if rest, ok := strings.CutPrefix(text, "package q;"); ok {
				files["q.go"] = "package q\nimport \"fmt\"\n" + rest
				files["p.go"] = brokenHeader + rest
			}
			pkg := p.Add("p", files)
			if len(pkg.Errors) == 0 && name != "unsafe" && name != "no body" {
				t.Error("there is nothing wrong with this program")
			}
			use(t, pkg)
			// One that imports it.
			use(t, p.Add("q", map[string]string{"q.go": "package q\nimport (\"p\"; \"os\")\nfunc G() { p.F(); p.F(os.Stdout); p.G(); p.T{}.Show(); p.V.Show() }\n"}))
		})
	}
}
