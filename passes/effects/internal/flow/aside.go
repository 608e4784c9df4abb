package flow

import (
	"go/constant"
	"go/token"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// A function may put something else into os.Stdout, or into the variable of a library, have
// others print, and put back what was there:
//
//	func quietly(f func() error) error {
//		saved := os.Stdout
//		os.Stdout = os.Stderr
//		defer func() { os.Stdout = saved }()
//		return f()
//	}
//
// What is written by the variable meanwhile goes elsewhere. That is told by conditions: the
// call of f is made where os.Stdout is elsewhere, and what prints does so to standard output
// where it is not.

var (
	elsewhere = summary.Const{Kind: constant.String, Text: "(elsewhere)"}
	unmoved   = summary.Const{Kind: constant.String, Text: "(initially)"}
)

const stdoutName = "os.Stdout"

// isAside reports whether a condition is about where a variable leads to.
func isAside(c summary.Cond) bool {
	return c.Param == summary.Variable && (c.Value == elsewhere || c.Value == unmoved)
}

// asides returns the conditions that the function under evaluation has put something else
// into variables before an instruction.
func (f *frame) asides(at ssa.Instruction) (out []summary.Cond) {
	if at == nil || f.entering || !f.pkg.movesOutput() {
		return nil
	}
	names := f.pkg.movedNames()
	if f.pkg.evaluated {
		names = f.movedNames()
	}
	for _, name := range names {
		if f.isElsewhere(name, at) {
			out = append(out, decider{summary.Variable, name}.cond(token.EQL, elsewhere))
		}
	}
	return out
}

// isElsewhere reports whether the function has put something into a variable before at, on
// every way there, that is known to be something else than standard output.
func (f *frame) isElsewhere(name string, at ssa.Instruction) bool {
	if form.IsDefer(at) && f.isPutBackFirst(name, at) {
		return false
	}
	if to, ok := f.divertedAt(name, at); ok && (f.pkg.areOther(to) || f.putsOnlyOther(name, at)) {
		return true
	}
	return f.isMovedByCall(name, at)
}

// movedNames returns the names of the variables that the package puts something into, in order
// of the alphabet.
func (p *Package) movedNames() []string {
	if p.aside == nil {
		names := make(map[string]bool)
		for _, own := range p.allDiversions() {
			for _, d := range own {
				names[d.name] = true
			}
		}
		p.aside = slices.Sorted(maps.Keys(names))
	}
	return p.aside
}

// isMovedName reports whether the package puts something into the variable, or the field, of a name.
func (p *Package) isMovedName(name string) bool {
	if !p.movesOutput() {
		return false
	}
	_, found := slices.BinarySearch(p.movedNames(), name)
	return found
}

// movesOutput reports whether the package puts something into a variable of another one by
// which that may write. For who does not even mention os.Stdout it is not found out.
func (p *Package) movesOutput() bool {
	if p.diverting == nil && !p.evaluated {
		if pkg := p.prog.ImportedPackage("os"); pkg == nil || pkg.Var("Stdout") == nil {
			return false
		}
	}
	return len(p.allDiversions()) > 0
}

// needs returns the conditions of an effect, and that the variable is not aside by which it
// writes, if the package knows of such.
func (p *Package) needs(e *summary.Effect) []summary.Cond {
	return append(slices.Clip(e.If), p.needsOf(e)...)
}

// needsOf is needs without those conditions that the effect has by itself.
func (p *Package) needsOf(e *summary.Effect) []summary.Cond {
	if e.From == "" && (p.movesOutput() || p.hasAsides) && prints(e) {
		return p.needsIn(stdoutName)
	}
	return p.needsIn(e.From)
}

// needsIn returns the conditions of what is done by way of a variable, or a field of one.
func (p *Package) needsIn(name string) (conds []summary.Cond) {
	if name == "" {
		return nil
	}
	is := func(name string) { conds = append(conds, decider{summary.Variable, name}.cond(token.EQL, unmoved)) }
	if p.movesOutput() || p.hasAsides || p.isServedHere() {
		is(name)
	}
	for i, c := range name {
		if c == ':' && p.isMovedName(name[:i]) {
			is(name[:i]) // that it is in
		}
	}
	if own := ownAside(name); p.isMovedName(own) && !p.isCopied(name) {
		is(own)
	}
	return conds
}

// withoutAsides returns conditions without those that are about where a variable leads to,
// of which only who calls in between knows.
func withoutAsides(conds []summary.Cond) []summary.Cond {
	if !slices.ContainsFunc(conds, isAside) {
		return conds
	}
	return slices.DeleteFunc(slices.Clone(conds), isAside)
}

// asideIn returns where conditions say that a variable leads to.
func asideIn(conds []summary.Cond, d decider) (summary.Const, bool) {
	if d.param == summary.Variable {
		for _, c := range conds {
			if isAside(c) && c.Path == d.path && c.Op == token.EQL {
				return c.Value, true
			}
		}
	}
	return summary.Const{}, false
}

// isMoved reports whether os.Stdout is something else whenever the handlers of a framework
// run: it is where the framework is told to run them, before each of their commands, or since
// the package was initialized, and nothing puts it back but who does so.
//
//	func serve(cmd *cobra.Command, args []string) error {
//		protocol := os.Stdout
//		os.Stdout = os.Stderr // what tools print is no message
//		return server.NewStdioServer(s).Listen(cmd.Context(), os.Stdin, protocol)
//	}
func (p *Package) isMoved(framework known.Framework) bool {
	if !p.movesOutput() {
		return false
	}
	moved, ok := p.moved[framework]
	if !ok {
		moved = p.findMoved(framework)
		p.moved[framework] = moved
	}
	return moved
}

func (p *Package) findMoved(framework known.Framework) bool {
	starts := p.startsOf(framework)
	all := len(starts) > 0 && !slices.ContainsFunc(starts, func(c ssa.Instruction) bool { return !p.movedWhen(c, 0) })
	for fn, diversions := range p.diversions() {
		var by []ssa.Instruction
		for _, d := range diversions {
			if d.name != stdoutName || p.inTest(fn) {
				continue
			}
			if p.areOther(p.frame(fn).value(d.val)) {
				by = append(by, d.by)
			} else if !p.isRestoring(fn) && !slices.ContainsFunc(starts, func(c ssa.Instruction) bool { return form.Outermost(c.Parent()) == form.Outermost(fn) }) {
				return false
			}
		}
		all = all || p.areFirst(fn, by, framework)
	}
	return all
}

// areFirst reports whether one of some instructions of a function is executed before the handlers
// of each command of a framework, unless what that runs before them fails.
func (p *Package) areFirst(fn *ssa.Function, by []ssa.Instruction, framework known.Framework) bool {
	f := p.frame(fn)
	if form.Initializes(fn) && f.alwaysOne(by) || p.first[fn] == framework && f.usuallyOne(by) {
		return true
	}
	return slices.ContainsFunc(by, func(i ssa.Instruction) bool {
		return slices.ContainsFunc(p.executing(i), func(i ssa.Instruction) bool {
			fn := i.Parent()
			return p.first[fn] == framework && p.frame(fn).usually(i)
		})
	})
}

// movedWhen reports whether os.Stdout is something else when an instruction is executed, be it
// that the function has put that there or all by which alone control comes to it.
func (p *Package) movedWhen(at ssa.Instruction, depth int) bool {
	fn := at.Parent()
	if p.frame(fn).isElsewhere(stdoutName, at) {
		return true
	}
	return p.comesOnlyBy(fn, depth, func(from ssa.Instruction) bool { return p.movedWhen(from, depth+1) })
}

// prints reports whether an effect is that a function prints, or mentions os.Stdout, which is
// to what that holds then. What else writes to it may have had it from there before.
func prints(e *summary.Effect) bool {
	return e.Kind == summary.Stdout && e.From == "" && (strings.HasPrefix(e.What, "fmt.Print") || e.What == stdoutName)
}
