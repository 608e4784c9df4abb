package effects_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A generator writes programs whose functions F0, F1, … either write to
// standard output when they are run, or do not, for reasons that lie in how
// they pass writers and functions around. They do not depend on any input, so
// that to run them is to know.
type generator struct {
	*rand.Rand
	kind
	b       *strings.Builder
	vars    []variable // in scope
	helpers []helper   // that may be called
	depth   int
	names   int
	loud    int  // how often the case may still mention standard output
	outside bool // what cases share has to be qualified
}

// kind says what programs hold.
type kind struct {
	packages bool // what cases share is in another package
	branches bool // conditions that no analysis can decide
	exact    bool // no lists, maps and loops whose elements or rounds no analysis tells apart
}

type variable struct{ name, typ string }

type helper struct {
	name, result string
	params       []string
}

// The types that travel. Each has expressions of its own, see expr.
var travelling = []string{"W", "F", "FW", "*P", "I", "[]W", "map[string]W", "chan W", "any", "func() W", "Option"}

// q qualifies the name of something shared.
func (g *generator) q(name string) string {
	if g.outside {
		return "lib." + name
	}
	return name
}

// typ writes a type of the travelling ones.
func (g *generator) typ(t string) string {
	for _, name := range []string{"Option", "FW", "W", "F", "P", "I"} {
		if rest, ok := strings.CutSuffix(t, name); ok && rest != "F" {
			return rest + g.q(name)
		}
	}
	return t
}

