package flow

import (
	"go/constant"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// Options say what holds of what they are called with:
//
//	func Quiet() Option { return func(p *Printer) { p.quiet = true } }
//
//	func New(options ...Option) *Printer {
//		p := &Printer{}
//		for _, set := range options {
//			set(p)
//		}
//		return p
//	}
//
// What a field of p is then, is found out of the list of options: what the last one puts there
// that puts anything there, or else what was there before. So it is where a function decides by
// the field of a variable of its own that it has its options set.

// setBy begins the path of what options set, before the constant that is there without them,
// and the field.
const setBy = derived + "set "

// settingPath returns that path, and false if the constant is of no kind that one can tell.
func settingPath(before summary.Const, field string) (string, bool) {
	return setBy + before.String() + " " + field, before.Kind != constant.Unknown
}

// settingOf returns what a path says, and false if it is not one of what options set.
func settingOf(path string) (before summary.Const, field string, ok bool) {
	rest, ok := strings.CutPrefix(path, setBy)
	i := strings.LastIndexByte(rest, ' ')
	if !ok || i < 0 {
		return summary.Const{}, "", false
	}
	before, ok = summary.ParseConst(rest[:i])
	return before, rest[i+1:], ok
}

// calledOn returns the list of options that a call executes one of in each round, if it hands
// them what addr is and nothing else, nil if it does anything else.
func (f *frame) calledOn(use ssa.Instruction, addr ssa.Value) *ssa.Parameter {
	call, ok := use.(*ssa.Call)
	if !ok || len(call.Call.Args) != 1 || call.Call.Args[0] != addr {
		return nil
	}
	return f.eachOf(call)
}

// optionsOf returns what the field at path of a whole is when at is executed, where options have
// been applied to it, and it was as found before.
func (p *Package) optionsOf(options *application, found part, path string, at ssa.Instruction) (part, bool) {
	call, head := options.call, options.head
	f := p.frames[call.Parent()]
	switch {
	case found.isOptional() || f.reaches(at, call): // some of them may come later
		return part{}, false
	case found.put != nil && !f.reaches(found.put, call):
		return found, true // whatever they have set
	case found.put != nil && (f.reaches(call, found.put) || !f.dominates(found.put, head)), !f.dominates(head, at):
		return part{}, false
	}
	before, ok := p.constantPart(found, 0)
	if !ok {
		return part{}, false
	}
	for _, option := range options.own {
		o, sets, known := p.setsAs(options.of, option, path, 0)
		if !known || sets && !o.known {
			return part{}, false
		}
		if sets {
			before = o.value
		}
	}
	said, ok := settingPath(before, path)
	return part{param: options.list, path: said}, ok
}

// roundOf returns the last instruction of the block that begins each round in which an option
// is called, of those that eachOf accepts; if there are rounds only where there are options, of
// the block that asks for that.
func roundOf(call *ssa.Call) ssa.Instruction {
	at := optionCalled(call)
	head := form.UnlessEmpty(at.Block().Preds[0], at.X)
	return head.Instrs[len(head.Instrs)-1]
}

// optionCalled returns the address of the option that such a call is of.
func optionCalled(call *ssa.Call) *ssa.IndexAddr {
	return call.Call.Value.(*ssa.UnOp).X.(*ssa.IndexAddr)
}

// setByOptions returns what a list of options that v is, which at hands over, leaves in a field, in
// terms of the function that makes the list.
func (p *Package) setByOptions(v ssa.Value, path string, at ssa.Instruction) operand {
	before, field, ok := settingOf(path)
	if !ok {
		return operand{}
	}
	out := operand{value: before, known: true}
	options, ok := form.Variadic(v)
	if !ok && at != nil {
		options, ok = form.Listed(v, at)
	}
	if !ok && at != nil {
		return p.setBySome(v, field, out, at)
	}
	if !ok {
		return operand{}
	}
	for _, option := range options {
		o, sets, ok := p.setsInList(option, field)
		if !ok {
			return operand{}
		}
		if sets {
			out = o
		}
	}
	return out
}

// setBySome is setByOptions for a list to which options may have been appended: all that put anything
// into the field have to put the same there, and what was there before unless one is there in any case.
func (p *Package) setBySome(v ssa.Value, field string, before operand, at ssa.Instruction) operand {
	some, ok := form.Collected(v, at)
	if !ok {
		return operand{}
	}
	all, sets, sure := before, false, false
	for _, option := range some.All {
		o, puts, ok := p.setsInList(option, field)
		switch {
		case !ok || puts && (!o.known || sets && o.value != all.value):
			return operand{}
		case puts:
			all, sets, sure = o, true, sure || slices.Contains(some.Sure, option)
		}
	}
	if !sure && all.value != before.value {
		return operand{}
	}
	return all
}

// setsInList is setsAs for an element of a list.
func (p *Package) setsInList(option ssa.Value, field string) (o operand, sets, ok bool) {
	f := p.frames[option.Parent()]
	if option.Parent() == nil { // a function that is named
		f = p.outer
	}
	return p.setsAs(f, option, field, 0)
}

// setIn returns what a list of options that a call is given leaves in a field.
func (p *Package) setIn(call *ssa.Call, list ssa.Value, path string) (part, bool) {
	f := p.frames[call.Parent()]
	if f == nil {
		return part{}, false
	}
	switch o := f.derivedOf(list, path, call); {
	case o.known:
		return part{constant: o.value}, true
	case o.decides && o.by.param >= 0:
		return part{param: f.fn.Params[o.by.param], path: o.by.path}, true
	}
	return part{}, false
}
