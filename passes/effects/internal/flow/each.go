package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// Functions that take options call each of them, and who calls such a function often says
// which they are:
//
//	func New(options ...Option) *Bar {
//		b := &Bar{out: os.Stdout}
//		for _, set := range options {
//			set(b)
//		}
//		return b
//	}
//
//	bar := New(WithWriter(os.Stderr)) // which surely is called

// calledEach returns the parameter that is the list of which i calls each element, or a
// method of each, unless the function fails, and after which nothing is put into what it
// hands over; nil if i does nothing of the kind.
func (f *frame) calledEach(i ssa.Instruction) *ssa.Parameter {
	call, ok := i.(*ssa.Call)
	if !ok {
		return nil
	}
	if list := f.eachOf(call); list != nil && !f.fillsAfter(call) {
		return list
	}
	return nil
}

// eachOf is calledEach whatever is put into what is handed over after it.
func (f *frame) eachOf(call *ssa.Call) *ssa.Parameter {
	load, ok := call.Call.Value.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return nil
	}
	at, ok := load.X.(*ssa.IndexAddr)
	if !ok {
		return nil
	}
	list, body := f.givenIn(at.X), at.Block()
	if b := call.Block(); list == nil || b != body && !form.OnlyUnlessNil(b, body, load) || len(body.Preds) != 1 {
		return nil
	}
	head := body.Preds[0]
	if !form.RangesOver(head, body, at) || !f.leavesOnlyFrom(head, body) || !f.usually(roundOf(call)) {
		return nil
	}
	return list
}

// ownFirst returns the options of its own that a function has called before those that it is
// given, and what these are, nil if list is no such list:
//
//	for _, set := range append([]Option{toStdout}, options...) {
//		set(b)
//	}
func (f *frame) ownFirst(list ssa.Value) (own []ssa.Value, rest ssa.Value) {
	grown := form.BuiltinCall(list, "append")
	if grown == nil {
		return nil, nil
	}
	own, ok := form.WrittenOut(grown.Call.Args[0], grown)
	if !ok {
		return nil, nil
	}
	return own, grown.Call.Args[1]
}

// givenIn returns the parameter that a list of options is, or has behind those of the function's own; nil if
// there is none.
func (f *frame) givenIn(list ssa.Value) *ssa.Parameter {
	if _, rest := f.ownFirst(list); rest != nil {
		list = rest
	}
	return f.asParam(list)
}

// isFilledUnseen reports whether an object may be filled by code of which callers of the function
// do not know what it is. Of options that are called one after the other they do.
func (f *frame) isFilledUnseen(o *object) bool {
	return slices.ContainsFunc(f.pkg.leaked[o], func(by ssa.Instruction) bool {
		return by == nil || by.Parent() != f.fn || f.calledEach(by) == nil
	})
}

// afterOptions reports whether options were called before the current instruction for
// something that the function returns. What the options have left there it may write to,
// as may who is returned that, of whom it is known which the options were.
//
//	for _, o := range options {
//		o(b)
//	}
//	b.draw()
//	return b
func (f *frame) afterOptions() bool {
	return slices.ContainsFunc(f.settingUp(), func(call *ssa.Call) bool { return f.leadsTo(call, f.cur, nil) })
}

// settingUp returns the calls of options for something that the function returns.
func (f *frame) settingUp() []*ssa.Call {
	if f.setUp == nil {
		f.setUp = []*ssa.Call{}
		for _, b := range f.fn.Blocks {
			for _, i := range b.Instrs {
				if call, ok := i.(*ssa.Call); ok && slices.ContainsFunc(call.Call.Args, f.returns) && f.calledEach(call) != nil {
					f.setUp = append(f.setUp, call)
				}
			}
		}
	}
	return f.setUp
}

