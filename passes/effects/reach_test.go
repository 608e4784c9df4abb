package effects_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/position"
)

// A program is packages in the form of a txtar archive. A line that ends in a
// comment such as "//sink" is called that.
type program struct {
	*fixture.Program
	pkgs  []*fixture.Package // in the order of the archive
	lines map[position.Site]string
}

func newProgram(t *testing.T, text string) *program {
	t.Helper()
	p := &program{Program: fixture.NewProgram(t), lines: make(map[position.Site]string)}
	var dirs []string
	files := make(map[string]map[string]string)
	for _, f := range txtar.Parse([]byte(text)).Files {
		dir, name := path.Split(f.Name)
		dir = strings.TrimSuffix(dir, "/")
		if files[dir] == nil {
			files[dir] = make(map[string]string)
			dirs = append(dirs, dir)
		}
		files[dir][name] = string(f.Data)
		for i, line := range strings.Split(string(f.Data), "\n") {
			if _, mark, ok := strings.Cut(line, " //"); ok {
				p.lines[position.Site{Pkg: dir, File: name, Line: i + 1}] = mark
			}
		}
	}
	for _, dir := range dirs {
		pkg := p.Add(dir, files[dir])
		for _, err := range pkg.Errors {
			t.Fatal(err)
		}
		pkg.Run(t, effects.Analyzer)
		p.pkgs = append(p.pkgs, pkg)
	}
	return p
}

// last returns the package on top, and what its effects are.
func (p *program) last(t *testing.T) (*fixture.Package, *effects.Result) {
	pkg := p.pkgs[len(p.pkgs)-1]
	return pkg, pkg.Run(t, effects.Analyzer).(*effects.Result)
}

func (p *program) at(s position.Site) string {
	if mark, ok := p.lines[s]; ok {
		return mark
	}
	return s.String()
}

// describe says where in the package each effect is, by which calls in the
// package control gets there, by which other calls from there to the sink, and
// what the sink is:
//
//	call: show@run | lib.Show@call -> stdout fmt.Println@sink
func (p *program) describe(pkg *fixture.Package, list []effects.Reached) string {
	here := func(pos token.Pos) string {
		at := p.Fset.Position(pos)
		return p.at(position.Site{Pkg: pkg.Types.Path(), File: path.Base(at.Filename), Line: at.Line})
	}
	var out []string
	for _, r := range list {
		text := here(r.Pos) + ":"
		for _, s := range r.Steps {
			text += fmt.Sprintf(" %s@%s", s.Func, here(s.Pos))
		}
		text += " |"
		for _, h := range r.Trail {
			text += fmt.Sprintf(" %s@%s", h.Func, p.at(h.Site))
		}
		out = append(out, text+" -> "+p.sink(r.Effect))
	}
	return strings.Join(out, "\n")
}

func (p *program) sink(e summary.Effect) string {
	class := ""
	if e.Class != summary.Process {
		class = e.Class.String() + " "
	}
	return fmt.Sprintf("%s%s %s@%s", class, e.Kind, e.What, p.at(e.Site))
}

// starts returns what is handed to the function register of the package.
func starts(pkg *fixture.Package) []effects.Start {
	var out []effects.Start
	for _, file := range pkg.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if fn, ok := call.Fun.(*ast.Ident); ok && fn.Name == "register" {
				for _, arg := range call.Args {
					s := effects.Start{Expr: arg, Pos: arg.Pos(), Name: types.ExprString(arg)}
					if id, ok := arg.(*ast.Ident); ok {
						s.Func, _ = pkg.Info.Uses[id].(*types.Func)
					}
					out = append(out, s)
				}
			}
			return true
		})
	}
	return out
}

func TestReach(t *testing.T) {
	for _, test := range reachPrograms {
		t.Run(test.name, func(t *testing.T) {
			p := newProgram(t, test.text)
			pkg, result := p.last(t)
			if got := p.describe(pkg, result.Reach(starts(pkg))); got != test.want {
				t.Errorf("got:\n%s\nwant:\n%s", got, test.want)
			}
			if first, second := result.Reach(starts(pkg)), result.Reach(starts(pkg)); p.describe(pkg, first) != p.describe(pkg, second) {
				t.Error("asked twice, the answers differ")
			}
		})
	}
}

// TestReachAnyOrder holds that an answer does not depend on what was asked before,
// nor what starts do for each other on their order.
func TestReachAnyOrder(t *testing.T) {
	p := newProgram(t, `
-- p/p.go --
package p
import "os"
type runner interface{ run() }
type hard struct{}
func (hard) run() { os.Exit(1) } //sink
type command struct{ r runner }
func (c *command) execute() { c.r.run() } //call
func (c *command) prepare() { c.r = hard{} }
func register(...func()) {}
func init() {
	c := new(command)
	register(c.execute, c.prepare) //registered
}
`)
	pkg, result := p.last(t)
	both := starts(pkg)
	alone := func() string { return p.describe(pkg, result.Reach(both[:1])) }
	if got := alone(); got != "" {
		t.Errorf("alone, execute reaches %s", got)
	}
	together := p.describe(pkg, result.Reach(both))
	if !strings.Contains(together, "exit os.Exit@sink") {
		t.Errorf("with prepare, execute reaches %q", together)
	}
	if got := alone(); got != "" {
		t.Errorf("alone, after it was asked about with prepare, execute reaches %s", got)
	}
	both[0], both[1] = both[1], both[0]
	if got := p.describe(pkg, result.Reach(both)); got != together {
		t.Errorf("in one order\n%s\nin the other\n%s", together, got)
	}
}
