package main

import (
	"fmt"
	"slices"
	"strings"
)

// The rules that are held against what programs do.
const (
	ruleStdout   = "stdoutwrite"
	ruleExit     = "exitcall"
	ruleVolatile = "volatilevalue"
	ruleOrder    = "unstableorder"
	ruleAbsent   = "nullabsent"
)

var hazards = []string{ruleStdout, ruleExit, ruleVolatile, ruleOrder, ruleAbsent}

// A testCase is a command with everything that belongs to it alone.
type testCase struct {
	number  int
	name    string   // of the command
	hazards []string // the rules that it breaks, none in the harmless half
	deep    string   // its file in the package deep
	cases   string   // its file with the handler
}

func (c testCase) has(rule string) bool { return slices.Contains(c.hazards, rule) }

// generate writes a case. Every other one is harmless.
func generate(seed uint64, number int) testCase {
	g := newGenerator(seed, number)
	c := testCase{number: number, name: g.name}
	if number%2 == 0 {
		c.hazards = []string{pick(g, hazards)}
		if second := pick(g, hazards); g.IntN(3) == 0 && !g.clash(c.hazards[0], second) {
			c.hazards = append(c.hazards, second)
		}
		slices.Sort(c.hazards)
	}
	g.command(c)
	c.deep, c.cases = g.deep.text(), g.cases.text()
	return c
}

// clash reports whether one of two hazards keeps the other from being seen.
func (g *generator) clash(a, b string) bool {
	values := []string{ruleVolatile, ruleOrder}
	return a == b || slices.Contains(values, a) && slices.Contains(values, b)
}

// command writes the payload, the handler and its registration.
func (g *generator) command(c testCase) {
	u := g.cases
	var statements []string
	add := func(a action) { statements = append(statements, "{\n"+a.stmt+"\n}") }

	for range g.IntN(2) {
		add(g.write(quietWriters, silences))
	}
	for range g.IntN(2) {
		add(g.end(stayFuncs, stays))
	}
	for range g.IntN(2) {
		add(g.bring(action{pick(g, uses).in(u), u}))
	}
	var before []string // of Validate
	if c.has(ruleStdout) {
		add(g.write(loudWriters, prints))
		if g.IntN(4) == 0 {
			before, statements = statements, nil
		}
	}
	g.Shuffle(len(statements), func(i, j int) { statements[i], statements[j] = statements[j], statements[i] })
	if c.has(ruleExit) {
		// Where nothing else is looked at.
		exit := g.end(exitFuncs, exits)
		statements = append([]string{"if in.N == 0 {\n" + exit.stmt + "\n}"}, statements...)
	}

	p := g.payload(c)
	name := g.name
	u.use("", "context", "github.com/envvet/envvet/envelope")
	u.decl("type %sIn struct {\nN int `name:\"n\" help:\"How many\" default:\"3\"`\n}", name)
	u.decl("type %sOut struct {\n%s\n}", name, strings.Join(p.fields, "\n"))
	signature := fmt.Sprintf("(ctx context.Context, in %[1]sIn) (%[1]sOut, error)", name)
	body := strings.Join(statements, "\n") + "\n" + p.build(g)
	run := ""
	switch g.IntN(5) {
	case 0:
		run = "func" + signature + " {\n" + body + "\n}"
	case 1:
		run = g.function(u, signature, body)
	case 2:
		t := g.fresh(u)
		u.decl("type %s struct{ name string }", t)
		u.decl("func (s *%s) run%s {\n%s\n}", t, signature, body)
		run = fmt.Sprintf("(&%s{\"x\"}).run", t)
	case 3:
		run = fmt.Sprintf("func%s { return %s(ctx, in) }", signature, g.function(u, signature, body))
	case 4:
		wrap := g.fresh(u)
		u.decl("func %s[In, Out any](f func(context.Context, In) (Out, error)) func(context.Context, In) (Out, error) {\nreturn func(ctx context.Context, in In) (Out, error) {\nout, err := f(ctx, in)\nreturn out, err\n}\n}", wrap)
		run = fmt.Sprintf("%s(%s)", wrap, g.function(u, signature, body))
	}
	u.decl("func init() {\nregister(func(app *envelope.App) {\nenvelope.Register(app, envelope.Command[%[1]sIn, %[1]sOut]{\nName: %[1]q, Summary: \"Do one thing\", Effect: envelope.Safe, DataVersion: \"1.0.0\",\nRun: %[2]s,%[3]s\n})\n})\n}", name, run, g.validate(before))
}

// validate returns the field Validate with the statements, or nothing.
func (g *generator) validate(statements []string) string {
	if len(statements) == 0 {
		return ""
	}
	return fmt.Sprintf("\nValidate: func(ctx context.Context, in %sIn) error {\n%s\nreturn nil\n},", g.name, strings.Join(statements, "\n"))
}

// A payload is the type of an answer and how it is made.
type payload struct {
	fields []string
	parts  []part
}

type part struct{ name, expr string }

