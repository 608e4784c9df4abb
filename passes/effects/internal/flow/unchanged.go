package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
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

// A leaving names a field of what a parameter points to.
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
	call, ok := h.by.(ssa.CallInstruction)
	if !ok || depth > maxDepth {
		return false
	}
	fn := call.Common().StaticCallee()
	rest, below := paths.Under(path, h.path)
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
	for _, h := range p.frames[of.fn].handsOn(of.fn.Params[of.param]) {
		if h.mayChange(of.path) && !p.leavesAlone(h, of.path, depth) {
			known = false
			break
		}
	}
	p.leaving[of] = known
	return known
}
