package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// What a function of the package finds out of what it is given, its callers decide by as if
// they had asked themselves:
//
//	func isStdout(w io.Writer) bool {
//		f, ok := w.(*os.File)
//		return ok && f == os.Stdout
//	}
//
//	if isStdout(w) {
//		fmt.Println(text)
//	}

// A predicate names what a function returns. How deep it is asked for is part of it, as that
// may be the end of asking.
type predicate struct {
	fn    *ssa.Function
	holds bool
	depth int
}

// byPredicate returns what it says of parameters of f that a function of the package returns a truth
// value.
func (f *frame) byPredicate(call *ssa.Call, holds bool, depth int) []summary.Cond {
	fn := call.Call.StaticCallee()
	if !form.IsOwn(fn, f.fn) || !f.pkg.hasBody(fn) || len(fn.TypeArgs()) > 0 || fn.Recover != nil || depth > maxDepth {
		return nil
	}
	conds, _ := f.under(f.pkg.whenReturned(predicate{fn, holds, depth}), deciding{vals: call.Call.Args}, call)
	return conds
}

// whenReturned returns what is known of the parameters of a function that returns a truth value.
func (p *Package) whenReturned(of predicate) []summary.Cond {
	known, ok := p.predicates[of]
	if ok {
		return known
	}
	p.predicates[of] = nil // for what leads back here
	f := p.frame(of.fn)
	var ways [][]summary.Cond
	for _, b := range f.ends {
		r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok || len(r.Results) != 1 || len(ways) == maxWays {
			return nil
		}
		if c, ok := constOf(r.Results[0]); ok && c == summary.Bool(!of.holds) {
			continue
		}
		ways = append(ways, conditions.Join(f.condsAt(b), f.condition(r.Results[0], of.holds, of.depth+1)))
	}
	if len(ways) == 1 {
		known = ways[0]
	} else {
		known = conditions.OneOfWays(ways, nil)
	}
	p.predicates[of] = slices.DeleteFunc(slices.Clone(known), conditions.AsksOthers)
	return p.predicates[of]
}
