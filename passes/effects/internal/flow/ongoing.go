package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// A goroutine that a function starts goes on when it has returned, and meets what is put then into
// what it was started with:
//
//	func newPool() *pool {
//		p := &pool{jobs: make(chan string)}
//		go p.run()
//		return p
//	}
//
//	p := newPool()
//	p.failed = func(err error) { fmt.Println(err) }
//
// What a summary says of such a goroutine it says of a place of what the function makes. Whatever
// may wait for the goroutine is taken to, but what is sent to a channel from which it receives is
// met after that, too:
//
//	p.jobs <- func() { fmt.Println("done") }

// maxOngoing bounds what a summary says of goroutines that go on.
const maxOngoing = 32

// goesOn reports whether a use of the callee is by a goroutine, of what it has made and returned.
func (s substitution) goesOn(u *summary.Use) bool {
	return u.Later && u.Target.Root == summary.Made && !slices.ContainsFunc(s.made, func(v summary.Value) bool { return isOf(v, u.Target.Index) })
}

// applyOngoing does what goroutines of the callee do with what it has returned.
func (f *frame) applyOngoing(sum *summary.Summary, s substitution, name string, v via, depth int) {
	for i := range sum.Uses {
		if u := &sum.Uses[i]; s.goesOn(u) {
			f.applyOne(u, s, name, v, depth)
		}
	}
}

// isOngoing reports whether a use of the callee is of what goroutines of this function may be told
// to do with what it returns.
func (s substitution) isOngoing(u *summary.Use) bool {
	f := s.f
	return len(f.results) > 0 && !f.entering && f.asked == nil && !paths.PassesCall(u.Target.Path) &&
		(u.Op == summary.Write || u.Op == summary.Call || u.Op == summary.Invoke)
}

// noteOngoing notes that a goroutine uses, by way of v, a field of what the function returns, if
// a use of the callee says so.
func (f *frame) noteOngoing(u *summary.Use, s substitution, v via) {
	for _, place := range s.places(u.Target) {
		o, ok := place.node.(*object)
		if !ok || place.kept || place.path == "" || o.opaque || o.variable || !f.handsBack(o) || !s.goesOn(u) && !f.leavesRunning(f.cur) {
			continue
		}
		use := summary.Use{
			Op: u.Op, Target: summary.Ref{Root: summary.Made, Index: o.id, Path: place.path}, Method: u.Method,
			What: v.what, Site: v.site, If: v.conds, Later: true, Chosen: v.chosen,
		}.In(v.pos)
		if f.uses[keyOfUse(&use)] == nil && f.goingOn() >= maxOngoing {
			return
		}
		f.addArgs(f.addUse(use, v.trail), s.call(u))
	}
}

// goingOn returns how many uses are told of what the function makes.
func (f *frame) goingOn() (n int) {
	for _, u := range f.uses {
		if u.Target.Root == summary.Made {
			n++
		}
	}
	return n
}

// handsBack reports whether an object is what the function may return.
func (f *frame) handsBack(o *object) bool {
	made, ok := o.by.(ssa.Value)
	if !ok || o.home != f.fn {
		return false
	}
	if f.returnable == nil {
		f.returnable = f.findReturnable()
	}
	return f.returnable[made]
}

// findReturnable returns what the function may return: what instructions make that it returns, or that
// it puts into variables which it returns.
func (f *frame) findReturnable() map[ssa.Value]bool {
	found, seen := make(map[ssa.Value]bool), make(map[*ssa.Alloc]bool)
	var add func(v ssa.Value)
	add = func(v ssa.Value) {
		switch v := v.(type) {
		case *ssa.MakeInterface:
			add(v.X)
		case *ssa.Extract:
			found[v.Tuple] = true
		case *ssa.UnOp:
			local, ok := v.X.(*ssa.Alloc)
			if !ok || seen[local] {
				return
			}
			seen[local] = true
			for _, use := range *local.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Addr == local {
					add(st.Val)
				}
			}
		default:
			found[v] = true
		}
	}
	for _, b := range f.ends {
		if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
			for _, v := range r.Results {
				add(v)
			}
		}
	}
	return found
}

// leavesRunning reports whether what an instruction starts goes on when the function has returned.
func (f *frame) leavesRunning(i ssa.Instruction) bool {
	c, ok := i.(ssa.CallInstruction)
	if _, starts := i.(*ssa.Go); !ok || !starts && f.pkg.mayWait(c.Common()) {
		return false
	}
	return !form.HasInstruction(f.fn, func(other ssa.Instruction) bool {
		_, deferred := other.(*ssa.Defer)
		return other != i && (deferred || f.reaches(i, other)) && f.pkg.waits(other)
	})
}

