package flow

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// What a function, or one that it calls, puts into a field where that is zero is found here; what
// it means for who decides by the field, see standin.go.

// A zeroFilling puts a constant into a field of something, where that is zero or something else is so.
type zeroFilling struct {
	by standIn
	at ssa.Instruction // that asks whether it is, calls who does, or puts it there
}

// fills returns what a store puts into a place where that is zero, and not otherwise; nil if it
// does anything else.
func fills(st *ssa.Store) *zeroFilling {
	b := st.Block()
	c, ok := constOf(st.Val)
	if !ok || !isConstant(st.Val.Type()) || len(b.Preds) != 1 {
		return nil
	}
	from := b.Preds[0]
	cond, holds, ok := form.Branch(from, b)
	if !ok {
		return nil
	}
	op, ok := asksZero(cond, holds, func(v ssa.Value) bool {
		load, ok := v.(*ssa.UnOp)
		return ok && load.Op == token.MUL && isSamePlace(load.X, st.Addr) && endsUnchanged(from, load)
	})
	if !ok {
		return nil
	}
	return &zeroFilling{standIn{op, c}, from.Instrs[len(from.Instrs)-1]}
}

// endsUnchanged reports whether nothing is put anywhere from an instruction of a block on.
func endsUnchanged(b *ssa.BasicBlock, from ssa.Instruction) bool {
	i := slices.Index(b.Instrs, from)
	return i >= 0 && !slices.ContainsFunc(b.Instrs[i:], func(i ssa.Instruction) bool {
		switch i := i.(type) {
		case *ssa.Store:
			return true
		case ssa.CallInstruction:
			_, built := i.Common().Value.(*ssa.Builtin)
			return !built
		}
		return false
	})
}

// fillsBefore returns what a store puts into a place that may have been executed when at is, by
// which it is known what is there then; nil if it is executed in any case, or puts no constant.
func (p *Package) fillsBefore(st *ssa.Store, at ssa.Instruction) *zeroFilling {
	if p.precedes(st, at) {
		return nil
	}
	if by := fills(st); by != nil && st.Block() != at.Block() && p.precedes(by.at, at) {
		return by
	}
	return putsConstant(st)
}

// putsConstant returns the constant that a store puts into a place, if it is executed; nil if it
// puts anything else there.
func putsConstant(st *ssa.Store) *zeroFilling {
	if c, ok := constOf(st.Val); ok && isConstant(st.Val.Type()) {
		return &zeroFilling{standIn{perhaps, c}, st}
	}
	return nil
}

// isSamePlace reports whether two addresses are those of the same field of the same thing.
func isSamePlace(a, b ssa.Value) bool {
	x, okx := a.(*ssa.FieldAddr)
	y, oky := b.(*ssa.FieldAddr)
	return a == b || okx && oky && x.Field == y.Field && isSamePlace(x.X, y.X)
}

// asksZero returns by what comparison with zero something is asked for that a condition, which
// holds or does not, is about alone.
func asksZero(cond ssa.Value, holds bool, isIt func(ssa.Value) bool) (token.Token, bool) {
	switch v := cond.(type) {
	case *ssa.BinOp:
		of, op := v.X, v.Op
		if call, ok := of.(*ssa.Call); ok && form.LenOf(call) != nil {
			of = form.LenOf(call) // of a text
		}
		if !holds {
			op = conditions.Negated[op]
		}
		c, ok := constOf(v.Y)
		if ok && op == token.LSS && c == (summary.Const{Kind: constant.Int, Int: 1}) {
			op, c.Int = token.LEQ, 0
		}
		return op, ok && c == summary.Const{Kind: c.Kind} && (op == token.EQL || op == token.LEQ) && isIt(of)
	case *ssa.UnOp:
		if v.Op == token.NOT {
			return asksZero(v.X, !holds, isIt)
		}
	}
	return token.EQL, !holds && isIt(cond)
}

// defaultedDecider returns the decider that v is as what a parameter, or a field of one, says, or
// else a constant.
func (f *frame) defaultedDecider(v ssa.Value) (decider, bool) {
	of, by := defaulted(v)
	if _, again := of.(*ssa.Phi); of == nil || again {
		return decider{}, false
	}
	d, ok := f.deciderOf(of)
	return decider{d.param, by.path(d.path)}, ok && d.isPlain()
}

