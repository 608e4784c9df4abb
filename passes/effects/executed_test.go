package effects_test

import (
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
)

var (
	seed  = flag.Uint64("seed", 1, "which program TestExecuted generates")
	cases = flag.Int("cases", 80, "how many cases the program has")
	extra = flag.Bool("extra", false, "whether TestExecuted shows the cases that are found and write nothing")
)

// What the pass says of generated programs is held against what they do when
// they are run. Run it with other seeds to look for more:
//
//	go test ./passes/effects -run Executed -seed 7 -cases 400
func TestExecuted(t *testing.T) {
	for _, test := range []struct {
		name string
		kind
	}{
		{"in one package, one statement after the other", kind{}},
		{"in two packages, with conditions", kind{packages: true, branches: true}},
		{"in two packages, without lists and loops", kind{packages: true, exact: true}},
	} {
		t.Run(test.name, func(t *testing.T) {
			files := generate(*seed, *cases, test.kind)
			compareExecuted(t, files)
		})
	}
}

// So it is with programs whose functions decide by what configurations say.
func TestConfigured(t *testing.T) {
	compareExecuted(t, configure(*seed, *cases))
}

// So it is with what options say.
func TestOptioned(t *testing.T) {
	compareExecuted(t, optioned(*seed, *cases))
}

// compareExecuted compares what the pass says of each case with what it does.
func compareExecuted(t *testing.T, files map[string]string) {
	t.Helper()
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	said, done := said(t, files), executed(t, files)
	counts := make(map[string]int)
	for i := range *cases {
		switch {
		case done[i] == tooLong:
			counts["ended early"]++
		case done[i] == wrote && said[i]:
			counts["found"]++
		case done[i] == silent && !said[i]:
			counts["silent"]++
		case done[i] == silent:
			counts["found, and silent when run"]++ // not all that may happen does
			if *extra {
				t.Logf("case %d is found and writes nothing:\n%s", i, caseText(files, i))
			}
		default:
			t.Errorf("case %d writes to standard output and is not found:\n%s", i, caseText(files, i))
		}
	}
	t.Log(counts)
	if counts["found"] < *cases/8 || counts["silent"] < *cases/8 {
		t.Error("cases of one kind are too few to say much")
	}
}

// inOrder returns the names of the files of a program in the order of their imports.
func inOrder(files map[string]string) []string {
	if files[configured[1]] != "" {
		return configured
	}
	return generated
}

// said tells of each case whether the pass says that it writes.
func said(t *testing.T, files map[string]string) []bool {
	t.Helper()
	p := fixture.NewProgram(t)
	var pkg *fixture.Package
	for _, name := range inOrder(files) {
		if files[name] == "" {
			continue
		}
		pkg = p.Add(filepath.ToSlash(filepath.Dir(name)), map[string]string{filepath.Base(name): files[name]})
		for _, err := range pkg.Errors {
			t.Fatal(err)
		}
		checkForm(t, pkg.Run(t, effects.Analyzer).(*effects.Result))
	}
	out := make([]bool, *cases)
	for i := range out {
		var fact effects.Func
		if pkg.Fact(t, pkg.Types.Scope().Lookup(fmt.Sprintf("F%d", i)), &fact) == nil {
			continue
		}
		for _, e := range fact.Summary().Effects {
			out[i] = out[i] || e.Kind == summary.Stdout && e.Class == summary.Process
		}
	}
	return out
}

type outcome int

const (
	silent outcome = iota
	wrote
	tooLong // a panic ended it
)

// runner runs the case that its argument names.
const runner = `package main

import (
	"os"
	"strconv"
)

func main() {
	defer func() {
		if recover() != nil {
			os.Exit(3)
		}
	}()
	i, _ := strconv.Atoi(os.Args[1])
	[]func(){%s}[i]()
}
`

// executed builds the program, runs each case in a process of its own, and
// tells what it did.
func executed(t *testing.T, files map[string]string) []outcome {
	t.Helper()
	dir := t.TempDir()
	names := make([]string, *cases)
	for i := range names {
		names[i] = fmt.Sprintf("F%d", i)
	}
	write := func(name, text string) {
		name = filepath.Join(dir, filepath.FromSlash(strings.TrimPrefix(name, "gen/")))
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o700), os.WriteFile(name, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range files {
		write(name, text)
	}
	write("gen/go.mod", "module gen\n\ngo 1.26\n")
	write("gen/main.go", fmt.Sprintf(runner, strings.Join(names, ", ")))
	binary := filepath.Join(dir, "gen.exe")
	build := exec.Command("go", "build", "-gcflags=-N -l", "-o", binary, ".")
	build.Dir, build.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	outcomes := make([]outcome, *cases)
	for i := range outcomes {
		out, err := exec.Command(binary, strconv.Itoa(i)).Output()
		switch {
		case err != nil:
			outcomes[i] = tooLong
		case len(out) > 0:
			outcomes[i] = wrote
		}
	}
	return outcomes
}

// caseText returns the functions of one case.
func caseText(files map[string]string, i int) string {
	var b strings.Builder
	for _, name := range inOrder(files) {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, name, files[name], 0)
		if err != nil {
			continue
		}
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && (d.Name.Name == fmt.Sprintf("F%d", i) || strings.HasPrefix(d.Name.Name, fmt.Sprintf("H%d_", i))) {
				if err := format.Node(&b, fset, d); err == nil {
					b.WriteString("\n\n")
				}
			}
		}
	}
	return b.String()
}
