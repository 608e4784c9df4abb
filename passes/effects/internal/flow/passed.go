package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// passedOn returns what a function puts there whenever it is called that is one of its
// parameters, by what the source says alone.
func (p *Package) passedOn(fn *ssa.Function) (out []summary.Put) {
	if puts, ok := p.passing[fn]; ok || form.Initializes(fn) || p.inTest(fn) {
		return puts
	}
	p.passing[fn] = nil // for one that calls itself
	var all []placing
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			all = append(all, p.passedBy(i)...)
		}
	}
	for _, x := range all {
		i := -1
		if x.val != nil && p.frame(fn).always(x.by) {
			i = form.ParamAlone(x.val)
		}
		if i < 0 || len(all) > maxPlaced || slices.ContainsFunc(all, func(y placing) bool { return x.by != y.by && overlap(x.Target, y.Target) }) {
			continue
		}
		x.Param, x.Alone = i, true
		out = append(out, x.Put)
	}
	p.passing[fn] = out
	return out
}

// passedBy returns what an instruction puts into variables, as far as the source says that.
func (p *Package) passedBy(i ssa.Instruction) []placing {
	if c, ok := i.(*ssa.Call); ok && form.IsOwn(c.Call.StaticCallee(), i.Parent()) {
		var out []placing
		for _, put := range p.passedOn(c.Call.StaticCallee()) {
			out = append(out, placing{put, i, form.Argument(c.Call.Args, put.Param)})
		}
		return out
	}
	return slices.DeleteFunc(p.placingsHere(i), func(x placing) bool { return x.Logs })
}

// isGiven reports whether what an instruction puts somewhere is told of, in puts, as what its
// function is given, and all who call that are known.
func (p *Package) isGiven(x placing, puts []summary.Put) bool {
	return x.val != nil && p.isCalledByNameOnly(x.by.Parent()) && slices.ContainsFunc(puts, func(put summary.Put) bool {
		return put.Target == x.Target && put.Logs == x.Logs && put.Param >= 0
	})
}
