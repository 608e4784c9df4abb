package flow

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/position"
)

// maxFactories bounds the calls looked at between the function that is given
// something and the one that hands a handler over, and how often what a handler is
// given so may call something else that it is given.
const maxFactories = 4

// injected notes what the start that f entered does with what callers in this package
// give to the function that hands it over: that it writes to standard output,
//
//	func newRoot(out io.Writer) *cobra.Command // its handlers write to out
//	func main() { newRoot(os.Stdout).Execute() }
//
// and what a function does that it calls. So it does with what the function has captured that
// hands it over:
//
//	ui := &cli.BasicUi{Writer: os.Stdout}
//	c.Commands["read"] = func() (cli.Command, error) { return &readCommand{ui}, nil }
func (f *frame) injected() {
	done := make(map[useKey]bool)
	for range maxFactories {
		var uses []*used
		for key, u := range f.uses {
			if (u.Target.Root == summary.Param || u.Target.Root == summary.Free) && !done[key] {
				done[key] = true
				uses = append(uses, u)
			}
		}
		slices.SortFunc(uses, compareUsed)
		for _, u := range uses {
			f.injectedInto(&u.Use)
		}
	}
}

// injectedInto notes what is done with what callers give for one use.
func (f *frame) injectedInto(u *summary.Use) {
	calls := u.Op == summary.Call || u.Op == summary.Invoke
	writes := u.Op == summary.Write || u.Op == summary.Hand || u.Op == summary.Invoke && writesFile(u.Method)
	if !calls && !writes {
		return
	}
	stdout, given := false, false
	var called cell
	f.pkg.handedTo(f.fn, u.Target, maxFactories, make(map[factory]bool), func(in *frame, a atom) {
		if calls && isCallable(a) {
			called.add(a)
		}
		for _, a := range in.unboxed(a) {
			if w, ok := a.node.(*writer); ok && !(paths.PassesCall(u.Target.Path) && f.writesMade(w)) {
				stdout, given = true, given || !in.isAsideAt(w)
			}
		}
	})
	if stdout && writes {
		f.writesGiven(u, nil, u.Pos(), given)
	}
	if len(called.atoms) > 0 {
		way := via{what: u.What, pos: u.Pos(), site: u.Site, trail: trailOf(u.Trail, u.Elided), later: u.Later, chosen: u.Chosen, conds: u.If, begins: f.pkg.callAt(u.Site)}
		f.perform(u.Op, u.Method, called.atoms, call{}, way, 0)
	}
}

// writesGiven notes that a use writes to standard output, which was given, under conditions, and
// if that is so for sure.
func (f *frame) writesGiven(u *summary.Use, conds []summary.Cond, pos token.Pos, sure bool) {
	event := f.record(summary.Effect{
		Kind: summary.Stdout, Class: summary.Injected, What: u.What, Site: u.Site, Handed: u.Op == summary.Hand, If: conds,
	}, trailOf(u.Trail, u.Elided), pos)
	if event != nil && sure {
		event.Given = true
	}
}

// wasHandedIn reports whether standard output that the start that f entered writes to was mentioned
// by the function that registers it, or by one that leads to that or that it leads to, and not
// by one of which is not known whether it ever runs.
//
//	t := &tools{log: slog.New(slog.NewTextHandler(os.Stdout, nil))}
//	mcp.AddTool(server, tool, t.del)
func (f *frame) wasHandedIn(w *writer) bool {
	if !f.entering || w.home == nil || f.isAsideAt(w) {
		return false
	}
	return f.pkg.above(f.fn)[w.home] || f.pkg.above(w.home)[f.fn]
}

// isAsideAt reports whether os.Stdout is something else where w is mentioned.
func (f *frame) isAsideAt(w *writer) bool {
	return w.load != nil && f.pkg.movesOutput() && f.pkg.movedWhen(w.load, 0)
}

