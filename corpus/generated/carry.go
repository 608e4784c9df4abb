package main

import "fmt"

// An action is a statement that means the same in every function of its unit.
type action struct {
	stmt string
	at   *unit
}

func (a action) with(format string, args ...any) action {
	a.stmt = fmt.Sprintf(format, args...)
	return a
}

// carry has an action carried out by others, in n ways one inside the other.
func (g *generator) carry(a action, n int) action {
	for range n {
		a = pick(g, carriers)(g, a)
	}
	return a
}

// bring takes an action from where it is to a handler.
func (g *generator) bring(a action) action {
	a = g.carry(a, g.IntN(3))
	if a.at == g.deep {
		name := g.function(g.deep, "()", a.stmt)
		a = action{g.cases.use("deep."+name, module+"/deep") + "()", g.cases}
	}
	return g.carry(a, g.IntN(3))
}

// carriers are the ways in which an action is reached.
var carriers = []func(g *generator, a action) action{
	// Functions and methods.
	func(g *generator, a action) action { return a.with("%s()", g.function(a.at, "()", a.stmt)) },
	func(g *generator, a action) action {
		name := g.function(a.at, "() error", a.stmt+"\nreturn nil")
		return a.with("if err := %s(); err != nil {\npanic(err)\n}", name)
	},
	func(g *generator, a action) action {
		name := g.fresh(a.at)
		a.at.decl("type %s struct{ n int }", name)
		a.at.decl("func (s *%s) Run() { s.n++\n%s\n}", name, a.stmt)
		switch g.IntN(4) {
		case 0:
			return a.with("new(%s).Run()", name)
		case 1:
			return a.with("%s(new(%s))", a.at.lib("CallRunner"), name)
		case 2:
			return a.with("%s(new(%s).Run)", a.at.lib("Call"), name)
		}
		return a.with("for _, r := range []%s{new(%s)} {\nr.Run()\n}", a.at.lib("Runner"), name)
	},
	func(g *generator, a action) action {
		inner, outer := g.fresh(a.at), g.fresh(a.at)
		a.at.decl("type %s struct{}", inner)
		a.at.decl("func (%s) Run() {\n%s\n}", inner, a.stmt)
		a.at.decl("type %s struct { %s }", outer, inner)
		return a.with("%s{}.Run()", outer)
	},
	func(g *generator, a action) action {
		name := g.function(a.at, "[T any](v T) T", a.stmt+"\nreturn v")
		return a.with("_ = %s(1)", name)
	},
	func(g *generator, a action) action {
		name := g.fresh(a.at)
		a.at.decl("func %s(n int) {\nif n > 0 {\n%s(n - 1)\nreturn\n}\n%s\n}", name, name, a.stmt)
		return a.with("%s(3)", name)
	},
	// Closures and callbacks.
	func(_ *generator, a action) action { return a.with("func() {\n%s\n}()", a.stmt) },
	func(_ *generator, a action) action { return a.with("func() {\ndefer func() {\n%s\n}()\n}()", a.stmt) },
	func(g *generator, a action) action {
		return a.with("%s(func() {\n%s\n})", a.at.lib(g.pick("Call", "Deferred", "Once", "Go")), a.stmt)
	},
	func(_ *generator, a action) action {
		return a.with("%s(1, func(int) {\n%s\n})", a.at.lib("Each"), a.stmt)
	},
	func(_ *generator, a action) action {
		return a.with("_ = %s([]string{\"a\"}, func(string) error {\n%s\nreturn nil\n})", a.at.lib("Visit"), a.stmt)
	},
	func(_ *generator, a action) action {
		return a.with("%s(%s(func() {\n%s\n}))", a.at.lib("CallRunner"), a.at.lib("Func"), a.stmt)
	},
	func(_ *generator, a action) action {
		a.at.use("", "sort")
		return a.with("sort.Slice([]int{2, 1}, func(i, j int) bool {\n%s\nreturn i < j\n})", a.stmt)
	},
	func(g *generator, a action) action {
		name := g.function(a.at, "() func()", "return func() {\n"+a.stmt+"\n}")
		return a.with("%s()()", name)
	},
	func(g *generator, a action) action {
		return a.with("%s()", g.flow(value{fmt.Sprintf("func() {\n%s\n}", a.stmt), "func()", a.at}, 1).expr)
	},
	func(g *generator, a action) action {
		name := g.fresh(a.at)
		a.at.decl("var %s = map[string]func(){\"a\": func() {\n%s\n}}", name, a.stmt)
		return a.with("%s[\"a\"]()", name)
	},
	func(g *generator, a action) action {
		name := g.fresh(a.at)
		a.at.decl("var %s []func()", name)
		a.at.decl("func init() { %s = append(%s, func() {\n%s\n}) }", name, name, a.stmt)
		return a.with("for _, f := range %s {\nf()\n}", name)
	},
	func(g *generator, a action) action {
		name := g.fresh(a.at)
		a.at.decl("type %s struct { f func() }", name)
		a.at.decl("func (s %s) call() { s.f() }", name)
		return a.with("%s{func() {\n%s\n}}.call()", name, a.stmt)
	},
	// Goroutines that are waited for.
	func(_ *generator, a action) action {
		a.at.use("", "sync")
		return a.with("{\nvar wg sync.WaitGroup\nwg.Add(1)\ngo func() {\ndefer wg.Done()\ndefer func() { _ = recover() }()\n%s\n}()\nwg.Wait()\n}", a.stmt)
	},
	func(_ *generator, a action) action {
		return a.with("{\njobs := make(chan func(), 1)\njobs <- func() {\n%s\n}\nclose(jobs)\nfor job := range jobs {\njob()\n}\n}", a.stmt)
	},
	// Conditions that hold.
	func(_ *generator, a action) action {
		a.at.use("", "os")
		return a.with("if len(os.Args) > 0 {\n%s\n}", a.stmt)
	},
	func(_ *generator, a action) action {
		return a.with("switch len(\"ab\") {\ncase 2:\n%s\n}", a.stmt)
	},
	func(_ *generator, a action) action {
		return a.with("for i := range 2 {\nif i == 1 {\n%s\n}\n}", a.stmt)
	},
}
