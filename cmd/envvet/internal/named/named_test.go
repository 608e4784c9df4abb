package named_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/named"
)

func TestHandler(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	files := map[string][]string{
		"example.com/lib": {write("lib.go", `package lib

type Route struct {
	Name, Path string
	Run        func() error
}
type Base struct{ Route }
type Alias = Base
type Same Route
type Func func()
type Doer interface{ Do(f func()) }
type List[T any] struct{ First T }

func (r *Route) Then(a, b func(), _ ...int) {}
func (l *List[T]) Each(func(T))           {}
func Say(f func() error)                  {}
func Stop()                               {}
`), write("lib_other.go", "//go:build never\n\npackage lib\n\nfunc Other(f func()) {}\n"), "lib.s"},
		"gopkg.in/tool.v2":   {write("tool.go", "package tool\n\nfunc Add(f func()) {}\n")},
		"example.com/broken": {write("broken.go", "package broken\n\nfunc (")},
	}
	for place, want := range map[string]string{
		"example.com/lib.Say#0":         "",
		"example.com/lib.Other#0":       "",
		"example.com/lib.Sai#0":         "package example.com/lib has no function Sai; did you mean Say?",
		"example.com/lib.Nothing#0":     "package example.com/lib has no function Nothing",
		"example.com/lib.Say#7":         "Say has no argument #7; the last one is #0",
		"example.com/lib.Stop#0":        "Stop has no arguments",
		"example.com/lib.Route.Run":     "",
		"example.com/lib.Route.Path":    "",
		"example.com/lib.Route.Rum":     "type example.com/lib.Route has no field or method Rum; did you mean Run?",
		"example.com/lib.Route.Run#0":   "Route.Run is a field, which has no arguments; leave out #0",
		"example.com/lib.Route.Then#1":  "",
		"example.com/lib.Route.Then#3":  "Route.Then has no argument #3; the last one is #2",
		"example.com/lib.Route.Then":    "Route.Then is a method and no field; name one of its arguments, as example.com/lib.Route.Then#0",
		"example.com/lib.Rout.Run":      "package example.com/lib has no type Rout; did you mean Route?",
		"example.com/lib.Base.Run":      "", // promoted
		"example.com/lib.Base.Nope":     "", // may be
		"example.com/lib.Alias.Nope":    "",
		"example.com/lib.Same.Nope":     "",
		"example.com/lib.Func.Nope":     "type example.com/lib.Func has no field or method Nope",
		"example.com/lib.Doer.Do#0":     "",
		"example.com/lib.Doer.Due#0":    "type example.com/lib.Doer has no field or method Due",
		"example.com/lib.List.Each#0":   "",
		"example.com/lib.List.First":    "",
		"gopkg.in/tool.v2.Add#0":        "",
		"gopkg.in/tool.v2.Ad#0":         "package gopkg.in/tool.v2 has no function Ad",
		"example.com/broken.Say#0":      "",
		"example.com/elsewhere.Say#0":   "",
		"example.com/elsewhere.T.Say#0": "",
	} {
		if got := named.Handler(place, func(path string) []string { return files[path] }); got != want {
			t.Errorf("%s: %q, want %q", place, got, want)
		}
	}
	if got := named.Field("example.com/lib.Route.Then", func(path string) []string { return files[path] }); got != "Route.Then is a method and no field" {
		t.Errorf("a method for a field: %q", got)
	}
}
