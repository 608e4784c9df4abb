package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
)

// A function that is handed what something points to may set a field of that, but most set
// nothing that they only ask for:
//
//	func (p *Printer) Say(text string) {
//		if !p.Quiet {
//			fmt.Println(text)
//		}
//	}
//
//	p := &Printer{Quiet: true}
//	p.Say("a")
//	p.Say("b") // as quiet as before

// A leaving names a field of what a parameter points to, or what was captured.
type leaving struct {
	fn    *ssa.Function
	param int
	path  string
}

// leavesAlone reports whether what an instruction does with the part that it hands on sets
// nothing at a path: it calls a function by name that does not.
func (p *Package) leavesAlone(h handingOn, path string, depth int) bool {
	if r, ok := h.by.(*ssa.Return); ok {
		return h.path == "" && p.isFluent(r.Parent()) // of which the callers know
	}
	rest, below := paths.Under(path, h.path)
	if made, ok := h.by.(*ssa.MakeClosure); ok && below && depth <= maxDepth {
		fn, captured, ok := p.capturedBy(made, h.addr)
		return ok && !p.isShared(h.addr.Type().Underlying().(*types.Pointer).Elem(), rest) && p.asksOnly(leaving{fn, captured, rest}, depth+1)
	}
	call, ok := h.by.(ssa.CallInstruction)
	if !ok || depth > maxDepth {
		return false
	}
	fn := call.Common().StaticCallee()
	if fn == nil || call.Common().Value == h.addr || !below {
		return false
	}
	if p.frames[fn] == nil {
		t := p.touchedByCall(call.Common(), h.addr, depth)
		return p.leftBy(t, h.addr.Type(), rest)
	}
	shared := p.isShared(h.addr.Type(), rest)
	for i, arg := range call.Common().Args {
		switch {
		case arg != h.addr:
		case i >= len(fn.Params), shared && !p.asksOf(fn.Params[i], rest, nil), !shared && !p.asksOnly(leaving{fn, i, rest}, depth+1):
			return false
		}
	}
	return true
}

// capturedBy returns the function literal that is made, and which of what it has captured is a variable
// with a parameter of the function around it, false if it has not captured one such:
//
//	b.once.Do(func() { fmt.Fprintln(b.out) })
//
// What the literal does with that, it may do at any time.
func (p *Package) capturedBy(made *ssa.MakeClosure, variable ssa.Value) (fn *ssa.Function, captured int, ok bool) {
	local, isLocal := variable.(*ssa.Alloc)
	if !isLocal || form.Spilled(local) == nil {
		return nil, 0, false
	}
	fn, i := made.Fn.(*ssa.Function), slices.Index(made.Bindings, variable)
	return fn, conditions.OfCaptured(i), i >= 0 && p.frames[fn] != nil
}

// leftBy reports whether who does no more than t with something of a type, or what points to that, sets
// nothing there at a path.
func (p *Package) leftBy(t touch, of types.Type, path string) bool {
	if p.isShared(of, path) {
		return t.ok && slices.Contains(t.behind, path)
	}
	return t.ok && path != "" && !paths.Overlap(path, t.but)
}

// asksOnly reports whether a function sets nothing in a field of what a parameter points to,
// nor hands that to what may.
func (p *Package) asksOnly(of leaving, depth int) bool {
	known, ok := p.leaving[of]
	if ok {
		return known
	}
	if p.leaving == nil {
		p.leaving = make(map[leaving]bool)
	}
	p.leaving[of] = false // for what leads back here
	known = true
	for _, h := range p.handedIn(of.fn, of.param) {
		if h.mayChange(of.path) && !p.leavesAlone(h, of.path, depth) {
			known = false
			break
		}
	}
	p.leaving[of] = known
	return known
}

// handedIn returns what a function may do with a parameter, or with what it has captured.
func (p *Package) handedIn(fn *ssa.Function, param int) []handingOn {
	if param >= 0 {
		return p.frames[fn].handsOn(fn.Params[param])
	}
	return p.appendHandingOf(nil, fn.FreeVars[conditions.OfCaptured(param)], "")
}
