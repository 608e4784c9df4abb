package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// What a function logs by a logger of the standard library, which it or who leads there has put
// aside, another package is not told of that has it write to standard output:
//
//	func load(cmd *cobra.Command, args []string) {
//		log.SetOutput(io.Discard)
//		read(args) // which logs
//	}

// withoutSilenced returns what some functions lead to without what is only said where it is put
// aside by what it is said.
func (p *Package) withoutSilenced(all []said, fns []*ssa.Function) []said {
	silenced := make(map[string]bool)
	for _, s := range all {
		if _, asked := silenced[s.Pkg]; !asked && hidden(s.Pkg) {
			silenced[s.Pkg] = p.putsLogger(s.Pkg) && !p.saysAloud(fns, s.Pkg)
		}
	}
	return slices.DeleteFunc(all, func(s said) bool { return silenced[s.Pkg] })
}

// putsLogger reports whether the package puts something into a logger.
func (p *Package) putsLogger(logger string) bool {
	if !p.namesLoggerSetter() {
		return false
	}
	for _, own := range p.diversions() {
		if slices.ContainsFunc(own, func(d diversion) bool { return outer(d.name) == logger }) {
			return true
		}
	}
	return false
}

// saysAloud reports whether some functions lead to a call that logs by a logger which was not put
// aside on the way.
func (p *Package) saysAloud(fns []*ssa.Function, logger string) bool {
	fns = slices.Clip(fns)
	for n := 0; n < len(fns); n++ {
		f := p.frames[fns[n]]
		if f == nil || len(fns) >= maxLed {
			return true
		}
		for _, b := range f.fn.Blocks {
			for _, i := range b.Instrs {
				if c, ok := i.(ssa.CallInstruction); ok && !f.isLoggerElsewhere(logger, c) &&
					slices.ContainsFunc(p.saidAt(c), func(s summary.Say) bool { return s.Pkg == logger }) {
					return true
				}
			}
		}
		for _, callee := range p.calleesOf(f) {
			if !slices.Contains(fns, callee) && f.leadsAloud(f.edges[callee], logger) {
				fns = append(fns, callee)
			}
		}
	}
	return false
}

// leadsAloud reports whether a function may be called where a logger was not put aside, or put back
// what was there.
func (f *frame) leadsAloud(e *edge, logger string) bool {
	return len(e.sites) >= maxSites || slices.ContainsFunc(e.sites, func(s callsite) bool {
		return s.at == nil || len(s.back) > 0 || !f.isLoggerElsewhere(logger, s.at)
	})
}

// isLoggerElsewhere reports whether a logger was put aside when an instruction is executed.
func (f *frame) isLoggerElsewhere(logger string, at ssa.Instruction) bool {
	parts := known.LoggerParts(logger[1:])
	return len(parts) > 0 && !slices.ContainsFunc(parts, func(part string) bool { return !f.isElsewhere(named(logger, part), at) })
}
