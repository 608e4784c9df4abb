package flow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// maxPlaced bounds what is told of one function.
const maxPlaced = 16

// putsOf returns what a function puts there, and what those of the package do that it calls.
func (p *Package) putsOf(fn *ssa.Function) []summary.Put {
	if p.placing == nil {
		p.placing = make(map[*ssa.Function][]summary.Put)
	}
	puts, ok := p.placing[fn]
	if ok || form.Initializes(fn) || p.inTest(fn) {
		return puts
	}
	p.placing[fn] = nil // for one that calls itself
	f := p.frame(fn)
	var all []placing
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			here := p.placings(i)
			if c, ok := i.(*ssa.Call); ok && form.IsOwn(c.Call.StaticCallee(), fn) {
				for _, put := range p.putsOf(c.Call.StaticCallee()) {
					if put.Param < 0 {
						here = append(here, placing{put, i, nil})
					}
				}
			}
			for _, x := range here {
				if x.val != nil {
					x.Put = f.says(x)
				}
				if !x.Logs && !f.usually(i) {
					x = x.unknown() // where something is written to, it is at times
				}
				all = append(all, x)
			}
		}
	}
	all = append(all, p.placingsWithin(fn)...)
	if len(all) > maxPuts {
		all = all[:maxPuts]
	}
	for _, x := range all {
		if x.Known() && slices.ContainsFunc(all, func(y placing) bool {
			return x.by != y.by && overlap(x.Target, y.Target) && !x.same(y) && p.mayFollow(y.by, x.by)
		}) {
			x = x.unknown()
		}
		if !slices.ContainsFunc(puts, func(put summary.Put) bool { return put == x.Put }) && len(puts) < maxPlaced {
			puts = append(puts, x.Put)
		}
	}
	slices.SortStableFunc(puts, func(a, b summary.Put) int { return strings.Compare(a.Target, b.Target) })
	p.placing[fn] = puts
	return puts
}

// placingsWithin returns what function literals in fn put somewhere, of which nothing else is
// known.
func (p *Package) placingsWithin(fn *ssa.Function) (out []placing) {
	for _, in := range fn.AnonFuncs {
		for _, b := range in.Blocks {
			for _, i := range b.Instrs {
				for _, x := range p.placingsHere(i) {
					out = append(out, x.unknown())
				}
			}
		}
		out = append(out, p.placingsWithin(in)...)
	}
	return out
}

// unknown returns x without what is put there.
func (x placing) unknown() placing {
	x.Param, x.Alone, x.Stdout, x.Other = -1, false, false, false
	return x
}

// same reports whether two instructions put the same there, as far as is told.
func (x placing) same(y placing) bool {
	return x.Param == y.Param && x.Alone == y.Alone && x.Stdout == y.Stdout && x.Other == y.Other
}

// says returns what is put there by x in terms of who calls the function under evaluation.
func (f *frame) says(x placing) summary.Put {
	p, out := f.pkg, x.unknown().Put
	alone := x.Alone || x.Param < 0 // it is the value and nothing else
	if i := form.ParamAlone(x.val); i >= 0 {
		out.Param, out.Alone = i, alone
		return out
	}
	atoms := f.value(x.val)
	if p.stdoutIn(atoms) != nil {
		out.Stdout = true
		return out
	}
	for _, a := range atoms {
		p.outer.within(a, func(a atom) {
			if r, ok := a.node.(*ref); ok && r.root == summary.Param && r.home == f.fn && !p.ofCommand(r) && out.Param < 0 {
				out.Param = r.index
			}
		})
	}
	out.Other = out.Param < 0 && alone && !form.IsNil(x.val) && p.areOther(atoms)
	return out
}