// returns reports whether v, or what the variable holds that it was loaded from, is a
// result of the function.
func (f *frame) returns(v ssa.Value) bool {
	return slices.ContainsFunc(f.ends, func(b *ssa.BasicBlock) bool {
		r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		return ok && slices.ContainsFunc(r.Results, func(result ssa.Value) bool {
			if box, ok := result.(*ssa.MakeInterface); ok {
				result = box.X
			}
			return form.AddressOf(result) == form.AddressOf(v)
		})
	})
}

// leavesOnlyFrom reports whether control leaves a loop, but to fail, from where a round
// begins, and not from its body.
func (f *frame) leavesOnlyFrom(head, body *ssa.BasicBlock) bool {
	isHead := func(b *ssa.BasicBlock) bool { return b == head }
	return !form.Search([]*ssa.BasicBlock{body}, isHead, func(b *ssa.BasicBlock) bool {
		return len(b.Succs) == 0 && !form.Fails(b) && !f.pkg.stops(b)
	})
}

// forwards reports whether the current instruction hands a list that a parameter is to a
// function that it names, unless this one fails, and nothing is put after that into what
// the function returns:
//
//	func New(max int, options ...Option) *Bar { return New64(int64(max), options...) }
func (f *frame) forwards(list ssa.Value) bool {
	call, ok := f.cur.(*ssa.Call)
	return ok && call.Call.StaticCallee() != nil && list != nil && f.asParam(list) != nil && f.usually(call) && (form.OnlyReturned(call) || f.leavesResults(call))
}

// applyEach does what the callee does to each element of a list, and reports whether it is
// known which they are.
func (f *frame) applyEach(u *summary.Use, s substitution, v via, depth int) bool {
	list := form.Argument(s.c.vals, u.Target.Index)
	switch {
	case list == nil:
		return false
	case form.IsZero(list) && u.Target.Path == paths.Element:
		return true // there are none
	case !u.Each:
		return false
	}
	options, sure, rest, ok := f.optionsIn(list)
	if !ok {
		return f.applyHeld(u, list, s, v, depth)
	}
	c := s.call(u)
	if arg, ok := s.chains(u, c); ok {
		if rest != nil {
			return false
		}
		f.applyChain(u, options, sure, arg, c, v, depth)
		return true
	}
	replaced := f.replacedBy(options, sure)
	for i, e := range options {
		if len(sure) == len(options) && slices.Contains(options[i+1:], e) {
			continue // it is called again
		}
		w := v
		if f.perhaps = !slices.Contains(sure, e); f.perhaps {
			w.alone, w.self = false, false
		}
		c.replaced = replaced[i]
		f.perform(u.Op, u.Method, f.value(e), c, w, depth+1)
		f.perhaps = false
	}
	if rest != nil {
		v.each = true
		f.applyTo(f.read(elements(f.value(rest)), nil), u, s, v, depth)
	}
	return true
}

// optionsIn returns the elements of a list that is made for the current instruction, those of them
// that are there in any case, and what else the list has, if that is what callers of the function
// say; false if there may be others.
func (f *frame) optionsIn(list ssa.Value) (options, sure []ssa.Value, rest ssa.Value, ok bool) {
	if options, ok = form.Listed(list, f.cur); ok {
		return options, options, nil, true
	}
	if some, ok := form.Collected(list, f.cur); ok {
		return some.All, some.Sure, nil, true
	}
	options, rest = f.ownFirst(list)
	return options, options, rest, rest != nil && f.forwards(rest)
}

// applyHeld does what the callee does to each element of a list that a function has returned,
// and reports whether it is known what that holds.
func (f *frame) applyHeld(u *summary.Use, list ssa.Value, s substitution, v via, depth int) bool {
	if u.Target.Path != paths.Element || !form.IsReturned(list) {
		return false
	}
	held := s.heldBy(u)
	if len(held) == 0 || slices.ContainsFunc(held, isRef) {
		return false
	}
	c := s.call(u)
	done := f.collect(u, s, &c)
	for _, a := range held {
		f.perform(u.Op, u.Method, []atom{a}, c, v, depth+1)
	}
	done()
	return true
}
