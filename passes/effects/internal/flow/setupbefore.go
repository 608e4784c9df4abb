package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What an init function, or main, puts somewhere, what runs before each command may replace:
//
//	func init() { log.SetOutput(os.Stdout) }
//
//	var root = &cobra.Command{PersistentPreRun: func(cmd *cobra.Command, args []string) {
//		log.SetOutput(cmd.ErrOrStderr())
//	}}

// isSetUpBefore reports whether an instruction is only executed before another one, as in an init
// function, or in main before any handler can run, if the other is in what runs later: main, or
// what a framework runs before handlers. What that calls itself may ask in between, at at.
func (p *Package) isSetUpBefore(by, other, at ssa.Instruction) bool {
	if p.entry() == nil || form.Declares(by.Parent()) {
		return false
	}
	for fn := range p.above(at.Parent()) {
		if p.first[fn] != "" {
			return false
		}
	}
	hooked, called := p.first[other.Parent()] != "", false
	for fn := range p.above(other.Parent()) {
		if form.Initializes(fn) {
			return false
		}
		hooked, called = hooked || p.first[fn] != "", called || fn == p.entry()
	}
	switch {
	case form.Initializes(by.Parent()):
		return hooked || called
	case called:
		return false
	}
	return hooked && p.isOnlyEarly(by, 0)
}

// isOnlyEarly reports whether an instruction is executed before any handler can run, and never
// later.
func (p *Package) isOnlyEarly(i ssa.Instruction, depth int) bool {
	fn := i.Parent()
	switch {
	case form.Initializes(fn):
		return true
	case fn.Parent() != nil || isLate(i) || p.frame(fn).follows(i):
		return false
	case fn == p.entry():
		return !p.isValue(fn) && !p.isCalledHere(fn)
	}
	return p.comesOnlyBy(fn, depth, func(from ssa.Instruction) bool { return p.isOnlyEarly(from, depth+1) })
}

// isCalledHere reports whether the package itself calls a function by its name.
func (p *Package) isCalledHere(fn *ssa.Function) bool {
	for range p.callsByName(fn) {
		return true
	}
	return false
}