func (p *payload) field(name, typ, options, tags string, expr string) {
	p.fields = append(p.fields, fmt.Sprintf("%s %s `json:\"%s%s\" description:\"What it is\"%s`", strings.ToUpper(name[:1])+name[1:], typ, name, options, tags))
	p.parts = append(p.parts, part{strings.ToUpper(name[:1]) + name[1:], expr})
}

// payload writes the fields of an answer.
func (g *generator) payload(c testCase) *payload {
	p := new(payload)
	p.field("label", "string", "", "", `"x"`)
	value := func(name string, v value) {
		v = g.place(name, v)
		p.field(name, v.typ, "", "", v.expr)
	}
	value("steady", g.value(settled))
	if g.IntN(2) == 0 {
		value("sorted", g.value(ordered))
	} else {
		value("sorted", g.sorted(g.value(lists(unordered))))
	}
	if c.has(ruleVolatile) {
		value("value", g.value(volatile))
	} else if g.IntN(3) == 0 {
		v := g.value(volatile)
		p.field("aside", v.typ, "", ` envelope:"volatile"`, v.expr) // the runtime moves it to meta
	}
	if c.has(ruleOrder) {
		value("list", g.value(unordered))
	}
	options := []string{",omitempty", ",omitzero"}
	kinds := []part{{"[]string", "make([]string, in.N)"}, {"int64", "int64(in.N)"}, {"string", `"xxx"[:in.N]`}, {"bool", "in.N > 0"}}
	kind := pick(g, kinds)
	switch {
	case c.has(ruleAbsent) && g.IntN(3) == 0: // deeper down
		inner := g.fresh(g.cases)
		option := pick(g, options)
		if kind.name == "[]string" {
			option = options[0] // an empty list is no zero
		}
		g.cases.decl("type %s struct {\nAt %s `json:\"at%s\" description:\"What it is\"`\n}", inner, kind.name, option)
		p.field("inner", inner, "", "", inner+"{"+kind.expr+"}")
	case c.has(ruleAbsent):
		option := pick(g, options)
		if kind.name == "[]string" {
			option = options[0]
		}
		p.field("some", kind.name, option, "", kind.expr)
	case g.IntN(2) == 0:
		p.field("all", kind.name, "", "", kind.expr)
	default:
		p.field("none", "[]string", "", "", g.pick("nil", "[]string{}", "[]string(nil)"))
	}
	g.Shuffle(len(p.fields), func(i, j int) {
		p.fields[i], p.fields[j] = p.fields[j], p.fields[i]
		p.parts[i], p.parts[j] = p.parts[j], p.parts[i]
	})
	return p
}

// place puts a value deeper into the payload, or nowhere.
func (g *generator) place(name string, v value) value {
	switch g.IntN(6) {
	case 0:
		return value{fmt.Sprintf("[]%s{%s}", v.typ, v.expr), "[]" + v.typ, v.at}
	case 1:
		return value{fmt.Sprintf("map[string]%s{\"a\": %s}", v.typ, v.expr), "map[string]" + v.typ, v.at}
	case 2:
		t := g.fresh(g.cases)
		g.cases.decl("type %s struct {\nIn %s `json:\"in\" description:\"What it is\"`\n}", t, v.typ)
		if g.IntN(2) == 0 {
			return value{fmt.Sprintf("[]%s{{%s}}", t, v.expr), "[]" + t, v.at}
		}
		return value{fmt.Sprintf("&%s{%s}", t, v.expr), "*" + t, v.at}
	}
	return v
}

// build returns statements that return the payload.
func (p *payload) build(g *generator) string {
	out := g.name + "Out"
	switch g.IntN(3) {
	case 0:
		var parts []string
		for _, f := range p.parts {
			parts = append(parts, f.name+": "+f.expr)
		}
		return fmt.Sprintf("return %s{\n%s,\n}, nil", out, strings.Join(parts, ",\n"))
	case 1:
		lines := "var out " + out + "\n"
		for _, f := range p.parts {
			lines += "out." + f.name + " = " + f.expr + "\n"
		}
		return lines + "return out, nil"
	}
	lines := "out := new(" + out + ")\n"
	for _, f := range p.parts {
		lines += "func() { out." + f.name + " = " + f.expr + " }()\n"
	}
	return lines + "return *out, nil"
}

// files returns a program of cases, by name.
func files(cases []testCase) map[string]string {
	out := map[string]string{
		"lib/lib.go":     lib,
		"deep/doc.go":    "// Package deep is what handlers call.\npackage deep\n",
		"cases/cases.go": "package cases\n\nimport \"github.com/envvet/envvet/envelope\"\n\nvar all []func(*envelope.App)\n\nfunc register(f func(*envelope.App)) { all = append(all, f) }\n\n// New returns the application.\nfunc New() *envelope.App {\n\tapp := envelope.New(\"generated\")\n\tfor _, f := range all {\n\t\tf(app)\n\t}\n\treturn app\n}\n",
		"main.go":        "package main\n\nimport \"" + module + "/cases\"\n\nfunc main() { cases.New().Main() }\n",
	}
	for _, c := range cases {
		out["deep/"+c.name+".go"] = c.deep
		out["cases/"+c.name+".go"] = c.cases
	}
	return out
}
