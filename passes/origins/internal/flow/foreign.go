package flow

import (
	"go/types"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/origins/trace"
)

// A foreign function is what tables and facts say of one that is called by its
// name. Calls of it ask that again and again.
type foreign struct {
	moves    []known.Move
	moved    bool              // it has rows, if only empty ones
	standard bool              // it is of the standard library, which has no facts
	observes bool              // its package only looks at what it is given
	payload  *known.AnswerFunc // makes a payload, nil if it makes none
	name     string            // as steps have it

	summary *trace.Summary // nil if nothing is known
	asked   bool           // for the summary
}

func (p *Package) foreign(fn *types.Func) *foreign {
	x := p.foreigners[fn]
	if x != nil {
		return x
	}
	x = &foreign{payload: known.PayloadOf(fn), name: shortName(fn)}
	x.moves, x.moved = known.Moves(fn)
	if fn.Pkg() != nil {
		x.standard = known.Standard(fn.Pkg().Path())
		x.observes = known.Observes(fn.Pkg().Path())
	}
	p.foreigners[fn] = x
	return x
}

// factOf returns what a fact says of a function of another package.
func (p *Package) factOf(fn *types.Func) *trace.Summary {
	x := p.foreign(fn)
	if !x.asked {
		x.summary, x.asked = p.env.Summary(fn), true
	}
	return x.summary
}