// defaulted returns what v is unless that is zero, and what it is then; nil if it is no such thing.
func defaulted(v ssa.Value) (of ssa.Value, by standIn) {
	switch v := v.(type) {
	case *ssa.Phi:
		if !isConstant(v.Type()) {
			return nil, by
		}
		of, _, _ = unless(v, func(of, instead, cond ssa.Value, holds bool) bool {
			c, constant := constOf(instead)
			op, zero := asksZero(cond, holds, func(x ssa.Value) bool { return x == of })
			by = standIn{op, c}
			return constant && zero
		})
		return of, by
	case *ssa.Call:
		if decl := form.DeclaredAs(&v.Call); decl == nil || decl.FullName() != "cmp.Or" {
			return nil, by
		}
		if list, ok := form.Variadic(v.Call.Args[0]); ok && len(list) == 2 {
			if c, ok := constOf(list[1]); ok && isConstant(v.Type()) {
				return list[0], standIn{token.EQL, c}
			}
		}
	}
	return nil, by
}

// fillsByCall returns what a call of a function of the package puts into the field at path of what
// addr is where that is zero; nil if it does anything else with the field.
func (p *Package) fillsByCall(use ssa.Instruction, addr ssa.Value, path string) *zeroFilling {
	call, ok := use.(*ssa.Call)
	if !ok || call.Call.StaticCallee() == nil {
		return nil
	}
	fn, param := call.Call.StaticCallee(), slices.Index(call.Call.Args, addr)
	f := p.frames[fn]
	if f == nil || param < 0 || param >= len(fn.Params) || slices.Contains(call.Call.Args[param+1:], addr) || isBehindPointer(fn.Params[param].Type(), path) {
		return nil
	}
	key := putting{fn, param, path}
	by, asked := p.standIns[key]
	if !asked {
		if p.standIns == nil {
			p.standIns = make(map[putting]*standIn)
		}
		p.standIns[key] = nil // for what leads back here
		if filled, ok := f.filledBefore(fn.Params[param], path, nil); ok {
			if by = &filled.by; !f.usually(filled.at) {
				by.op = perhaps
			}
		}
		p.standIns[key] = by
	}
	if by == nil {
		return nil
	}
	return &zeroFilling{*by, call}
}

// filledParam returns the decider that a field of what a parameter points to is for an instruction,
// where the function has put a constant there if it was zero, and nothing else.
func (f *frame) filledParam(d decider, at ssa.Instruction) (decider, bool) {
	if d.param < 0 || d.path == "" || isBehindPointer(f.fn.Params[d.param].Type(), d.path) {
		return decider{}, false
	}
	by, ok := f.filledBefore(f.fn.Params[d.param], d.path, at)
	switch {
	case !ok:
		return decider{}, false
	case !f.dominates(by.at, at) || at.Block() != by.at.Block() && len(at.Block().Preds) == 1 && at.Block().Preds[0] == by.at.Block():
		by.by.op = perhaps // or it is where it is put
	}
	return decider{d.param, by.by.path(d.path)}, true
}

// filledBefore returns what alone is put into a field of what a parameter points to, before an
// instruction if there is one, if that is a constant in the place of zero.
func (f *frame) filledBefore(param *ssa.Parameter, field string, at ssa.Instruction) (by zeroFilling, ok bool) {
	for _, h := range f.handsOn(param) {
		if !h.mayChange(field) || at != nil && !f.leadsTo(h.by, at, nil) {
			continue
		}
		var filled *zeroFilling
		st, puts := h.by.(*ssa.Store)
		switch {
		case puts && st.Addr == h.addr && h.path == field:
			if filled = fills(st); filled == nil {
				filled = putsConstant(st)
			}
		case !puts && f.pkg.leavesAlone(h, field, 0):
			continue
		case !puts && h.path == "":
			filled = f.pkg.fillsByCall(h.by, h.addr, field)
		}
		if filled == nil || ok {
			return by, false
		}
		by, ok = *filled, true
	}
	return by, ok
}

// filledLate returns what a field holds of which options leave what was found, for which a constant may
// stand in after all of them.
func (p *Package) filledLate(found part, by *zeroFilling, options *application, depth int) (part, bool) {
	f := p.frames[options.call.Parent()]
	if by.at.Parent() != f.fn || !f.dominates(options.head, by.at) && by.by.op != perhaps || f.reaches(by.at, options.call) {
		return part{}, false
	}
	return p.standingIn(by.by, found, depth)
}

// filledAfter returns what a field holds that was found to hold something, for which a constant may
// stand in.
func (p *Package) filledAfter(found part, by *zeroFilling, depth int) (part, bool) {
	switch {
	case found.put != nil && p.precedes(by.at, found.put):
		return found, true // whatever it was before
	case found.put != nil && !p.precedes(found.put, by.at):
		return part{}, false
	}
	out, ok := p.standingIn(by.by, found, depth)
	out.put = by.at
	return out, ok
}
