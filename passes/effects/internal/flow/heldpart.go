package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What another package decides by is known where the package makes it, and of what a field points
// to as well, if nothing else is ever put there, and nobody else has it who may set it:
//
//	type app struct{ scanner *scan.Scanner }
//
//	func New() *cobra.Command {
//		a := &app{scanner: &scan.Scanner{Quiet: true}}
//		return &cobra.Command{Use: "scan", RunE: a.run}
//	}
//
//	func (a *app) run(cmd *cobra.Command, args []string) error {
//		return a.scanner.Scan(args[0])
//	}
//
// So it is with variables, of the package and of a function.

// maxHeld bounds the steps in which all is found that holds the same pointers.
const maxHeld = 100

// A heldPart names a field of what a keeper points to.
type heldPart struct {
	in   keeper
	path string
}

// A holding finds what all have in a field that keepers point to which share their pointers.
type holding struct {
	p      *Package
	path   string
	behind bool // another pointer, where nobody can set anything but who has that
	seen   map[any]bool
	value  summary.Const
	known  bool
}

// heldPart returns the constant that is for ever in a field of all that may be where v is loaded
// from, and false if that may be set, or is not known.
func (p *Package) heldPart(v ssa.Value, path string) (summary.Const, bool) {
	k, ok := p.keeperOf(v)
	behind := isBehindPointer(v.Type(), path)
	if !ok || !isConstantPart(v.Type(), path) {
		return summary.Const{}, false
	}
	key := heldPart{k, path}
	if known, ok := p.heldParts[key]; ok {
		return known, known != summary.Const{}
	}
	if p.heldParts == nil {
		p.heldParts = make(map[heldPart]summary.Const)
		for _, fn := range p.funcs {
			p.frame(fn) // of which the order of instructions is asked
		}
	}
	p.heldParts[key] = summary.Const{} // for what leads back here
	h := &holding{p: p, path: path, behind: behind, seen: make(map[any]bool)}
	if !h.keeps(k) || !h.known {
		h.value = summary.Const{}
	}
	p.heldParts[key] = h.value
	return h.value, h.value != summary.Const{}
}

// again reports whether something was looked at before, and whether there is enough of it.
func (h *holding) again(what any) (seen, enough bool) {
	if h.seen[what] {
		return true, false
	}
	h.seen[what] = true
	return false, len(h.seen) > maxHeld
}

// keeps reports whether all that a keeper ever points to is known, and left alone.
func (h *holding) keeps(k keeper) bool {
	if seen, enough := h.again(k); seen || enough {
		return seen
	}
	loads, stores, ok := h.p.usesOfKeeper(k)
	return ok && !slices.ContainsFunc(loads, func(load ssa.Value) bool { return !h.leaves(load, nil) }) &&
		!slices.ContainsFunc(stores, func(st *ssa.Store) bool { return !h.comesFrom(st.Val, st) })
}

// comesFrom takes in what v points to, which at puts into a keeper, or hands to what does, and
// reports whether that is known.
func (h *holding) comesFrom(v ssa.Value, at ssa.Instruction) bool {
	type coming struct {
		v  ssa.Value
		at ssa.Instruction
	}
	if seen, enough := h.again(coming{v, at}); seen || enough {
		return seen
	}
	if form.IsNil(v) {
		return true
	}
	if k, ok := h.p.keeperOf(v); ok {
		return h.keeps(k)
	}
	switch x := v.(type) {
	case *ssa.Phi:
		return h.leaves(x, nil) && !slices.ContainsFunc(x.Edges, func(e ssa.Value) bool { return !h.comesFrom(e, at) })
	case *ssa.Parameter:
		return h.leaves(x, nil) && h.isGiven(x)
	}
	whole := sourceOf(h.p.receiverOf(v))
	if whole == nil {
		return false
	}
	found, ok := h.p.partOf(whole, whole, h.path, at, 0)
	if !ok || found.isOptional() || h.behind && !found.lasts && !h.p.staysMade(v.Type(), h.path) {
		return false
	}
	c, ok := h.p.constantPart(found, 0)
	if !ok || h.known && c != h.value {
		return false
	}
	h.value, h.known = c, true
	return h.leaves(whole, at)
}

// isGiven takes in what all calls of a function give for a parameter.
func (h *holding) isGiven(param *ssa.Parameter) bool {
	fn := param.Parent()
	if fn.Signature.TypeParams().Len() > 0 || !h.p.isCalledByNameOnly(fn) {
		return false
	}
	for call := range h.p.callsByName(fn) {
		if arg := form.Argument(call.Common().Args, form.IndexOf(param)); arg == nil || !h.comesFrom(arg, call) {
			return false
		}
	}
	return true
}

// leaves reports whether nothing that is done with a pointer sets the field of what it points to,
// nor hands it to what may, other than before an instruction puts it where it is kept.
func (h *holding) leaves(v ssa.Value, kept ssa.Instruction) bool {
	type leaving struct {
		v    ssa.Value
		kept ssa.Instruction
	}
	if seen, enough := h.again(leaving{v, kept}); seen || enough || h.behind {
		return seen || h.behind
	}
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.BinOp, *ssa.UnOp:
			continue
		case *ssa.Phi:
			if h.leaves(use, nil) {
				continue
			}
		case *ssa.FieldAddr:
			if !slices.ContainsFunc(setters(use, h.path), func(i ssa.Instruction) bool { return !h.isBefore(i, v, kept) }) {
				continue
			}
		case *ssa.Store:
			k, ok := h.p.keeperAt(use.Addr)
			if use.Addr == v && h.isBefore(use, v, kept) || use.Addr != v && ok && h.keeps(k) {
				continue
			}
		case ssa.CallInstruction:
			call, _ := use.(*ssa.Call)
			if h.leavesAt(use, v, kept) && (call == nil || h.p.chainedOn(call) != v || h.leaves(call, kept)) {
				continue
			}
		}
		return false
	}
	return true
}

// leavesAt is leaves for a call.
func (h *holding) leavesAt(at ssa.CallInstruction, v ssa.Value, kept ssa.Instruction) bool {
	call := at.Common()
	fn := call.StaticCallee()
	if fn == nil || call.Value == v {
		return false
	}
	if h.p.frames[fn] == nil {
		t := h.p.touchedByCall(call, v, 0)
		return t.ok && (!paths.Overlap(h.path, t.but) || h.isBefore(at, v, kept))
	}
	for i, arg := range call.Args {
		if arg == v && (i >= len(fn.Params) || !h.leaves(fn.Params[i], nil)) {
			return false
		}
	}
	return true
}

// isBefore reports whether an instruction that does something with v, which is made by another
// one, is never executed once v is kept.
func (h *holding) isBefore(i ssa.Instruction, v ssa.Value, kept ssa.Instruction) bool {
	whole := sourceOf(v)
	return kept != nil && whole != nil && !h.p.handedBefore(kept, i, whole)
}

// setters returns the instructions that may set what is at a path, given the address of a field
// in what that starts from.
func setters(at *ssa.FieldAddr, path string) (out []ssa.Instruction) {
	rest, ok := paths.Under(path, typeinfo.FieldName(at.X.Type(), at.Field))
	if !ok {
		return nil
	}
	for _, use := range *at.Referrers() {
		inner, ok := use.(*ssa.FieldAddr)
		switch {
		case ok && rest != "":
			out = append(out, setters(inner, rest)...)
		case !form.Loads(use):
			out = append(out, use)
		}
	}
	return out
}
