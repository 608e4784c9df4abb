package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
)

// leaveAside leaves out what is done where a variable leads elsewhere by which it would write, and
// notes of calls that they are made there. What functions put into variables is known for certain only
// once all of them were evaluated.
func (p *Package) leaveAside() {
	if p.movesOutput() || len(p.calledPuts) > 0 {
		p.joinDiversions()
	}
	p.evaluated, p.moving, p.aside = true, nil, nil
	if !p.movesOutput() {
		return
	}
	for _, fn := range p.funcs {
		p.frames[fn].moves = nil
	}
	for _, fn := range p.funcs {
		p.frames[fn].leaveAside()
	}
}

func (f *frame) leaveAside() {
	for key, e := range f.events {
		if f.isMoot(f.pkg.needsOf(&e.Effect), f.readingOf(e)) {
			delete(f.events, key)
		}
	}
	for callee, e := range f.edges {
		back := f.pkg.putsBack(callee)
		e.sites = slices.DeleteFunc(e.sites, func(s callsite) bool { return f.isMoot(f.pkg.needsIn(s.from), loadOfCalled(s.at)) })
		for i := range e.sites {
			s := &e.sites[i]
			s.back = back
			asides := slices.DeleteFunc(f.asides(s.at), func(c summary.Cond) bool { return slices.Contains(back, c.Path) })
			s.conds = conditions.Join(conditions.Join(asides, f.pkg.needsIn(s.from)), s.conds)
		}
		if len(e.sites) == 0 {
			delete(f.edges, callee)
		}
	}
}

// isMoot reports whether one of the variables that are to be where they began is elsewhere at an
// instruction.
func (f *frame) isMoot(needs []summary.Cond, at ssa.Instruction) bool {
	return at != nil && !f.entering && slices.ContainsFunc(needs, func(c summary.Cond) bool {
		return isAside(c) && c.Op == token.EQL && c.Value == unmoved && f.isElsewhere(c.Path, at)
	})
}

// readingOf returns the instruction by which what an event writes to is read from a variable, nil if
// that is not known: what was read before may be written to when the variable leads elsewhere.
func (f *frame) readingOf(e *Event) ssa.Instruction {
	if load := loadOfCalled(e.by); load != nil {
		return load
	}
	if e.reads {
		return e.by
	}
	c, ok := e.by.(ssa.CallInstruction)
	if !ok || c.Common().StaticCallee() == nil {
		return nil
	}
	var reading ssa.Instruction
	for _, arg := range c.Common().Args {
		name, _ := f.pkg.variableWith(arg)
		switch i, ok := arg.(ssa.Instruction); {
		case ok && name != "" && covers(name, e.From) && reading == nil:
			reading = i
		case f.carries(arg) && slices.ContainsFunc(f.value(arg), func(a atom) bool { return f.pkg.mayHold(a, e.From, make(map[atom]bool)) }):
			return nil
		}
	}
	return reading
}

// loadOfCalled returns the instruction that loads the function from a variable which an instruction
// calls, nil if it calls another one.
func loadOfCalled(at ssa.Instruction) ssa.Instruction {
	c, ok := at.(ssa.CallInstruction)
	if !ok {
		return nil
	}
	load, ok := c.Common().Value.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil
	}
	return load
}