// writesMade reports whether w is mentioned by what something returns that the start calls,
// and notes that the start writes to it:
//
//	streams := func() Streams { return Streams{Out: os.Stdout} } // given by a caller
//	fmt.Fprintln(streams().Out, "done")                          // in the handler
func (f *frame) writesMade(w *writer) bool {
	h, ok := f.pkg.handingOf(w)
	if ok && w.home == nil {
		h = handing{site: h.site, to: f.fn}
	}
	if ok {
		f.pkg.wrote(h, nil)
	}
	return ok
}

// callAt returns the position of a call in this package of what no name tells.
func (p *Package) callAt(site position.Site) token.Pos {
	if p.dynamic == nil {
		p.dynamic = make(map[position.Site]token.Pos)
		for _, fn := range p.funcs {
			for _, b := range fn.Blocks {
				for _, i := range b.Instrs {
					if c, ok := i.(ssa.CallInstruction); ok && c.Common().StaticCallee() == nil && i.Pos().IsValid() {
						p.dynamic[p.env.Site(i.Pos())] = i.Pos()
					}
				}
			}
		}
	}
	return p.dynamic[site]
}

// isCallable reports whether a is a function value or an interface value.
func isCallable(a atom) bool {
	switch a.node.(type) {
	case *function, *boxed:
		return true
	}
	return false
}

// A factory is a function that is asked what it is given, that many calls away.
type factory struct {
	fn    *ssa.Function
	place summary.Ref
	depth int
}

// handedTo yields what calls of fn in this package fill the place with, and the frames of
// those who do.
func (p *Package) handedTo(fn *ssa.Function, place summary.Ref, depth int, seen map[factory]bool, yield func(*frame, atom)) {
	key := factory{fn, place, depth}
	if depth == 0 || seen[key] {
		return
	}
	seen[key] = true
	if place.Root == summary.Free {
		p.heldBelow(fn, place, depth, seen, yield)
		return
	}
	by := p.askersOf(fn).by
	callers := make([]*ssa.Function, 0, len(by))
	for caller := range by {
		callers = append(callers, caller)
	}
	slices.SortFunc(callers, func(a, b *ssa.Function) int { return cmp.Compare(a.Pos(), b.Pos()) })
	for _, caller := range callers {
		f := p.frames[caller]
		for _, c := range form.CallsOf(caller, fn) {
			args := make([][]atom, len(c.Common().Args))
			for i, a := range c.Common().Args {
				args[i] = f.value(a)
			}
			f.cur = c
			held := substitution{f: f, c: call{args: args}}.contents(place)
			f.cur = nil
			p.yieldHeld(f, held, depth, seen, yield)
		}
	}
}

// yieldHeld yields what a function fills a place with, and what is known of that where it is
// what the function was given.
func (p *Package) yieldHeld(f *frame, held []atom, depth int, seen map[factory]bool, yield func(*frame, atom)) {
	for _, a := range held {
		yield(f, a)
		for _, a := range f.unboxed(a) {
			if n, ok := a.node.(*ref); ok && (n.root == summary.Param || n.root == summary.Free) {
				p.handedTo(f.fn, summary.Ref{Root: n.root, Index: n.index, Path: a.path}, depth-1, seen, yield)
			}
		}
	}
}

// heldBelow is handedTo for what a function literal, which is made in one place, has captured.
func (p *Package) heldBelow(fn *ssa.Function, place summary.Ref, depth int, seen map[factory]bool, yield func(*frame, atom)) {
	f := p.frames[fn.Parent()]
	if f == nil || place.Index >= len(fn.FreeVars) || form.BindingOf(fn.FreeVars[place.Index]) == nil {
		return
	}
	made := (*fn.Referrers())[0].(*ssa.MakeClosure)
	bind := make([][]atom, len(made.Bindings))
	for i, v := range made.Bindings {
		bind[i] = f.value(v)
	}
	f.cur, f.later = made, true // it is called at any time
	held := substitution{f: f, bind: bind}.contents(place)
	f.cur, f.later = nil, false
	p.yieldHeld(f, held, depth, seen, yield)
}
