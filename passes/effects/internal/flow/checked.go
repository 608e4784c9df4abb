package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a function does unless it fails is done where its caller goes on, if that fails with it:
//
//	if err := setOutput(format); err != nil {
//		return err
//	}

// failsWith reports whether the function of a call returns no error, and comes to what follows,
// only if the call has returned none.
func (p *Package) failsWith(call *ssa.Call) bool {
	b := call.Block()
	switch last := b.Instrs[len(b.Instrs)-1].(type) {
	case *ssa.Return:
		return len(last.Results) > 0 && isErrorOf(last.Results[len(last.Results)-1], call)
	case *ssa.If:
		for n, to := range b.Succs {
			asked, empty := form.AskedNil(last.Cond, n == 0)
			if asked != nil && !empty && isErrorOf(asked, call) {
				return failsFor(to) || p.stops(to)
			}
		}
	}
	return false
}

// isErrorOf reports whether v is the error that a call returns.
func isErrorOf(v ssa.Value, call *ssa.Call) bool {
	of, _ := form.CallOf(v)
	return of == call && typeinfo.IsError(v.Type())
}

// failsFor reports whether a block ends by returning an error that is not nil for all that is
// known: not what a call returns, unless that was asked for.
func failsFor(b *ssa.BasicBlock) bool {
	if !form.Fails(b) {
		return false
	}
	results := b.Instrs[len(b.Instrs)-1].(*ssa.Return).Results
	err := results[len(results)-1]
	if phi, ok := err.(*ssa.Phi); ok {
		return !slices.ContainsFunc(phi.Edges, form.IsNil)
	}
	call, _ := form.CallOf(err)
	return call == nil || form.MakesError(call) || wasFilled(err, b)
}
