package main

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
)

// module is the path of a generated program.
const module = "example.com/generated"

// The packages of a program, in the order of their imports: what its cases
// share, what they call, and the handlers.
const (
	pkgLib   = "lib"
	pkgDeep  = "deep"
	pkgCases = "cases"
)

// A unit is the file of a case in one of the packages.
type unit struct {
	pkg     string
	imports map[string]bool
	decls   strings.Builder
}

func newUnit(pkg string) *unit { return &unit{pkg: pkg, imports: make(map[string]bool)} }

// use imports packages and returns text, which mentions them.
func (u *unit) use(text string, paths ...string) string {
	for _, path := range paths {
		u.imports[path] = true
	}
	return text
}

func (u *unit) decl(format string, args ...any) {
	fmt.Fprintf(&u.decls, format+"\n\n", args...)
}

// aliases are the names of packages that share their own with another.
var aliases = map[string]string{"crypto/rand": "crand"}

// text returns the file, without a package that nothing is declared in.
func (u *unit) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s\n\n", u.pkg)
	for _, path := range slices.Sorted(maps.Keys(u.imports)) {
		fmt.Fprintf(&b, "import %s %q\n", aliases[path], path)
	}
	return b.String() + "\n" + u.decls.String()
}

// A generator writes one case.
type generator struct {
	*rand.Rand
	name  string // of the case, such as c12: what it declares begins with it
	deep  *unit
	cases *unit
	names int
}

func newGenerator(seed uint64, number int) *generator {
	return &generator{
		Rand: rand.New(rand.NewPCG(seed, uint64(number))), name: fmt.Sprintf("c%d", number),
		deep: newUnit(pkgDeep), cases: newUnit(pkgCases),
	}
}

// fresh returns a name that nothing else has, exported if other packages are to
// see it.
func (g *generator) fresh(u *unit) string {
	g.names++
	name := fmt.Sprintf("%sx%d", g.name, g.names)
	if u.pkg != pkgCases {
		return "C" + name[1:]
	}
	return name
}

func (g *generator) pick(of ...string) string { return of[g.IntN(len(of))] }

func pick[T any](g *generator, of []T) T { return of[g.IntN(len(of))] }

// A value is an expression that means the same in every function of its unit.
type value struct {
	expr, typ string
	at        *unit
}

// with returns the value as another expression of its type.
func (v value) with(format string, args ...any) value {
	v.expr = fmt.Sprintf(format, args...)
	return v
}

// lib qualifies a name of the package lib.
func (u *unit) lib(name string) string { return u.use("lib."+name, module+"/lib") }

// packagesOf are those that the text of a type mentions.
var packagesOf = map[string]string{"io.Writer": "io"}

// typ returns a type to be written in the unit.
func (u *unit) typ(t string) string {
	if path, ok := packagesOf[t]; ok {
		u.use("", path)
	}
	return t
}