// isReceived reports whether a goroutine of the callee uses what it receives from a channel of what
// the callee has returned.
func (s substitution) isReceived(u *summary.Use) bool {
	for i, v := range s.results {
		t := s.resultType(i)
		if t == nil || !isOf(v, u.Target.Index) {
			continue
		}
		for prefix, rest := range paths.Prefixes(u.Target.Path) {
			if of := typeAt(t, prefix); of != nil && paths.Within(rest, paths.Element) {
				if _, ok := of.Underlying().(*types.Chan); ok {
					return true
				}
			}
		}
	}
	return false
}

// isSent reports whether what a place holds was sent to the goroutine that is looked at.
func (f *frame) isSent(place atom) bool {
	_, last := paths.CutLast(place.path)
	return f.receives && last == paths.Element
}

// gatherSent is gather for what the goroutine has received, as it was when it was sent.
func (f *frame) gatherSent(out *cell, visited *trace, place atom, sent ssa.Instruction, read *underKey, depth int) {
	later := f.later
	f.later, f.ongoing, f.receives = false, false, false
	f.gather(out, visited, place, sent, read, depth)
	f.later, f.ongoing, f.receives = later, true, true
}

// resultType returns the type of what result i of the callee is, or points to, nil if that is not
// known.
func (s substitution) resultType(i int) types.Type {
	var results *types.Tuple
	switch of := s.of.(type) {
	case *ssa.Function:
		results = of.Signature.Results()
	case *types.Func:
		results = of.Signature().Results()
	}
	if results == nil || i >= results.Len() { // in a broken fact
		return nil
	}
	return madeType(results.At(i).Type())
}

// isMet reports whether what an instruction puts into a place is there for a goroutine that what
// the current one calls has started: nothing that may wait for its end comes before that, or it is
// sent to the goroutine, which cannot have come to its end then.
func (f *frame) isMet(place atom, put ssa.Instruction) bool {
	if put == nil || put == f.cur || put.Parent() != f.fn || f.cur == nil || f.cur.Parent() != f.fn || !f.reaches(f.cur, put) {
		return false
	}
	if f.isSent(place) {
		return true
	}
	if f.pkg.waits(put) {
		return false
	}
	for b := put.Block(); b != nil; b = b.Idom() {
		for _, i := range b.Instrs {
			if i != f.cur && !form.IsDefer(i) && f.dominates(i, put) && f.reaches(f.cur, i) && f.pkg.waits(i) {
				return false
			}
		}
		if b == f.cur.Block() {
			break
		}
	}
	return true
}

// waits reports whether an instruction may wait for something that a goroutine does.
func (p *Package) waits(i ssa.Instruction) bool {
	if c, ok := callHere(i); ok {
		return p.mayWait(c)
	}
	return waitsItself(i)
}

// callHere returns the call that an instruction makes, or defers.
func callHere(i ssa.Instruction) (*ssa.CallCommon, bool) {
	switch i := i.(type) {
	case *ssa.Call:
		return &i.Call, true
	case *ssa.Defer:
		return &i.Call, true
	}
	return nil, false
}

func waitsItself(i ssa.Instruction) bool {
	switch i := i.(type) {
	case *ssa.UnOp:
		return i.Op == token.ARROW
	case *ssa.Select:
		return true
	}
	return false
}

// mayWait reports whether a call may wait for something that a goroutine does, as a function of
// the package may that calls others.
func (p *Package) mayWait(c *ssa.CallCommon) bool {
	if waits, ok := standardWaits(c); ok {
		return waits
	}
	fn := c.StaticCallee()
	if fn == nil || !p.hasBody(fn) {
		return true
	}
	fn = form.Origin(fn)
	waits, ok := p.waiting[fn]
	if !ok {
		waits = form.HasInstruction(fn, func(i ssa.Instruction) bool {
			if c, ok := callHere(i); ok {
				waits, ok := standardWaits(c)
				return waits || !ok
			}
			return waitsItself(i)
		})
		if p.waiting == nil {
			p.waiting = make(map[*ssa.Function]bool)
		}
		p.waiting[fn] = waits
	}
	return waits
}

// standardWaits reports whether a call may wait for a goroutine, false if it is not one of a
// function of the standard library, or built in.
func standardWaits(c *ssa.CallCommon) (waits, ok bool) {
	if _, ok := c.Value.(*ssa.Builtin); ok {
		return false, true
	}
	decl := form.DeclaredAs(c)
	if decl == nil || decl.Pkg() == nil || !known.Standard(decl.Pkg().Path()) {
		return false, false
	}
	return decl.Name() == "Wait", true
}
