package effects_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// An optioner writes programs that say by options what prints, and what does not. How the options are
// called, and what is put there before and after, differs from family to family.
type optioner struct{ configurer }

// optional writes what the family is in the package that declares it, and returns its expressions of an
// option.
func (g *optioner) optional(id int) (options []string) {
	interfaces, pointers, skips := g.IntN(4) == 0, g.IntN(3) > 0, g.IntN(4) == 0
	text := "type State# struct { A, b bool; N int; s string; on func() bool }\n"
	of, call := "func(*State#)", "o(S)"
	if interfaces {
		of, call = "interface{ apply(*State#) }", "o.apply(S)"
		text += "type optionFunc# func(*State#)\nfunc (f optionFunc#) apply(s *State#) { f(s) }\n"
	}
	if skips {
		call = "if o == nil { continue }\n" + call
	}
	text += "type Option# " + of + "\n"
	option := func(name, param, body string) {
		literal := "func(s *State#) { " + body + " }"
		if interfaces {
			literal = "optionFunc#(" + literal + ")"
		}
		text += fmt.Sprintf("func %s#(%s) Option# { return %s }\n", name, param, literal)
	}
	option("WithA", "a bool", "s.A = a")
	option("WithB", "", "s.b = true")
	option("WithN", "n int", "s.N = n")
	option("WithS", "text string", "s.s = text")
	option("WithOn", "on func() bool", "s.on = on")
	options = []string{"lib.WithA#(Y)", "lib.WithB#()", "lib.WithN#(0)", "lib.WithN#(1)", "lib.WithN#(4)", `lib.WithS#("x")`, `lib.WithS#("")`, "lib.WithOn#(func() bool { return Y })"}
	if !interfaces {
		option("All", "options ...Option#", "for _, o := range options { "+strings.ReplaceAll(call, "S", "s")+" }")
		options = append(options, "lib.All#(lib.WithA#(Y), lib.WithN#(4))", "func(s *lib.State#) { s.A = Y }", "made#(Y)")
	}
	if skips {
		options = append(options, "nil")
	}
	begin := fmt.Sprintf("State#{A: %s, N: %d}", g.pick("false", "false", "true"), g.IntN(3))
	before, loop, after := "", "for _, o := range options {\n"+call+"\n}\n", ""
	switch g.IntN(4) {
	case 0:
		before = "options = append([]Option#{WithN#(" + fmt.Sprint(g.IntN(4)) + ")}, options...)\n"
	case 1:
		text += "func apply#(to *State#, options []Option#) {\n" + strings.ReplaceAll(loop, "S)", "to)") + "}\n"
		loop = "apply#(S, options)\n"
	}
	switch g.IntN(4) {
	case 0:
		after = "if s.N == 0 { s.N = 3 }\n"
	case 1:
		after = "if s.b { s.A = false }\n"
	}
	if pointers {
		text += "type Client# struct { *State#; calls int }\nfunc New#(options ...Option#) *Client# {\n" + before + "s := &" + begin + "\n" + strings.ReplaceAll(loop, "S", "s") + after + "return &Client#{State#: s}\n}\n"
	} else {
		text += "type Client# struct { State#; calls int }\nfunc New#(options ...Option#) *Client# {\n" + before + "s := " + begin + "\n" + strings.ReplaceAll(loop, "S", "&s") + after + "return &Client#{State#: s}\n}\n"
	}
	text += "func (c *Client#) Set(options ...Option#) *Client# {\nfor _, o := range options {\n" + strings.ReplaceAll(call, "S", "c.State#") + "\n}\nreturn c\n}\n"
	if !pointers {
		text = strings.ReplaceAll(text, "(c.State#)", "(&c.State#)")
	}
	for i := range 4 {
		cond := g.pick("c.A", "!c.A", "c.b", "c.N > 2", "c.N == 0", `c.s == "x"`, "c.on != nil && c.on()", "c.A && !c.b", "c.A || c.N > 3")
		text += fmt.Sprintf("func (c *Client#) Do%d() {\nc.calls++\nif %s {\nfmt.Print(\"x\")\n}\n}\n", i, cond)
	}
	g.line("%s", strings.ReplaceAll(text, "#", fmt.Sprint(id)))
	return options
}

// optioned returns the files of a program of n cases.
func optioned(seed uint64, n int) map[string]string {
	g := &optioner{configurer{Rand: rand.New(rand.NewPCG(seed, 3))}}
	var lib, app strings.Builder
	lib.WriteString("package lib\n\nimport (\n\"fmt\"\n\"os\"\n)\n\nfunc Yes() bool { return len(os.Args) > 0 }\n")
	app.WriteString("package main\n\nimport \"gen/lib\"\n")
	all := make([][]string, maxFamilies)
	for i := range all {
		g.b = &lib
		all[i] = g.optional(i)
		g.b = &app
		if strings.Contains(strings.Join(all[i], " "), "made#") {
			g.line("%s", strings.ReplaceAll("func made#(a bool) lib.Option# { return func(s *lib.State#) { s.A = a } }", "#", fmt.Sprint(i)))
		}
	}
	for i := range n {
		g.line("func F%d() {", i)
		id := g.IntN(len(all))
		option := func() string {
			return strings.NewReplacer("#", fmt.Sprint(id), "Y", g.yes()).Replace(all[id][g.IntN(len(all[id]))])
		}
		options := func() string {
			var list []string
			for range g.IntN(4) {
				list = append(list, option())
			}
			return strings.Join(list, ", ")
		}
		for j := range 1 + g.IntN(2) {
			switch g.IntN(4) {
			case 0:
				g.line("l%d := []lib.Option%d{%s}", j, id, options())
				if g.IntN(2) == 0 {
					g.line("if lib.Yes() {\nl%d = append(l%d, %s)\n}", j, j, option())
				}
				g.line("c%d := lib.New%d(l%d...)", j, id, j)
			case 1:
				g.line("var o%d lib.Option%d = %s\nc%d := lib.New%d(o%d)", j, id, option(), j, id, j)
			default:
				g.line("c%d := lib.New%d(%s)", j, id, options())
			}
			for range 1 + g.IntN(3) {
				if g.IntN(9) == 0 {
					g.line("c%d.Set(%s)", j, options())
				}
				g.line("c%d.Do%d()", j, g.IntN(4))
			}
		}
		g.line("}")
	}
	return map[string]string{generated[0]: lib.String(), generated[1]: app.String()}
}
