package effects_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A configurer writes programs that set fields of configurations, hand these to what keeps them, and
// have that print, or not, by what the fields say: all of it by constants, so that to run a case is to
// know. What keeps them differs from family to family in who else gets at them.
type configurer struct {
	*rand.Rand
	b    *strings.Builder
	vars []variable
	n    int // of names
}

// maxFamilies is how many ways of keeping a configuration a program has.
const maxFamilies = 12

// A family is a type of configurations and those that keep them, and what others can do with these.
type family struct {
	id      int
	keeps   string // how: by a pointer, a copy, in a worker, in an exported field
	missing string // what stands for no configuration
	has     map[string]bool
}

var familyTraits = []string{"getter", "setter", "chain", "enable", "list", "quiet", "zero", "hide", "options", "hook", "literal", "start", "touch"}

func (g *configurer) pick(of ...string) string { return of[g.IntN(len(of))] }

func (g *configurer) line(format string, args ...any) { fmt.Fprintf(g.b, format+"\n", args...) }

func (g *configurer) name(prefix string) string {
	g.n++
	return fmt.Sprintf("%s%d", prefix, g.n)
}

func (g *configurer) yes() string { return g.pick("true", "false", "false") }

// condition writes one under which something is printed, of a configuration c.
func (g *configurer) condition(c string) string {
	return strings.ReplaceAll(g.pick("C.A", "!C.A", "C.A && !C.B", "C.A || C.B", "C.N > 2", "C.N == 0", `C.S == "x"`, "C.R != nil && C.R.On", "C.V.On", "C.V.N > 1 && C.A", "C.secret"), "C", c)
}

// fields writes the fields of a literal.
func (g *configurer) fields(f family, qualifier string) string {
	var all []string
	for _, field := range []string{"A: " + g.yes(), "B: " + g.yes(), fmt.Sprintf("N: %d", g.IntN(5)), `S: "` + g.pick("x", "y") + `"`,
		fmt.Sprintf("R: &%sRetry%d{On: %s}", qualifier, f.id, g.yes()), fmt.Sprintf("V: %sRetry%d{On: %s, N: %d}", qualifier, f.id, g.yes(), g.IntN(3))} {
		if g.IntN(3) == 0 {
			all = append(all, field)
		}
	}
	return strings.Join(all, ", ")
}

// declare writes what the family is in the package that declares it.
func (g *configurer) declare(f family) {
	text := `
type Retry# struct { On bool; N int }
type Config# struct { A, B bool; N int; S string; R *Retry#; V Retry#; secret bool }
func Secret#(on bool) *Config# { return &Config#{secret: on} }
func Default#() *Config# { return &Config#{` + g.fields(f, "") + `} }
`
	config := "c.config"
	switch f.keeps {
	case "pointer":
		text += "type Client# struct { config *Config# }\n"
	case "copy":
		text += "type Client# struct { config Config# }\n"
	case "worker":
		text += "type worker# struct { config *Config# }\ntype Client# struct { config *Config#; worker *worker# }\n"
		config = "c.worker.config"
	case "exported":
		text += "type Client# struct { Config *Config# }\n"
		config = "c.Config"
	}
	text += "func New#(config *Config#) *Client# {\n"
	switch f.missing {
	case "zero":
		text += "if config == nil { config = &Config#{} }\n"
	case "default":
		text += "if config == nil { config = Default#() }\n"
	}
	if f.has["zero"] {
		text += "if config.N == 0 { config.N = 3 }\n"
	}
	if f.has["list"] {
		text += "all# = append(all#, config)\n"
	}
	if f.has["hook"] {
		text += "if Hook# != nil { Hook#(config) }\n"
	}
	switch f.keeps {
	case "pointer":
		text += g.pick("return &Client#{config: config}", "c := &Client#{}\nc.config = config\nreturn c")
	case "copy":
		text += "return &Client#{config: *config}"
	case "worker":
		text += "c := &Client#{config: config}\nc.worker = &worker#{" + g.pick("c.config", "config") + "}\nreturn c"
	case "exported":
		text += "return &Client#{config}"
	}
	text += "\n}\n"
	text += "func run#(f func()) { f() }\n"
	for i := range 3 {
		body := fmt.Sprintf("if %s {\nfmt.Print(\"x\")\n}", g.condition(config))
		if f.has["literal"] {
			body = "run#(func() {\n" + body + "\n})"
		}
		text += fmt.Sprintf("func (c *Client#) Do%d() {\n%s\n}\n", i, body)
	}
	at := config
	if f.keeps == "copy" {
		at = "(&" + config + ")"
	}
	for _, with := range []struct{ trait, text string }{
		{"getter", "func (c *Client#) Its() *Config# { return " + at + " }\n"},
		{"setter", "func (c *Client#) SetA(a bool) { " + config + ".A = a }\n"},
		{"chain", "func (c *Client#) WithA(a bool) *Client# { " + config + ".A = a; return c }\n"},
		{"enable", "func Enable#(c *Config#) { c.A = true }\n"},
		{"list", "var all# []*Config#\nfunc Each#(f func(*Config#)) { for _, c := range all# { f(c) } }\n"},
		{"quiet", "func (c *Config#) WithB(b bool) *Config# { c.B = b; return c }\n"},
		{"options", "type Option# func(*Config#)\nfunc OptionA#(a bool) Option# { return func(c *Config#) { c.A = a } }\nfunc Build#(options ...Option#) *Client# {\nc := &Config#{}\nfor _, o := range options { o(c) }\nreturn New#(c)\n}\n"},
		{"hook", "var Hook# func(*Config#)\n"},
		{"start", "func (c *Client#) Start() {\ndone := make(chan bool)\ngo c.work(done)\n<-done\n}\nfunc (c *Client#) work(done chan bool) {\ndefer close(done)\ndefer func() { recover() }()\nc.Do0()\n}\n"},
		{"touch", "func (c *Client#) Touch() {\nrun#(func() { " + config + g.pick(".A = true", ".B = true", ".N++", ".V.On = true") + " })\n}\n"},
		{"hide", "func (c *Config#) Hide(on bool) { c.secret = on }\n"},
	} {
		if f.has[with.trait] {
			text += with.text
		}
	}
	g.line("%s", strings.ReplaceAll(text, "#", fmt.Sprint(f.id)))
}

