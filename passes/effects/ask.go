package effects

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/flow"
	"github.com/envvet/envvet/passes/effects/summary"
)

// What other passes ask, which follow values that effects have no use for. They
// do so in the SSA form that the evaluation is of.

// Destination is where bytes go that are written: to standard output, or to
// what a place holds that only callers know.
type Destination = flow.Destination

// Callee is a function that a call may call.
type Callee = flow.Callee

// Dispatch is a call that the callee of a call makes of a function of the package.
type Dispatch = flow.Dispatch

// Visit is a function of the package that a start reaches.
type Visit = flow.Visit

// Functions returns the functions with a body in the package, callees before
// callers where there is no recursion. They are not to be changed. It returns
// none if the package has errors, or is of the standard library.
func (r *Result) Functions() []*ssa.Function {
	r.mu.Lock()
	defer r.mu.Unlock()
	if p := r.evaluated(); p != nil {
		return p.Functions()
	}
	return nil
}

// Writing returns the exported functions and methods of the package of which importers
// know that they write, or may: to standard output, to what they are given, or to what
// their receiver holds. They are not to be changed.
func (r *Result) Writing() []*types.Func { return r.writing }

// Writes returns where a call in one of the [Result.Functions] writes to.
func (r *Result) Writes(call ssa.CallInstruction) []Destination {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.evaluated().Writes(call)
}

// WritesTo returns where bytes go that the callee of a call writes to a place
// of its own. The values are its arguments at the instruction, a method's
// receiver first, or what a closure captured if the place is a captured variable.
func (r *Result) WritesTo(at ssa.Instruction, values []ssa.Value, place summary.Ref) []Destination {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.evaluated().WritesTo(at, values, place)
}

// Callees returns the functions that a call in one of the [Result.Functions]
// may call, as far as they are known.
func (r *Result) Callees(call ssa.CallInstruction) []Callee {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.evaluated().Callees(call)
}

// Exits returns what ends the process, or the goroutine, where a call in one of the
// [Result.Functions] is made, outside of the package, and the functions of the package that
// it calls. What comments of the package ignore is among it.
func (r *Result) Exits(call ssa.CallInstruction) (ends []summary.Effect, own []*ssa.Function) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.evaluated().Exits(call)
}

// Dispatches returns the calls that the callee of a call in one of the
// [Result.Functions] makes of functions of the package, by way of an interface
// value or a function that it was given.
func (r *Result) Dispatches(call ssa.CallInstruction) []Dispatch {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.evaluated().Dispatches(call)
}

// DispatchWritesTo returns where bytes go that the function called writes to a
// place of its own.
func (r *Result) DispatchWritesTo(d Dispatch, place summary.Ref) []Destination {
	r.mu.Lock()
	defer r.mu.Unlock()
	return d.WritesTo(place)
}

// Reached returns the functions of the package that starts reach, each once,
// by a shortest chain, nearest first.
func (r *Result) Reached(starts []Start) []Visit {
	r.mu.Lock()
	defer r.mu.Unlock()
	if p := r.evaluated(); p != nil && len(starts) > 0 {
		return p.Reached(starts)
	}
	return nil
}

// evaluated returns the evaluation, nil if the package has errors.
func (r *Result) evaluated() *flow.Package {
	if r.flow == nil && r.evaluate != nil {
		r.flow = r.evaluate(r.accepted) // it only registers what others declare
	}
	return r.flow
}
