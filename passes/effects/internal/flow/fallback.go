package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What is put where no option has put anything, the caller decides upon who says which the
// options are:
//
//	func New(options ...Option) *Bar {
//		b := new(Bar)
//		for _, set := range options {
//			set(b)
//		}
//		if b.out == nil {
//			b.out = os.Stdout
//		}
//		return b
//	}

// unlessOption notes an effect that happens only where place is nil when control comes to
// at, if it is the function's own and only options of its caller may have filled it.
func (f *frame) unlessOption(place atom, at ssa.Instruction, e summary.Effect, v via) {
	o, by := place.node.(*object), f.pkg.leaked[place.node.(*object)]
	if o.home != f.fn || len(by) != 1 || !f.unset(place, at) {
		return
	}
	f.noteFallback(place, f.calledEach(by[0]), e, v)
}

// optional reports whether the effect e of writing to w, or of handing it on, is left to the
// caller to decide upon: a field begins with w, which is nowhere else, and options that the
// caller has in a list may put something else there before the current instruction.
//
//	b := &Bar{out: os.Stdout}
//	for _, set := range options {
//		set(b)
//	}
//	go b.draw()
func (f *frame) optional(w *writer, e summary.Effect) bool {
	place, by := f.begunWith(w)
	if by == nil {
		return false
	}
	list := f.calledEach(by)
	switch {
	case list == nil:
		return false
	case by == f.cur:
		return true // what the options do with it, the caller sees
	case !f.leadsTo(by, f.cur, nil) || f.leadsTo(f.cur, by, nil) || e.Handed && !f.isOnlyIn(place, by):
		return false
	case e.Handed:
		f.pkg.begun[w.pos] = f.fn
	}
	f.noteFallback(place, list, e, via{pos: w.pos, told: e.Handed})
	return true
}

// isOnlyIn reports whether what is in place before options are called, by an instruction, is nowhere else
// then, and what that is a part of is what the function returns.
func (f *frame) isOnlyIn(place atom, by ssa.Instruction) bool {
	call, ok := by.(*ssa.Call)
	if !ok || !slices.Contains(f.settingUp(), call) {
		return false
	}
	made, ok := place.node.(*object).by.(*ssa.Alloc)
	return ok && f.onlySetBefore(made, call)
}

// onlySetBefore reports whether all that is done, before a call, with the address of something, and of
// its fields, is to put something there.
func (f *frame) onlySetBefore(at ssa.Value, by *ssa.Call) bool {
	return form.AllUses(at, func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.DebugRef:
			return true
		case *ssa.FieldAddr:
			return f.onlySetBefore(use, by)
		case *ssa.Store:
			return use.Addr == at
		}
		return use == ssa.Instruction(by) || !f.leadsTo(use, by, nil)
	})
}

// begunWith returns the place that begins with w, and the instruction after that which first
// hands what the place is a part of to code that may fill it; nil if there is none such. What is
// in a literal in another one is put there with it:
//
//	b := &Bar{config: config{out: os.Stdout}}
func (f *frame) begunWith(w *writer) (place atom, by ssa.Instruction) {
	if w.load == nil {
		return atom{}, nil
	}
	st, path := form.OnlyStored(w.load), ""
	if st == nil {
		return atom{}, nil
	}
	for copied, field := copiedWith(st.Addr); copied != nil; copied, field = copiedWith(st.Addr) {
		st, path = copied, paths.Join(field, path)
	}
	if _, ok := st.Addr.(*ssa.FieldAddr); !ok && path == "" {
		return atom{}, nil
	}
	for _, a := range f.value(st.Addr) {
		o, ok := a.node.(*object)
		if !ok || o.home != f.fn || !f.pkg.leaks(o) {
			return atom{}, nil
		}
		if place, ok = a.extend(path); !ok {
			return atom{}, nil
		}
		if by = f.pkg.leaked[o][0]; !f.dominates(st, by) {
			return atom{}, nil
		}
	}
	return place, by
}

// copiedWith returns the one instruction that does anything with all of a local struct, if at is the
// address of a field of one, and that field; nil if there is none such.
func copiedWith(at ssa.Value) (copied *ssa.Store, field string) {
	local := at
	if of, ok := at.(*ssa.FieldAddr); ok {
		local, field = of.X, typeinfo.FieldName(of.X.Type(), of.Field)
	}
	if local, ok := local.(*ssa.Alloc); ok && !local.Heap {
		return form.OnlyCopied(local), field
	}
	return nil, ""
}

