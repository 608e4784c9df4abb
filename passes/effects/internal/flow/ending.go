package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// way returns the one block by which control gets to b, nil if there are several, or
// none. Those that end the process lead nowhere:
//
//	if err != nil {
//		log.Fatal(err)
//	}
//	// err is nil here
func (p *Package) way(b *ssa.BasicBlock) (only *ssa.BasicBlock) {
	for _, from := range b.Preds {
		if len(b.Preds) > 1 && p.stops(from) {
			continue
		}
		if only != nil {
			return nil
		}
		only = from
	}
	return only
}

// stops reports whether control never leaves block b.
func (p *Package) stops(b *ssa.BasicBlock) bool { return len(p.executed(b)) < len(b.Instrs) }

// executed returns the instructions of block b up to the first call that never returns:
// all of them if there is none, as what ends a block is no call.
func (p *Package) executed(b *ssa.BasicBlock) []ssa.Instruction {
	end, ok := p.ending[b]
	if !ok {
		if p.ending == nil {
			p.ending = make(map[*ssa.BasicBlock]int)
		}
		end = slices.IndexFunc(b.Instrs, func(i ssa.Instruction) bool {
			c, ok := i.(*ssa.Call)
			return ok && p.neverReturns(c.Call.StaticCallee())
		})
		if end++; end == 0 {
			end = len(b.Instrs)
		}
		p.ending[b] = end
	}
	return b.Instrs[:end]
}

// neverReturns reports whether no call of fn returns, as it ends the process or panics.
func (p *Package) neverReturns(fn *ssa.Function) bool {
	if fn == nil {
		return false
	}
	if fn = form.Origin(fn); fn.Blocks == nil {
		obj, ok := fn.Object().(*types.Func)
		if !ok || obj.Pkg() == nil || obj.Pkg() == p.env.Pkg {
			return false
		}
		if known.Described(obj.Pkg().Path()) {
			return known.NeverReturns(obj)
		}
		s := p.env.Summary(obj)
		return s != nil && s.Endless
	}
	if fn.Pkg != p.ssa || fn.Recover != nil {
		return false
	}
	never, ok := p.endless[fn]
	if !ok {
		if p.endless == nil {
			p.endless = make(map[*ssa.Function]bool)
		}
		p.endless[fn] = false // for what calls itself
		never = !p.leaves(fn.Blocks[0], func(*ssa.BasicBlock) bool { return true })
		p.endless[fn] = never
	}
	return never
}

// leaves reports whether control may get from block b to a return that counts, without
// any of other blocks in between.
func (p *Package) leaves(b *ssa.BasicBlock, counts func(*ssa.BasicBlock) bool, without ...*ssa.BasicBlock) bool {
	skip := func(b *ssa.BasicBlock) bool { return slices.Contains(without, b) || p.stops(b) }
	return form.Search([]*ssa.BasicBlock{b}, skip, func(b *ssa.BasicBlock) bool {
		_, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		return ok && counts(b)
	})
}
