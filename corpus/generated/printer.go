package main

import (
	"fmt"
	"strings"
)

// A printer prints by what a package keeps, which begins with standard output: sets have it print to the
// writer %s, and says print.
type printer struct{ decl, sets, says []string }

// printers are the kinds of them; what they declare begins with the name that stands for $.
var printers = []printer{
	{ // a writer
		decl: []string{
			`var $Out io.Writer = os.Stdout`,
			`func $To(w io.Writer) { $Out = w }`,
			`func $Say() { fmt.Fprintln($Out, "x") }`,
		},
		sets: []string{`$To(%s)`, `$Out = %s`},
		says: []string{`$Say()`, `fmt.Fprintln($Out, "x")`},
	},
	{ // a printer that is changed, or that another takes the place of
		decl: []string{
			`type $Printer struct{ W io.Writer }`,
			`func (p *$Printer) Say() { fmt.Fprintln(p.W, "x") }`,
			`func (p *$Printer) To(w io.Writer) { p.W = w }`,
			`func $New(w io.Writer) *$Printer { return &$Printer{w} }`,
			`var $Std = $New(os.Stdout)`,
			`func $Default() *$Printer { return $Std }`,
			`func $Use(p *$Printer) { $Std = p }`,
			`func $Say() { $Std.Say() }`,
		},
		sets: []string{`$Default().To(%s)`, `$Default().W = %s`, `$Std.W = %s`, `$Use($New(%s))`},
		says: []string{`$Say()`, `$Default().Say()`},
	},
	{ // one that options change
		decl: []string{
			`type $Printer struct{ w io.Writer }`,
			`type $Option func(*$Printer)`,
			`func $With(w io.Writer) $Option { return func(p *$Printer) { p.w = w } }`,
			`var $Std = &$Printer{os.Stdout}`,
			`func $Setup(options ...$Option) {
				for _, set := range options {
					set($Std)
				}
			}`,
			`func $Say() { fmt.Fprintln($Std.w, "x") }`,
		},
		sets: []string{`$Setup($With(%s))`},
		says: []string{`$Say()`},
	},
	{ // one that is made of a configuration
		decl: []string{
			`type $Config struct{ W io.Writer }`,
			`type $Printer struct{ w io.Writer }`,
			`func $New(c $Config) *$Printer {
				if c.W == nil {
					c.W = os.Stdout
				}
				return &$Printer{c.W}
			}`,
			`var $Std = $New($Config{})`,
			`func $Init(c $Config) { $Std = $New(c) }`,
			`func $Say() { fmt.Fprintln($Std.w, "x") }`,
		},
		sets: []string{`$Init($Config{W: %s})`},
		says: []string{`$Say()`},
	},
	{ // a function
		decl: []string{
			`var $Print = func() { fmt.Println("x") }`,
			`func $To(w io.Writer) func() { return func() { fmt.Fprintln(w, "x") } }`,
			`func $Use(f func()) { $Print = f }`,
			`func $Say() { $Print() }`,
		},
		sets: []string{`$Use($To(%s))`, `$Print = $To(%s)`},
		says: []string{`$Say()`, `$Print()`},
	},
}

// printer declares one in the package deep, and returns a statement for the handlers' package that has
// it print to a writer, which stands for %s, and one that prints.
func (g *generator) printer() (set, say string) {
	kind, name := pick(g, printers), g.fresh(g.deep)
	for _, d := range kind.decl {
		for _, path := range []string{"fmt", "io", "os"} {
			if strings.Contains(d, path+".") {
				g.deep.use("", path)
			}
		}
		g.deep.decl("%s", strings.ReplaceAll(d, "$", name))
	}
	name = g.cases.use("deep."+name, module+"/deep")
	return strings.ReplaceAll(pick(g, kind.sets), "$", name), strings.ReplaceAll(pick(g, kind.says), "$", name)
}

// printKept returns an action that has a printer print to one of the writers, and prints by it.
func (g *generator) printKept(writers []text) action {
	u := g.home()
	w := g.hop(g.flow(value{pick(g, writers).in(u), "io.Writer", u}, g.IntN(2)))
	at := g.cases
	set, say := g.printer()
	at.use("", "fmt", "io")
	at.decl("var _, _ = fmt.Sprint, io.Discard") // not all of what follows mentions them
	inside := fmt.Sprintf(set, "w")
	switch g.IntN(5) {
	case 0:
		set = g.function(at, "()", fmt.Sprintf(set, w.expr)) + "()"
	case 1:
		set = fmt.Sprintf("%s(%s)", g.function(at, "(w io.Writer)", inside), w.expr)
	case 2:
		check := g.function(at, "(n int, w io.Writer) error", "if n > 99 {\nreturn fmt.Errorf(\"%d is too much\", n)\n}\n"+inside+"\nreturn nil")
		set = fmt.Sprintf("if err := %s(1, %s); err != nil {\npanic(err)\n}", check, w.expr)
	default:
		set = fmt.Sprintf(set, w.expr)
	}
	switch g.IntN(4) {
	case 0:
		say = g.function(at, "()", say) + "()"
	case 1:
		say = "func() { " + say + " }()"
	}
	return g.bring(action{set + "\n" + say, at})
}
