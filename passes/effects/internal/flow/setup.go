package flow

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A SetUp is an instruction by which a package has standard output before any handler runs,
// in a variable of its, and a call of that package that a handler leads to:
//
//	func main() {
//		logrus.SetOutput(os.Stdout)
//		newRoot().Execute()
//	}
type SetUp struct {
	Start  int
	Pos    token.Pos // where standard output is mentioned for it
	By     string    // what puts it there
	Call   token.Pos
	Callee string
}

// A Kept is one of these instructions.
type Kept struct {
	Pos token.Pos
	By  string
	Pkg string // that has it
}

// SetUp returns them, each with the first of starts that leads to such a call.
// What is in a hidden variable of the standard library they find there.
func (p *Package) SetUp(starts []Start) []SetUp {
	all := slices.DeleteFunc(p.keptStdout(), func(k Kept) bool { return hidden(k.Pkg) })
	if len(all) == 0 {
		return nil
	}
	var out []SetUp
	p.query(func() {
		for i, s := range starts {
			says := p.saidFrom(s)
			all = slices.DeleteFunc(all, func(k Kept) bool {
				n := slices.IndexFunc(says, func(s said) bool { return s.Pkg == k.Pkg })
				if n >= 0 {
					out = append(out, SetUp{Start: i, Pos: k.Pos, By: k.By, Call: says[n].pos, Callee: says[n].Callee})
				}
				return n >= 0
			})
		}
	})
	slices.SortStableFunc(out, func(a, b SetUp) int { return cmp.Compare(a.Pos, b.Pos) })
	return out
}

// Kept returns them, whether or not a handler of the package leads to such a call.
func (p *Package) Kept() (out []Kept) {
	p.query(func() { out = p.keptStdout() })
	return out
}

// Said returns by what starts have other packages write, each of these once.
func (p *Package) Said(starts []Start) [][]summary.Say {
	out := make([][]summary.Say, len(starts))
	p.query(func() {
		for i, s := range starts {
			out[i] = eachOnce(p.saidFrom(s))
		}
	})
	return out
}

// keptStdout returns the instructions, in order of the functions; of more than maxPuts that
// may be one, the first.
func (p *Package) keptStdout() []Kept {
	var out []Kept
	left := maxPuts
	for _, fn := range p.before {
		if p.inTest(fn) || form.Declares(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				for _, x := range p.placings(i) {
					w := p.stdoutBy(x)
					if !x.Logs || !x.Stdout && w == nil || !p.comesFirst(i) {
						continue
					}
					if left--; left < 0 {
						return out
					}
					if p.setAgain(x) {
						continue
					}
					k := Kept{Pos: i.Pos(), By: x.By, Pkg: x.Pkg}
					switch {
					case w == nil:
					case w.home != nil && w.pos.IsValid():
						k.Pos = w.pos
					case w.by.pos.IsValid():
						k.Pos = w.by.pos
					}
					out = append(out, k)
				}
			}
		}
	}
	return out
}

// stdoutBy returns the standard output that is put somewhere, nil if none is here.
func (p *Package) stdoutBy(x placing) *writer {
	if x.val == nil {
		return nil
	}
	return p.stdoutIn(p.frame(x.by.Parent()).value(x.val))
}

// keptBy returns the arguments of a call that a function of another package keeps in what did
// not begin with standard output.
func (p *Package) keptBy(i *ssa.Call, decl *types.Func) (out []ssa.Value) {
	sum := p.env.Summary(decl.Origin())
	if sum == nil || decl.Signature().Recv() != nil || !p.mayLog(decl.Pkg()) {
		return nil
	}
	var params []int
	if !p.ownDoing(decl.Pkg().Path()) { // whose own may keep what answers are written to
		params = slices.Clone(sum.Keeps)
	}
	for _, u := range sum.Uses {
		if u.Kept && u.Target.Root == summary.Param && u.Target.Path == "" {
			params = append(params, u.Target.Index)
		}
	}
	for _, n := range params {
		began := slices.ContainsFunc(sum.Replaces, func(r summary.Replacement) bool { return r.Param == n })
		if arg := form.Argument(i.Call.Args, n); arg != nil && !began {
			out = append(out, arg)
		}
	}
	return out
}

// mayLog reports whether a package may be one that others have write for them.
func (p *Package) mayLog(pkg *types.Package) bool {
	_, framework := known.FrameworkOf(pkg.Path())
	return pkg != p.env.Pkg && !framework && !known.Standard(pkg.Path())
}

// comesFirst reports whether an instruction is executed before any handler, if it is.
func (p *Package) comesFirst(i ssa.Instruction) bool {
	return p.settles(i) || p.first[i.Parent()] != "" || p.beforeAll(i)
}

// mayFollow reports whether an instruction may be executed after another one.
func (p *Package) mayFollow(i, other ssa.Instruction) bool {
	if i.Parent() == other.Parent() && !form.IsDefer(i) {
		return p.frame(i.Parent()).reaches(other, i)
	}
	return !p.isBefore(i, other)
}

// replaces reports whether what y puts somewhere may be in place of what x did: it is put by
// the same way, or is a writer of the same package, for one outlet of it or for any.
func (y placing) replaces(x placing) bool {
	return y.Target == x.Target || samePlace(x.Pkg, y.Pkg) && y.val != nil && typeinfo.HasWrite(y.val.Type())
}

// setAgain reports whether something else may be put there when that was done.
func (p *Package) setAgain(x placing) bool {
	if p.logging == nil {
		p.logging = p.allLogging()
	}
	return slices.ContainsFunc(p.logging, func(y placing) bool {
		return y.by != x.by && y.replaces(x) && p.mayFollow(y.by, x.by) && !y.Stdout && p.stdoutBy(y) == nil && !p.isGiven(y, p.putsOf(y.by.Parent()))
	})
}

// allLogging returns all instructions by which something is put where packages may write by it,
// but for those of tests: an empty list if there are none.
func (p *Package) allLogging() []placing {
	out := []placing{}
	for _, fn := range p.funcs {
		if p.inTest(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				for _, x := range p.placings(i) {
					if x.Logs {
						out = append(out, x)
					}
				}
			}
		}
	}
	return out
}

// stdoutIn returns standard output among atoms, or in what they hold, nil if it is not there.
func (p *Package) stdoutIn(atoms []atom) *writer {
	var found *writer
	for _, a := range atoms {
		p.outer.within(a, func(a atom) {
			if found == nil && (isStdout(a) || isHandedOn(a)) {
				found = a.node.(*writer)
			}
		})
	}
	return found
}

// bearsStdout reports whether a value holds standard output.
func bearsStdout(v summary.Value, depth int) bool {
	return depth < maxLevels && slices.ContainsFunc(v, func(a summary.Atom) bool {
		return a.Kind == summary.Writer || bearsStdout(a.Inner, depth+1) ||
			slices.ContainsFunc(a.Bind, func(v summary.Value) bool { return bearsStdout(v, depth+1) }) ||
			slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return bearsStdout(f.Value, depth+1) })
	})
}