// wrap writes what has clients of the family in a package between.
func (g *configurer) wrap(f family) {
	g.line("%s", strings.ReplaceAll(`
type Fleet# struct { client *lib.Client# }
func New#(config *lib.Config#) *Fleet# { return &Fleet#{client: lib.New#(config)} }
func Made#() *Fleet# { return &Fleet#{lib.New#(&lib.Config#{`+g.fields(f, "lib.")+`})} }
func (f *Fleet#) Do0() { f.client.Do0() }
func (f *Fleet#) Do1() { if f.client != nil { f.client.Do1() } }
func (f *Fleet#) Do2() { f.client.Do2() }
func (f *Fleet#) Client() *lib.Client# { return f.client }
`, "#", fmt.Sprint(f.id)))
}

// known returns a variable of a type, or writes one.
func (g *configurer) known(t string, f family) string {
	var names []string
	for _, v := range g.vars {
		if v.typ == t {
			names = append(names, v.name)
		}
	}
	if len(names) > 0 && g.IntN(4) > 0 {
		return g.pick(names...)
	}
	name, expr := g.name("v"), g.expr(t, f)
	g.line("var %s %s = %s\n_ = %s", name, strings.ReplaceAll(t, "#", fmt.Sprint(f.id)), expr, name)
	g.vars = append(g.vars, variable{name, t})
	return name
}

// The types of what cases of a family have.
const (
	aConfig = "*lib.Config#"
	aClient = "*lib.Client#"
	aFleet  = "*mid.Fleet#"
	anApp   = "*app#"
	aHolder = "*holder#"
)

// expr writes an expression of a type.
func (g *configurer) expr(t string, f family) string {
	of := func(text string) string { return strings.ReplaceAll(text, "#", fmt.Sprint(f.id)) }
	switch t {
	case aConfig:
		switch g.IntN(8) {
		case 0:
			return of("lib.Default#()")
		case 5:
			return of("lib.Secret#(") + g.yes() + ")"
		case 1:
			if f.missing != "" && g.IntN(2) == 0 {
				return "nil"
			}
		case 2:
			return of("made#()")
		case 3:
			if f.has["quiet"] {
				return g.known(aConfig, f) + ".WithB(" + g.yes() + ")"
			}
		case 4:
			return g.known(aConfig, f)
		}
		return of("&lib.Config#{") + g.fields(f, "lib.") + "}"
	case aClient:
		switch g.IntN(6) {
		case 0:
			if f.has["options"] {
				return of("lib.Build#(lib.OptionA#(") + g.yes() + "))"
			}
		case 1:
			return g.known(aFleet, f) + ".Client()"
		case 2:
			if f.has["chain"] {
				return g.known(aClient, f) + ".WithA(" + g.yes() + ")"
			}
		case 3:
			return g.known(anApp, f) + ".client"
		}
		return of("lib.New#(") + g.expr(aConfig, f) + ")"
	case aFleet:
		if g.IntN(4) == 0 {
			return of("mid.Made#()")
		}
		return of("mid.New#(") + g.expr(aConfig, f) + ")"
	}
	if t == aHolder {
		return of("&holder#{&gauge#{on: ") + g.yes() + "}}"
	}
	return of("&app#{client: ") + g.expr(aClient, f) + "}"
}

