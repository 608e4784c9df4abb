package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

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
	list, body := f.asParam(at.X), at.Block()
	if _, rest := f.ownFirst(at.X); rest != nil {
		list = f.asParam(rest)
	}
	if b := call.Block(); list == nil || b != body && !onlyUnlessNil(b, body, load) || len(body.Preds) != 1 {
		return nil
	}
	head := body.Preds[0]
	if !rangesOver(head, body, at) || !f.leavesOnlyFrom(head, body) || !f.usually(head.Instrs[0]) {
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
	grown := builtinCall(list, "append")
	if grown == nil {
		return nil, nil
	}
	own, ok := writtenOut(grown.Call.Args[0], grown)
	if !ok {
		return nil, nil
	}
	return own, grown.Call.Args[1]
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
			return addressOf(result) == addressOf(v)
		})
	})
}

// onlyUnlessNil reports whether control gets from one block to the next unless v is nil.
func onlyUnlessNil(b, from *ssa.BasicBlock, v ssa.Value) bool {
	if len(b.Preds) != 1 || b.Preds[0] != from {
		return false
	}
	cond, holds, ok := branch(from, b)
	if !ok {
		return false
	}
	compared, ok := cond.(*ssa.BinOp)
	return ok && holds && compared.Op == token.NEQ && compared.X == v && isNil(compared.Y)
}

// rangesOver reports whether a block begins each round of a loop over the list that at is
// an element of, and body is what that executes.
func rangesOver(head, body *ssa.BasicBlock, at *ssa.IndexAddr) bool {
	cond, holds, ok := branch(head, body)
	if !ok || !holds {
		return false
	}
	less, ok := cond.(*ssa.BinOp)
	if !ok || less.Op != token.LSS || less.X != at.Index || !isLengthOf(less.Y, at.X) {
		return false
	}
	next, ok := at.Index.(*ssa.BinOp)
	if !ok || next.Op != token.ADD || next.Block() != head || !isInt(next.Y, 1) {
		return false
	}
	index, ok := next.X.(*ssa.Phi)
	return ok && index.Block() == head && !slices.ContainsFunc(index.Edges, func(e ssa.Value) bool { return e != next && !isInt(e, -1) })
}

func isLengthOf(v, list ssa.Value) bool {
	return list != nil && form.LenOf(v) == list
}

func isInt(v ssa.Value, n int64) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Int && c.Int64() == n
}

// leavesOnlyFrom reports whether control leaves a loop, but to fail, from where a round
// begins, and not from its body.
func (f *frame) leavesOnlyFrom(head, body *ssa.BasicBlock) bool {
	isHead := func(b *ssa.BasicBlock) bool { return b == head }
	return !search([]*ssa.BasicBlock{body}, isHead, func(b *ssa.BasicBlock) bool {
		return len(b.Succs) == 0 && !fails(b) && !f.pkg.stops(b)
	})
}

// forwards reports whether the current instruction hands a list that a parameter is to a
// function that it names, unless this one fails, and nothing is put after that into what
// the function returns:
//
//	func New(max int, options ...Option) *Bar { return New64(int64(max), options...) }
func (f *frame) forwards(list ssa.Value) bool {
	call, ok := f.cur.(*ssa.Call)
	return ok && call.Call.StaticCallee() != nil && list != nil && f.asParam(list) != nil && f.usually(call) && (onlyReturned(call) || f.leavesResults(call))
}