func (g *generator) name(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

func (g *generator) pick(of ...string) string { return of[g.IntN(len(of))] }

func (g *generator) line(format string, args ...any) { fmt.Fprintf(g.b, format+"\n", args...) }

// known returns a variable of the type, if there is one.
func (g *generator) known(t string) (string, bool) {
	var names []string
	for _, v := range g.vars {
		if v.typ == t {
			names = append(names, v.name)
		}
	}
	if len(names) == 0 {
		return "", false
	}
	return g.pick(names...), true
}

// literal writes a function literal.
func (g *generator) literal(head string, params []variable, result string) string {
	outer, b := len(g.vars), g.b
	g.b = new(strings.Builder)
	g.vars = append(slices.Clone(g.vars), params...)
	g.line("%s {\n%s()", head, g.q("Tick"))
	for range 1 + g.IntN(2) {
		g.stmt()
	}
	if result != "" {
		g.line("return %s", g.expr(result))
	}
	text := g.b.String() + "}"
	g.b, g.vars = b, g.vars[:outer]
	return text
}

func (g *generator) callOf(h helper) string {
	var args []string
	for _, t := range h.params {
		args = append(args, g.expr(t))
	}
	return g.q(h.name) + "(" + strings.Join(args, ", ") + ")"
}

// stmt writes a statement, all of which are carried out.
func (g *generator) stmt() {
	if g.branches && g.IntN(5) == 0 {
		g.block("if " + g.q("Yes") + "() {")
		return
	}
	switch g.IntN(30) {
	case 18:
		g.line("%s(%s)", g.q("Go"), g.expr("F"))
	case 19:
		g.line("%s(%s)", g.q("Once"), g.expr("F"))
	case 20:
		g.line("%s[%s](%s, %s)", g.q("Apply"), g.typ("W"), g.expr("W"), g.expr("FW"))
	case 21:
		g.line("%s(%s)", g.q("Switch"), g.expr("any"))
	case 22:
		if v, ok := g.known("W"); ok {
			g.line("%s(&%s, %s)", g.q("Assign"), v, g.expr("W"))
		}
	case 23:
		if v, ok := g.known("F"); ok {
			g.line("%s(&%s, %s)", g.q("AssignFunc"), v, g.expr("F"))
		}
	case 24:
		g.line(`%s(%s).Call("f")`, g.q("NewTable"), g.expr("F"))
	case 25:
		g.line("(*%s).Do(%s)", g.q("P"), g.expr("*P"))
	case 26:
		g.line("%s(%s, %s).With(%s).Do()", g.q("Value"), g.expr("W"), g.expr("F"), g.expr("W"))
	case 27:
		g.line("defer %s.Do()", g.expr("I"))
	case 0, 1:
		g.line(`fmt.Fprint(%s, "x")`, g.expr("W"))
	case 2:
		g.line(`%s.Write([]byte("x"))`, g.expr("W"))
	case 3:
		g.line("%s()", g.expr("F"))
	case 4:
		g.line("%s(%s)", g.expr("FW"), g.expr("W"))
	case 5:
		g.line("%s.Do()", g.expr("I"))
	case 6:
		g.line("%s.%s()", g.expr("*P"), g.pick("Do", "Call"))
	case 7:
		if p, ok := g.known("*P"); ok {
			g.line("%s.%s = %s", p, "W", g.expr("W"))
		}
	case 8:
		if p, ok := g.known("*P"); ok {
			g.line("%s.F = %s", p, g.expr("F"))
		}
	case 9:
		if p, ok := g.known("*P"); ok {
			g.line("%s.SetNext(%s)", p, g.expr("*P"))
		}
	case 10:
		t := g.pick("W", "F", "FW", "*P", "I", "[]W", "map[string]W", "any")
		if v, ok := g.known(t); ok {
			g.line("%s = %s", v, g.expr(t))
		}
	case 11:
		if g.exact {
			break
		} else if v, ok := g.known("[]W"); ok {
			g.line("%s[0] = %s", v, g.expr("W"))
		} else if v, ok := g.known("map[string]W"); ok {
			g.line(`%s["a"] = %s`, v, g.expr("W"))
		}
	case 12:
		if v, ok := g.known("chan W"); ok {
			g.line("%s <- %s", v, g.expr("W"))
		}
	case 13:
		g.line("defer %s()", g.expr("F"))
	case 14:
		g.line("%s(%s, %s)", g.q("Each"), g.expr("[]W"), g.expr("FW"))
	case 15:
		if len(g.helpers) > 0 {
			if h := g.helpers[g.IntN(len(g.helpers))]; h.result == "" {
				g.line("%s", g.callOf(h))
			} else {
				g.line("_ = %s", g.callOf(h))
			}
		}
	case 16:
		w := g.name("w")
		outer := len(g.vars)
		kind := g.pick("[]W", "map[string]W")
		list := g.expr(kind)
		if g.IntN(2) == 0 {
			list = map[string]string{"[]W": "slices.Backward", "map[string]W": "maps.All"}[kind] + "(" + list + ")"
		}
		g.vars = append(g.vars, variable{w, "W"})
		g.block(fmt.Sprintf("for _, %s := range %s {\n_ = %s", w, list, w))
		g.vars = g.vars[:outer]
	default:
		g.declare(g.pick(travelling...))
	}
}

// block writes statements between braces.
func (g *generator) block(head string) {
	outer := len(g.vars)
	g.line("%s", head)
	for range 1 + g.IntN(2) {
		g.stmt()
	}
	g.line("}")
	g.vars = g.vars[:outer]
}

func (g *generator) declare(t string) {
	name := g.name("v")
	g.line("var %s %s = %s\n_ = %s", name, g.typ(t), g.expr(t), name)
	g.vars = append(g.vars, variable{name, t})
}

// function writes a function declaration.
func (g *generator) function(h helper) {
	var params []string
	g.vars = nil
	for _, t := range h.params {
		name := g.name("a")
		params = append(params, name+" "+g.typ(t))
		g.vars = append(g.vars, variable{name, t})
	}
	g.line("func %s(%s) %s {\n%s()", h.name, strings.Join(params, ", "), g.typ(h.result), g.q("Tick"))
	for range 2 + g.IntN(5) {
		g.stmt()
	}
	if h.result != "" {
		g.line("return %s", g.expr(h.result))
	}
	g.line("}\n")
}

// generated are the files of a program, in the order of their imports. The
// first is there only if what cases share is in another package.
var generated = []string{"gen/lib/lib.go", "gen/gen.go"}

// generate returns the files of a program of n cases.
func generate(seed uint64, n int, k kind) map[string]string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 1)), kind: k}
	var lib, app strings.Builder
	all := make([][]helper, n)
	g.b = &lib
	for i := range n {
		g.helpers, g.loud = nil, 1
		for j := range 1 + g.IntN(3) {
			h := helper{name: fmt.Sprintf("H%d_%d", i, j)}
			for range g.IntN(4) {
				h.params = append(h.params, g.pick(travelling...))
			}
			if g.IntN(2) == 0 {
				h.result = g.pick(travelling...)
			}
			g.function(h)
			g.helpers = append(g.helpers, h)
		}
		all[i] = g.helpers
	}
	g.b, g.outside = &app, k.packages
	for i := range n {
		g.helpers, g.loud = all[i], 1
		g.function(helper{name: fmt.Sprintf("F%d", i)})
	}
	header := func(name, imports string) string {
		return "package " + name + `
import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"sync"
	` + imports + `
)

var (
	_ bytes.Buffer
	_ = fmt.Sprint
	_ io.Writer
	_ = maps.All[map[int]int]
	_ = os.Args
	_ = slices.All[[]int]
	_ sync.Once
)
`
	}
	if !k.packages {
		return map[string]string{generated[1]: header("main", "") + shared + lib.String() + app.String()}
	}
	return map[string]string{
		generated[0]: header("lib", "") + shared + lib.String(),
		generated[1]: header("main", `"gen/lib"`) + app.String(),
	}
}