// stmt writes a statement.
func (g *configurer) stmt(f family) {
	of := func(text string) string { return strings.ReplaceAll(text, "#", fmt.Sprint(f.id)) }
	switch g.IntN(28) {
	case 17:
		g.line("%s.set(%s)", g.known(aHolder, f), g.yes())
	case 18:
		g.line(of("%s.gauge#.on = %s"), g.known(aHolder, f), g.yes())
	case 19:
		g.line("%s.show()", g.known(aHolder, f))
	case 16:
		if f.has["hide"] {
			g.line("%s.Hide(%s)", g.known(aConfig, f), g.yes())
		}
	case 0, 1:
		g.line("%s.A = %s", g.known(aConfig, f), g.yes())
	case 2:
		g.line("%s.N = %d", g.known(aConfig, f), g.IntN(5))
	case 3:
		g.line("%s.V.On = %s", g.known(aConfig, f), g.yes())
	case 4:
		g.line("%s.R = %s", g.known(aConfig, f), of("&lib.Retry#{On: ")+g.yes()+"}")
	case 5:
		c := g.known(aConfig, f)
		g.line("if %s.R != nil {\n%s.R.On = %s\n}", c, c, g.yes())
	case 6:
		g.line("*%s = %s", g.known(aConfig, f), of("lib.Config#{")+g.fields(f, "lib.")+"}")
	case 7:
		g.line(of("change#(%s)"), g.known(aConfig, f))
	case 8:
		g.line("if lib.Yes() {\n%s.A = %s\n}", g.known(aConfig, f), g.yes())
	case 9:
		if f.has["getter"] {
			g.line("%s.Its().A = %s", g.known(aClient, f), g.yes())
		}
	case 10:
		if f.has["setter"] {
			g.line("%s.SetA(%s)", g.known(aClient, f), g.yes())
		}
	case 11:
		if f.has["enable"] {
			g.line(of("lib.Enable#(%s)"), g.known(aConfig, f))
		}
	case 12:
		if f.has["list"] {
			g.line(of("lib.Each#(func(c *lib.Config#) { c.A = %s })"), g.yes())
		}
	case 13:
		if f.keeps == "exported" {
			g.line("%s.Config.A = %s", g.known(aClient, f), g.yes())
		}
	case 14:
		if f.has["hook"] {
			g.line(of("lib.Hook# = func(c *lib.Config#) { c.A = %s }"), g.yes())
		}
	case 20:
		if f.has["start"] {
			g.line("%s.Start()", g.known(aClient, f))
		}
	case 21:
		if f.has["touch"] {
			g.line("%s.Touch()", g.known(aClient, f))
		}
	case 15:
		c, outer := g.known(aClient, f), len(g.vars)
		name := g.name("f")
		g.line("%s := func() { %s.Do%d() }", name, c, g.IntN(3))
		g.stmt(f)
		g.vars = g.vars[:outer]
		g.line("%s()", name)
	default:
		g.line("%s.Do%d()", g.known(g.pick(aClient, aClient, aFleet, anApp), f), g.IntN(3))
	}
}

// configured are the files of a program, in the order of their imports.
var configured = []string{"gen/lib/lib.go", "gen/mid/mid.go", "gen/gen.go"}

// configure returns the files of a program of n cases.
func configure(seed uint64, n int) map[string]string {
	g := &configurer{Rand: rand.New(rand.NewPCG(seed, 2))}
	var lib, mid, app strings.Builder
	lib.WriteString("package lib\n\nimport (\n\"fmt\"\n\"os\"\n)\n\nfunc Yes() bool { return len(os.Args) > 0 }\n")
	mid.WriteString("package mid\n\nimport \"gen/lib\"\n")
	app.WriteString("package main\n\nimport (\n\"fmt\"\n\"gen/lib\"\n\"gen/mid\"\n)\n")
	var all []family
	for i := range maxFamilies {
		f := family{i, g.pick("pointer", "pointer", "copy", "worker", "exported"), g.pick("", "zero", "default"), make(map[string]bool)}
		for _, trait := range familyTraits {
			f.has[trait] = g.IntN(14) == 0
		}
		all = append(all, f)
		g.b = &lib
		g.declare(f)
		g.b = &mid
		g.wrap(f)
		g.b = &app
		change := fmt.Sprintf("%s = %s", g.pick("c.A", "c.B"), g.yes())
		if g.IntN(2) == 0 {
			change = "_ = c.N"
		}
		g.line("%s", strings.ReplaceAll("type gauge# struct { on bool }\nfunc (g *gauge#) set(on bool) { g.on = on }\ntype holder# struct { *gauge# }\nfunc (h *holder#) show() { if h.on { fmt.Print(\"x\") } }\n"+
			"type app# struct { client *lib.Client# }\nfunc (a *app#) Do0() { a.client.Do0() }\nfunc (a *app#) Do1() { a.client.Do1() }\nfunc (a *app#) Do2() { a.client.Do2() }\n"+
			"func made#() *lib.Config# {\nc := &lib.Config#{"+g.fields(f, "lib.")+"}\nc.B = "+g.yes()+"\nreturn c\n}\nfunc change#(c *lib.Config#) { "+change+" }\n", "#", fmt.Sprint(i)))
	}
	for i := range n {
		g.vars = nil
		g.line("func F%d() {", i)
		f := all[g.IntN(len(all))]
		for range g.IntN(6) {
			g.stmt(f)
		}
		if g.IntN(4) == 0 {
			g.line("%s.show()\n}", g.known(aHolder, f))
		} else {
			g.line("%s.Do%d()\n}", g.known(g.pick(aClient, aFleet, anApp), f), g.IntN(3))
		}
	}
	return map[string]string{configured[0]: lib.String(), configured[1]: mid.String(), configured[2]: app.String()}
}