// onlyReturned reports whether nothing is done with v but to return it.
func onlyReturned(v ssa.Value) bool {
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.Return, *ssa.DebugRef:
		case *ssa.Extract:
			if !onlyReturned(use) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// listed returns the elements of a list that is made for the call that has it as its
// argument, and false if they may be others.
func listed(arg ssa.Value, at ssa.Instruction) ([]ssa.Value, bool) {
	var appended [][]ssa.Value // the last first
	for {
		if list, ok := arg.(*ssa.ChangeType); ok {
			if slices.ContainsFunc(*list.Referrers(), otherThan(at)) {
				return nil, false
			}
			arg, at = list.X, list
			continue
		}
		grown := builtinCall(arg, "append")
		if grown == nil {
			break
		}
		more, ok := listed(grown.Call.Args[1], grown)
		if !ok || slices.ContainsFunc(*grown.Referrers(), otherThan(at)) {
			return nil, false
		}
		appended = append(appended, more)
		arg, at = grown.Call.Args[0], grown
	}
	out, ok := writtenOut(arg, at)
	for _, more := range slices.Backward(appended) {
		out = append(out, more...)
	}
	return out, ok
}

// writtenOut is listed for a list that nothing was appended to.
func writtenOut(arg ssa.Value, at ssa.Instruction) ([]ssa.Value, bool) {
	if isZero(arg) {
		return nil, true
	}
	list, ok := arg.(*ssa.Slice)
	if !ok || slices.ContainsFunc(*list.Referrers(), otherThan(at)) {
		return nil, false
	}
	return writtenAs(list)
}

// writtenAs is writtenOut whatever is done with the list.
func writtenAs(arg ssa.Value) ([]ssa.Value, bool) {
	if isZero(arg) {
		return nil, true
	}
	list, ok := arg.(*ssa.Slice)
	if !ok || list.Low != nil || list.High != nil || list.Max != nil {
		return nil, false
	}
	array, ok := list.X.(*ssa.Alloc)
	if !ok || !isCalled(list.Type().Underlying().(*types.Slice).Elem()) {
		return nil, false
	}
	var out []ssa.Value
	for _, use := range *array.Referrers() {
		switch use := use.(type) {
		case *ssa.IndexAddr:
			for _, use := range *use.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Block() == list.Block() {
					out = append(out, st.Val)
				} else {
					return nil, false
				}
			}
		case *ssa.Slice:
			if use != list {
				return nil, false
			}
		case *ssa.DebugRef:
		default:
			return nil, false
		}
	}
	return out, true
}

// isCalled reports whether values of type t are called, or methods of what they hold.
func isCalled(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Signature, *types.Interface:
		_, generic := types.Unalias(t).(*types.TypeParam)
		return !generic
	}
	return false
}

// otherThan accepts instructions that do something, but for one.
func otherThan(i ssa.Instruction) func(ssa.Instruction) bool {
	return func(other ssa.Instruction) bool {
		_, nothing := other.(*ssa.DebugRef)
		return !nothing && other != i
	}
}

// applyEach does what the callee does to each element of a list, and reports whether it is
// known which they are.
func (f *frame) applyEach(u *summary.Use, s substitution, v via, depth int) bool {
	list := argument(s.c.vals, u.Target.Index)
	switch {
	case list == nil:
		return false
	case isZero(list) && u.Target.Path == element:
		return true // there are none
	case !u.Each:
		return false
	}
	elements, ok := listed(list, f.cur)
	sure := elements
	if !ok {
		some, ok := collected(list, f.cur)
		if !ok {
			return f.applyHeld(u, list, s, v, depth)
		}
		elements, sure = some.all, some.sure
	}
	c := s.call(u)
	if arg, ok := s.chains(u, c); ok {
		f.applyChain(u, elements, sure, arg, c, v, depth)
		return true
	}
	for _, e := range elements {
		w := v
		if f.perhaps = !slices.Contains(sure, e); f.perhaps {
			w.alone, w.self = false, false
		}
		f.perform(u.Op, u.Method, f.value(e), c, w, depth+1)
		f.perhaps = false
	}
	return true
}

// applyHeld does what the callee does to each element of a list that a function has returned,
// and reports whether it is known what that holds.
func (f *frame) applyHeld(u *summary.Use, list ssa.Value, s substitution, v via, depth int) bool {
	if u.Target.Path != element || !isReturned(list) {
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

// isReturned reports whether a list is what a function returned, and what was appended to that.
func isReturned(list ssa.Value) bool {
	for {
		grown := builtinCall(list, "append")
		if grown == nil {
			call, ok := list.(*ssa.Call)
			return ok && call.Call.StaticCallee() != nil
		}
		list = grown.Call.Args[0]
	}
}