// noteFallback notes an effect that happens only where place is nil after those have been
// called that are in the list that a parameter is.
func (f *frame) noteFallback(place atom, list *ssa.Parameter, e summary.Effect, v via) {
	o, ok := place.node.(*object)
	i := slices.Index(f.fn.Params, list)
	if i < 0 || !ok {
		return
	}
	whole := summary.Atom{Kind: summary.Object, ID: o.id, Opaque: true, Wraps: o.isWrapper()}
	f.addUse(summary.Use{
		Op: summary.Default, Target: summary.Ref{Root: summary.Param, Index: i, Path: paths.Element}, Each: true,
		Method: place.path, Args: []summary.Value{{whole.In(summary.Local{Type: o.typ})}},
		Class: e.Class, What: e.What, From: e.From, Site: e.Site, If: e.If, Chosen: e.Chosen, Written: !e.Handed, Told: v.told,
	}.In(v.pos), v.trail)
}

// fallbackOf returns what a callee does by way of v where it falls back to standard output.
func fallbackOf(u *summary.Use, v via) summary.Effect {
	return summary.Effect{
		Kind: summary.Stdout, Class: u.Class, What: u.What, Site: u.Site, From: u.From,
		Handed: !u.Written, Spare: !u.Written && !u.Told, If: v.conds, Chosen: v.chosen,
	}
}

// applyFallback decides whether a callee falls back to standard output after the options
// that it was handed.
func (f *frame) applyFallback(u *summary.Use, s substitution, v via) {
	list := form.Argument(s.c.vals, u.Target.Index)
	if list == nil || len(u.Args) != 1 || f.pkg.isReplaced(u.From) {
		return
	}
	e := fallbackOf(u, v)
	given := f.givenIn(list)
	_, known := form.Listed(list, f.cur)
	_, some := form.Collected(list, f.cur)
	for _, whole := range s.value(u.Args[0]) {
		place, ok := whole.extend(u.Method)
		switch {
		case ok && u.Told && (known || given == nil) && !f.surelyPutHere(place):
			f.fallBack(e, v)
		case !ok || !known && some && f.surelyPutHere(place) || f.mayFill(list, known, place):
		case !known && given != nil:
			v.told = u.Told
			f.noteFallback(place, given, e, v)
		case known || u.Written:
			f.fallBack(e, v)
		}
	}
}

// mayFill reports whether what the current instruction does with the options in a list, all of
// which are known or not, may put something into place, that it made. Of a list that somebody
// has put into a field or a variable any option may be that one. Those of a parameter the
// caller knows.
func (f *frame) mayFill(list ssa.Value, known bool, place atom) bool {
	load, _ := list.(*ssa.UnOp)
	if known || load != nil && load.Op == token.MUL && f.asParam(list) == nil {
		return f.filledHere(place)
	}
	return form.IsReturned(list) && f.putHere(place)
}

// fallBack records that a callee falls back to standard output, or to what this function
// has put in its place.
func (f *frame) fallBack(e summary.Effect, v via) {
	if to, ok := f.diverted(e.From); ok {
		f.divert(&e, to, v, 0)
		return
	}
	f.record(e, v.trail, v.pos)
}

// filledHere reports whether the current instruction may have put something into place, or
// into what that is a part of, that was made by it.
func (f *frame) filledHere(place atom) bool {
	o, ok := place.node.(*object)
	return !ok || f.pkg.leaks(o) && f.pkg.leaked[o][0] == f.cur || f.putHere(place)
}

// surelyPutHere reports whether the current instruction has put something into place, that was made
// by it, in any case.
func (f *frame) surelyPutHere(place atom) bool {
	s := f.memory(place)[place.bare()]
	return s != nil && s.over.by == f.cur && s.over.must
}

// putHere reports whether the current instruction is known to do so.
func (f *frame) putHere(place atom) bool {
	mem, at := f.memory(place), place.bare()
	put := func() bool { s := mem[at]; return s != nil && s.over.by == f.cur }
	if put() {
		return true
	}
	for at.path = range paths.Prefixes(place.path) {
		if put() {
			return true
		}
	}
	return false
}
