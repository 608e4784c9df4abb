package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// A function may leave it to another one to call its options, to a method as a rule:
//
//	func (p *Printer) apply(options []Option) {
//		for _, set := range options {
//			set(p)
//		}
//	}
//
//	func New(options ...Option) *Printer {
//		p := &Printer{}
//		p.apply(options)
//		return p
//	}

// An application is a call after which each option of a list has been called on something.
type application struct {
	call *ssa.Call       // of an option, or of the function that calls them
	list *ssa.Parameter  // of the function that the call is in
	head ssa.Instruction // that is executed in any case if call is
	own  []ssa.Value     // options that are called before those of the list
	of   *frame          // of the function that has own
}

// appliedOn returns how an instruction has options called on what addr is, where the field at
// path is asked for, nil if it does anything else to that.
func (f *frame) appliedOn(use ssa.Instruction, addr ssa.Value, path string) *application {
	call, ok := use.(*ssa.Call)
	if !ok {
		return nil
	}
	if list := f.calledOn(call, addr); list != nil {
		own, _ := f.ownFirst(optionCalled(call).X)
		return &application{call, list, roundOf(call), own, f}
	}
	inner, list := f.pkg.appliedBy(call, addr, path)
	if inner == nil || f.asParam(list) == nil {
		return nil
	}
	return &application{call, f.asParam(list), call, inner.own, inner.of}
}

// appliedBy returns how a function of the package calls options that is handed what addr is, if
// it does so unless it fails, and the list that it is handed; nil if it does anything else to
// the field at path.
func (p *Package) appliedBy(call *ssa.Call, addr ssa.Value, path string) (*application, ssa.Value) {
	fn, args := call.Call.StaticCallee(), call.Call.Args
	f, on := p.frames[fn], slices.Index(args, addr)
	if f == nil || on < 0 || on >= len(fn.Params) || slices.Contains(args[on+1:], addr) {
		return nil, nil
	}
	var found *application
	for _, h := range f.handsOn(fn.Params[on]) {
		if _, returned := h.by.(*ssa.Return); !h.mayChange(path) || returned && form.IsUnused(call) || p.leavesAlone(h, path, 0) {
			continue
		}
		inner, ok := h.by.(*ssa.Call)
		if !ok || found != nil || h.path != "" || f.calledOn(inner, h.addr) == nil || !f.usually(roundOf(inner)) {
			return nil, nil
		}
		own, _ := f.ownFirst(optionCalled(inner).X)
		found = &application{inner, f.eachOf(inner), roundOf(inner), own, f}
	}
	if found == nil {
		return nil, nil
	}
	return found, form.Argument(args, form.IndexOf(found.list))
}
