package flow

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A made says where an interface value or a closure is made: under conditions of
// the parameters of a function, that of the instruction or a caller of it, as the
// hooks of a logger are:
//
//	func (l *Logger) check(level Level) *Entry {
//		e := l.entry()
//		if level == Fatal {
//			e.after = exit
//		}
//		return e
//	}
//
//	func (l *Logger) Info(text string) { l.check(Info).write(text) }
type made struct {
	home  *ssa.Function
	under []summary.Cond
}

// madeHere returns where f makes what the instruction makes.
func (f *frame) madeHere(by ssa.Instruction) made { return made{f.fn, f.condsAt(by.Block())} }

// condsOf returns the conditions, of the parameters of the function under
// evaluation, under which something is made, none if that was not for a call of it.
func (f *frame) condsOf(m made) []summary.Cond {
	if m.home != f.fn || f.entering {
		return nil
	}
	return m.under
}

// wherever returns v as a way by what is made, and whether there is one.
func (f *frame) wherever(m made, v via) (via, bool) {
	conds := f.condsOf(m)
	if exclude(conds, v.conds) {
		return v, false
	}
	if len(conds) > 0 {
		v.conds = join(v.conds, conds)
	}
	return v, true
}

// holds returns the constant that b holds, nil if it holds none.
func (b *boxed) holds() *summary.Const {
	if b.constant == nil {
		return nil
	}
	c, _ := constOf(b.constant)
	return &c
}

// constantOf returns c as a value, nil if it is none.
func constantOf(c *summary.Const) *ssa.Const {
	if c == nil {
		return nil
	}
	switch c.Kind {
	case constant.Int:
		return ssa.NewConst(constant.MakeInt64(c.Int), types.Typ[types.Int])
	case constant.String:
		return ssa.NewConst(constant.MakeString(c.Text), types.Typ[types.String])
	case constant.Bool:
		return ssa.NewConst(constant.MakeBool(c.Int != 0), types.Typ[types.Bool])
	}
	return nil
}

// ofConstant returns c as the call of a method of a constant, if b holds one.
func (c call) ofConstant(b *boxed) call {
	if b.constant == nil {
		return c
	}
	vals := make([]ssa.Value, max(1, len(c.vals)))
	copy(vals, c.vals)
	vals[0] = b.constant
	c.vals = vals
	return c
}
