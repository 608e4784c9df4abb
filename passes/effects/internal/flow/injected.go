package flow

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// maxFactories bounds the calls looked at between the function that is given
// standard output and the one that hands a handler over.
const maxFactories = 4

// injected notes what the start that f entered writes to through a parameter
// of the function that hands it over, where a caller in this package gives
// that function standard output:
//
//	func newRoot(out io.Writer) *cobra.Command // its handlers write to out
//	func main() { newRoot(os.Stdout).Execute() }
func (f *frame) injected() {
	uses := make([]*summary.Use, 0, len(f.uses))
	for _, u := range f.uses {
		if u.Target.Root == summary.Param && (u.Op == summary.Write || u.Op == summary.Hand || u.Op == summary.Invoke && writesFile(u.Method)) {
			uses = append(uses, u)
		}
	}
	slices.SortFunc(uses, func(a, b *summary.Use) int { return compareUses(*a, *b) })
	for _, u := range uses {
		if f.pkg.givenStdout(f.fn, u.Target, maxFactories, make(map[factory]bool)) {
			f.record(summary.Effect{
				Kind: summary.Stdout, Class: summary.Injected, What: u.What, Site: u.Site, Handed: u.Op == summary.Hand,
			}, trailOf(u.Trail, u.Elided), u.Pos())
		}
	}
}

// A factory is a function that is asked whether it is given standard output, that many
// calls away.
type factory struct {
	fn    *ssa.Function
	place summary.Ref
	depth int
}

// givenStdout reports whether a call of fn in this package fills the place
// with standard output.
func (p *Package) givenStdout(fn *ssa.Function, place summary.Ref, depth int, seen map[factory]bool) bool {
	key := factory{fn, place, depth}
	if depth == 0 || seen[key] {
		return false
	}
	seen[key] = true
	by := p.askersOf(fn).by
	callers := make([]*ssa.Function, 0, len(by))
	for caller := range by {
		callers = append(callers, caller)
	}
	slices.SortFunc(callers, func(a, b *ssa.Function) int { return cmp.Compare(a.Pos(), b.Pos()) })
	for _, caller := range callers {
		f := p.frames[caller]
		for _, c := range callsOf(caller, fn) {
			args := make([][]atom, len(c.Common().Args))
			for i, a := range c.Common().Args {
				args[i] = f.value(a)
			}
			f.cur = c
			held := substitution{f: f, c: call{args: args}}.contents(place)
			f.cur = nil
			for _, a := range f.unbox(held) {
				switch n := a.node.(type) {
				case *writer:
					return true
				case *ref:
					if n.root == summary.Param && p.givenStdout(caller, summary.Ref{Root: n.root, Index: n.index, Path: a.path}, depth-1, seen) {
						return true
					}
				}
			}
		}
	}
	return false
}

// callsOf returns the calls by name of fn in caller.
func callsOf(caller, fn *ssa.Function) []ssa.CallInstruction {
	var out []ssa.CallInstruction
	for _, b := range caller.Blocks {
		for _, i := range b.Instrs {
			if c, ok := i.(ssa.CallInstruction); ok && c.Common().StaticCallee() == fn {
				out = append(out, c)
			}
		}
	}
	return out
}
