package main

import "fmt"

// flow hands a value on, in n ways one after the other.
func (g *generator) flow(v value, n int) value {
	for range n {
		v = pick(g, flows)(g, v)
	}
	return v
}

// function declares a function of the unit and returns its name.
func (g *generator) function(u *unit, signature, body string) string {
	name := g.fresh(u)
	u.decl("func %s%s {\n%s\n}", name, signature, body)
	return name
}

// flows are the ways in which a value gets from one place to another.
var flows = []func(g *generator, v value) value{
	// Functions.
	func(g *generator, v value) value {
		t := v.at.typ(v.typ)
		return v.with("%s(%s)", g.function(v.at, fmt.Sprintf("(v %s) %s", t, t), "return v"), v.expr)
	},
	func(g *generator, v value) value {
		return v.with("%s()", g.function(v.at, "() "+v.at.typ(v.typ), "return "+v.expr))
	},
	func(g *generator, v value) value {
		t := v.at.typ(v.typ)
		return v.with("%s(%s)", g.function(v.at, fmt.Sprintf("(v %s) (r %s)", t, t), "defer func() { r = v }()\nreturn r"), v.expr)
	},
	func(g *generator, v value) value {
		return v.with("%s(%s())", v.at.lib("Must"), g.function(v.at, fmt.Sprintf("() (%s, error)", v.at.typ(v.typ)), "return "+v.expr+", nil"))
	},
	func(g *generator, v value) value {
		t := v.at.typ(v.typ)
		return v.with("%s(%s)", g.function(v.at, fmt.Sprintf("(vs ...%s) %s", t, t), "for _, v := range vs {\nreturn v\n}\npanic(0)"), v.expr)
	},
	func(g *generator, v value) value {
		t := v.at.typ(v.typ)
		set := g.function(v.at, fmt.Sprintf("(to *%s, v %s)", t, t), "*to = v")
		return v.with("func() (v %s) { %s(&v, %s); return v }()", t, set, v.expr)
	},
	// Closures.
	func(_ *generator, v value) value {
		return v.with("func() %s { v := %s; return func() %s { return v }() }()", v.at.typ(v.typ), v.expr, v.at.typ(v.typ))
	},
	func(_ *generator, v value) value {
		return v.with("func() (v %s) { func() { v = %s }(); return v }()", v.at.typ(v.typ), v.expr)
	},
	func(g *generator, v value) value {
		t := v.at.typ(v.typ)
		return v.with("%s(%s)()", g.function(v.at, fmt.Sprintf("(v %s) func() %s", t, t), fmt.Sprintf("return func() %s { return v }", t)), v.expr)
	},
	// Generics.
	func(g *generator, v value) value {
		return v.with("%s[%s](%s)", v.at.lib(g.pick("Same", "Last")), v.at.typ(v.typ), v.expr)
	},
	func(_ *generator, v value) value {
		return v.with("%s[%s](%s).Get()", v.at.lib("NewBox"), v.at.typ(v.typ), v.expr)
	},
	func(_ *generator, v value) value {
		return v.with("new(%s[%s]).Put(%s).Get()", v.at.lib("Box"), v.at.typ(v.typ), v.expr)
	},
	func(_ *generator, v value) value {
		return v.with("%s[%s](%s[%s](%s)).Value", v.at.lib("Build"), v.at.typ(v.typ), v.at.lib("With"), v.at.typ(v.typ), v.expr)
	},
	// Structs.
	func(_ *generator, v value) value {
		return v.with("%s[%s]{First: %s}.First", v.at.lib("Pair"), v.at.typ(v.typ), v.expr)
	},
	func(_ *generator, v value) value {
		return v.with("func() %s { var p %s[%s]; p.Rest.Second = %s; q := p; return q.Rest.Second }()", v.at.typ(v.typ), v.at.lib("Pair"), v.at.typ(v.typ), v.expr)
	},
	func(g *generator, v value) value {
		inner, outer := g.fresh(v.at), g.fresh(v.at)
		v.at.decl("type %s struct { V %s }", inner, v.at.typ(v.typ))
		v.at.decl("type %s struct { *%s }", outer, inner)
		return v.with("%s{&%s{%s}}.V", outer, inner, v.expr)
	},
	// Methods and interfaces.
	func(g *generator, v value) value {
		name := g.fresh(v.at)
		v.at.decl("type %s struct { v %s }", name, v.at.typ(v.typ))
		v.at.decl("func (s %s) Get() %s { return s.v }", name, v.at.typ(v.typ))
		switch g.IntN(3) {
		case 0:
			return v.with("%s{%s}.Get()", name, v.expr)
		case 1:
			return v.with("%s[%s](%s{%s})", v.at.lib("Ask"), v.at.typ(v.typ), name, v.expr)
		}
		return v.with("func() %s { var i interface{ Get() %s } = %s{%s}; return i.Get() }()", v.at.typ(v.typ), v.at.typ(v.typ), name, v.expr)
	},
	func(g *generator, v value) value {
		name := g.fresh(v.at)
		v.at.decl("type %s struct{}", name)
		v.at.decl("func (%s) Make() %s { return %s }", name, v.at.typ(v.typ), v.expr)
		return v.with("%s{}.Make()", name)
	},
	func(_ *generator, v value) value {
		return v.with("any(%s).(%s)", v.expr, v.at.typ(v.typ))
	},
	func(g *generator, v value) value {
		t := v.at.typ(v.typ)
		return v.with("%s(%s)", g.function(v.at, "(v any) "+t, fmt.Sprintf("switch v := v.(type) {\ncase %s:\nreturn v\n}\npanic(0)", t)), v.expr)
	},
	// Lists, maps, channels.
	func(_ *generator, v value) value { return v.with("[]%s{%s}[0]", v.at.typ(v.typ), v.expr) },
	func(_ *generator, v value) value {
		return v.with("map[string]%s{\"a\": %s}[\"a\"]", v.at.typ(v.typ), v.expr)
	},
	func(_ *generator, v value) value {
		return v.with("func() %s { var l []%s; l = append(l, %s); return l[len(l)-1] }()", v.at.typ(v.typ), v.at.typ(v.typ), v.expr)
	},
	func(_ *generator, v value) value {
		return v.with("(<-%s[%s](%s))", v.at.lib("Send"), v.at.typ(v.typ), v.expr)
	},
	func(g *generator, v value) value {
		t := v.at.typ(v.typ)
		return v.with("%s(%s)", g.function(v.at, fmt.Sprintf("(v %s) %s", t, t), fmt.Sprintf("c := make(chan %s)\ngo func() {\ndefer func() { _ = recover() }()\nc <- v\n}()\nreturn <-c", t)), v.expr)
	},
	func(_ *generator, v value) value {
		return v.with("func() %s { for v := range %s[%s](%s) { return v }; panic(0) }()", v.at.typ(v.typ), v.at.lib("Seq"), v.at.typ(v.typ), v.expr)
	},
	// Variables of the package.
	func(g *generator, v value) value {
		name := g.fresh(v.at)
		v.at.decl("var %s = func() %s { return %s }", name, v.at.typ(v.typ), v.expr)
		return v.with("%s()", name)
	},
}

// hop takes a value of the package deep to that of the handlers.
func (g *generator) hop(v value) value {
	if v.at != g.deep {
		return v
	}
	name := g.function(g.deep, "() "+g.deep.typ(v.typ), "return "+v.expr)
	return value{expr: g.cases.use("deep."+name, module+"/deep") + "()", typ: v.typ, at: g.cases}
}

// travel takes a value from where it is to a handler.
func (g *generator) travel(v value) value {
	return g.flow(g.hop(g.flow(v, g.IntN(3))), g.IntN(3))
}

// home is the package in which a case begins.
func (g *generator) home() *unit {
	if g.IntN(2) == 0 {
		return g.deep
	}
	return g.cases
}
