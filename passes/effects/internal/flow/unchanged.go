package flow

import (
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
	if fn == nil || call.Common().Value == h.addr || !below || isShared(h.addr.Type(), rest) {
		return false
	}
	if p.frames[fn] == nil {
		t := p.touchedByCall(call.Common(), h.addr, depth)
		return t.ok && rest != "" && !paths.Overlap(rest, t.but)
	}
	for i, arg := range call.Common().Args {
		if arg == h.addr && (i >= len(fn.Params) || !p.asksOnly(leaving{fn, i, rest}, depth+1)) {
			return false
		}
	}
	return true
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
