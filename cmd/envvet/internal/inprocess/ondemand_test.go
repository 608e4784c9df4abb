package inprocess

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
)

// A module whose handler answers with what other packages make of a clock.
var clock = map[string]string{
	"go.mod":       "module example.com/clock\n\ngo 1.26.0\n",
	"deep/deep.go": "package deep\n\nimport \"time\"\n\nfunc Now() string { return time.Now().String() }\n\nfunc Never() string { return \"\" }\n",
	"unit/unit.go": "package unit\n\ntype Zone struct{ Name string }\n\nfunc Local() Zone { return Zone{} }\n",
	"mid/mid.go": `package mid

import (
	"example.com/clock/deep"
	"example.com/clock/unit"
)

type Row struct{ At string }

func Rows() []Row { return []Row{{deep.Now()}} }

func None() []Row { return []Row{{deep.Never()}} }

func In() unit.Zone { return unit.Local() }
`,
	"tool/tool.go": answering("mid.Rows()"),
}

// answering returns a program that answers with a value.
func answering(value string) string {
	return `package main

import (
	"encoding/json"
	"os"

	"example.com/clock/mid"
)

func main() {}

//envvet:handler
func run() { json.NewEncoder(os.Stdout).Encode(` + value + `) }
`
}

// hinting returns the rules with hints on.
func hinting(t *testing.T) []*analysis.Analyzer {
	for _, a := range analyzers.Suite {
		f := a.Flags.Lookup("hints")
		before := f.Value.String()
		if err := f.Value.Set("true"); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { f.Value.Set(before) })
	}
	return analyzers.Suite
}

// TestAnswers holds that what a handler comes to ask of packages that were looked at
// by a run before is found out then, and kept; also where that run had no reason to
// keep the types that it takes.
func TestAnswers(t *testing.T) {
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "-mod=mod")
	dir, store := t.TempDir(), &Store{t.TempDir()}
	for name, text := range clock {
		write(t, dir, name, text)
	}
	rules := hinting(t)
	before := ""
	for _, step := range []struct {
		value    string
		volatile bool
		more     bool // something is asked that no run before was
	}{
		{value: "mid.In()", more: true},
		{value: "mid.Rows()", volatile: true, more: true},
		{value: "mid.None()", more: true},
		{value: "mid.Rows()", volatile: true},
	} {
		write(t, dir, "tool/tool.go", answering(step.value))
		want := run(t, dir, nil, rules...)
		got := run(t, dir, store, rules...)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: with what is kept\n%+v\nwithout\n%+v", step.value, got, want)
		}
		if has := strings.Contains(fmt.Sprint(got), "volatilevalue"); has != step.volatile {
			t.Errorf("%s: told of a volatile value is %v\n%+v", step.value, has, got)
		}
		after := texts(t, kept(t, store, keptAnswers))
		if more := after != before; more != step.more {
			t.Errorf("%s: that more is kept is %v", step.value, more)
		}
		before = after
	}
}

// TestWrittenBetween holds that a package which no longer compiles when it is checked a
// second time is told of, by a run that keeps nothing as well.
func TestWrittenBetween(t *testing.T) {
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "-mod=mod")
	dir := t.TempDir()
	for name, text := range clock {
		write(t, dir, name, text)
	}
	spy := &analysis.Analyzer{Name: "spy", Doc: "write a file", Run: func(pass *analysis.Pass) (any, error) {
		if pass.Pkg.Name() == "deep" {
			write(t, dir, "deep/deep.go", "package deep\n\nfunc Now() string { return 1 }\n")
		}
		return nil, nil
	}}
	got := run(t, dir, nil, append([]*analysis.Analyzer{spy}, hinting(t)...)...)
	if !got.Failed || !strings.Contains(fmt.Sprint(got.Problems), "deep.go:3") {
		t.Errorf("got %+v", got)
	}
}

// texts returns what files hold, one after the other.
func texts(t *testing.T, names []string) string {
	t.Helper()
	var b strings.Builder
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(text)
	}
	return b.String()
}
