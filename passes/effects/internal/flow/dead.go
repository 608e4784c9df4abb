package flow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// findFixed finds the package variables that hold one constant for ever, and
// the fields that are zero for ever: those that nobody else can name, and that
// no function here sets or takes the address of. Generated parsers have their
// debug output behind such a variable, others their tracing behind such a field.
func (p *Package) findFixed() {
	p.fixed = make(map[*ssa.Global]summary.Const)
	p.set, p.assigned, p.overwritten = make(map[*types.Var]bool), make(map[*types.Var]bool), make(map[*types.Var]bool)
	p.assigning, p.overwriting = make(map[*types.Var][]*ssa.Function), make(map[*types.Var][]*ssa.Function)
	p.exchanged = make(map[*types.Var]bool)
	p.converted, p.cleared = make(map[*types.Var]bool), make(map[*types.Var]bool)
	p.filled, p.emptied = make(map[*ssa.Global]bool), make(map[*ssa.Global]bool)
	p.filling = make(map[*ssa.Function]filling)
	for _, m := range p.ssa.Members {
		if g, ok := m.(*ssa.Global); ok && g.Object() != nil && !g.Object().Exported() {
			if zero, ok := zeroOf(g.Type().Underlying().(*types.Pointer).Elem()); ok {
				p.fixed[g] = zero
			}
		}
	}
	var operands []*ssa.Value
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if at, ok := i.(*ssa.FieldAddr); ok && !form.OnlyRead(at) {
					field := typeinfo.Field(at.X.Type(), at.Field)
					p.set[field] = true
					if !onlyBuilt(at) {
						p.assigned[field] = true
						p.assigning[field] = append(p.assigning[field], fn)
					}
					if setsNil(at) {
						p.cleared[field] = true
					}
				}
				p.noteConversion(i)
				p.noteGeneric(i)
				if st, ok := i.(*ssa.Store); ok && !form.Builds(st) {
					p.noteOverwritten(st.Val.Type())
					p.noteOverwriting(st.Val.Type(), fn)
					if form.IsNew(st.Val) {
						noteFields(p.cleared, st.Val.Type())
					}
				}
				operands = i.Operands(operands[:0])
				for _, v := range operands {
					if g, ok := (*v).(*ssa.Global); ok {
						p.fix(g, i)
						p.fill(g, i)
					}
				}
			}
		}
	}
}

// fix takes in what an instruction does with g.
func (p *Package) fix(g *ssa.Global, i ssa.Instruction) {
	if _, ok := p.fixed[g]; !ok {
		return
	}
	if form.Loads(i) {
		return
	}
	if st, ok := i.(*ssa.Store); ok && st.Addr == g && form.Declares(st.Parent()) {
		if c, ok := constOf(st.Val); ok {
			p.fixed[g] = c
			return
		}
	}
	delete(p.fixed, g)
}

// onlyBuilt reports whether nothing is put at an address but while what it is in is
// made; fields in it have addresses of their own.
func onlyBuilt(at *ssa.FieldAddr) bool {
	for _, use := range *at.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.FieldAddr:
		case *ssa.UnOp:
			if use.Op != token.MUL {
				return false
			}
		case *ssa.Store:
			if use.Addr != at || !form.Builds(use) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// noteConversion notes that the fields of a struct type that another is
// converted to may be set by whoever made the other, and those of one of which the
// address is an unsafe.Pointer by the kernel or by C.
func (p *Package) noteConversion(i ssa.Instruction) {
	var t types.Type
	switch c := i.(type) {
	case *ssa.Convert:
		if typeinfo.IsUnsafe(c.Type()) {
			p.noteSet(c.X.Type(), 0)
		} else if typeinfo.IsUnsafe(c.X.Type()) {
			p.noteSet(c.Type(), 0)
		}
		return
	case *ssa.ChangeType:
		t = c.Type()
	case *ssa.MultiConvert:
		t = c.Type()
	default:
		return
	}
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	noteFields(p.set, t)
	noteFields(p.converted, t)
	p.noteExchanged(t)
}

// noteSet notes that all fields are set of what is within or behind values of type t.
func (p *Package) noteSet(t types.Type, depth int) {
	if depth > maxDepth {
		return
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		p.noteSet(u.Elem(), depth+1)
	case *types.Slice:
		p.noteSet(u.Elem(), depth+1)
	case *types.Array:
		p.noteSet(u.Elem(), depth+1)
	case *types.Struct:
		p.noteExchanged(t)
		for f := range u.Fields() {
			if !p.converted[f.Origin()] {
				p.set[f.Origin()], p.converted[f.Origin()] = true, true
				p.noteSet(f.Type(), depth+1)
			}
		}
	}
}

// noteGeneric notes that a generic function may put a struct in place of another one.
func (p *Package) noteGeneric(i ssa.Instruction) {
	c, ok := i.(ssa.CallInstruction)
	if !ok || c.Common().StaticCallee() == nil {
		return
	}
	for _, t := range c.Common().StaticCallee().TypeArgs() {
		p.noteExchanged(t)
	}
}

// noteOverwritten notes that the fields of t are assigned with the whole.
func (p *Package) noteOverwritten(t types.Type) {
	noteFields(p.assigned, t)
	noteFields(p.overwritten, t)
}

// noteOverwriting notes which function puts another struct in place of one of type t.
func (p *Package) noteOverwriting(t types.Type, fn *ssa.Function) {
	if s, ok := t.Underlying().(*types.Struct); ok {
		for f := range s.Fields() {
			p.overwriting[f.Origin()] = append(p.overwriting[f.Origin()], fn)
		}
	}
}

// noteExchanged notes that the fields of t are assigned with the whole by who is not known.
func (p *Package) noteExchanged(t types.Type) {
	p.noteOverwritten(t)
	noteFields(p.exchanged, t)
}

// noteFields notes the fields of t, if that is a struct that is put in place of another one.
func noteFields(fields map[*types.Var]bool, t types.Type) {
	if s, ok := t.Underlying().(*types.Struct); ok {
		for f := range s.Fields() {
			fields[f.Origin()] = true
		}
	}
}

// zeroField returns the zero value of field i of the struct type t or *t, if that is never set.
func (p *Package) zeroField(t types.Type, i int) (summary.Const, bool) {
	f := typeinfo.Field(t, i)
	if f == nil || f.Pkg() != p.env.Pkg || p.set[f] || f.Exported() && !p.isHidden(t) {
		return summary.Const{}, false
	}
	if typeinfo.IsNillable(f.Type()) {
		return summary.IsNil(true), true
	}
	return zeroOf(f.Type())
}

// zeroOf returns the zero value of a number or a truth value. A string may be
// set by the linker.
func zeroOf(t types.Type) (summary.Const, bool) {
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Info()&(types.IsInteger|types.IsBoolean) == 0 {
		return summary.Const{}, false
	}
	if b.Info()&types.IsBoolean != 0 {
		return summary.Const{Kind: constant.Bool}, true
	}
	return summary.Const{Kind: constant.Int}, true
}

// isDead reports whether control never gets to b, as what a constant or a
// variable that never changes decides, or as what is before it never returns.
func (f *frame) isDead(b *ssa.BasicBlock) bool {
	dead, ok := f.dead[b]
	if !ok {
		f.dead[b] = false // for what leads back here
		up := b.Idom()
		dead = up != nil && f.isDead(up) || f.neverEntered(b)
		f.dead[b] = dead
	}
	return dead
}

func (f *frame) neverEntered(b *ssa.BasicBlock) bool {
	for _, from := range b.Preds {
		if !f.neverTaken(from, b) && !f.pkg.stops(from) && !(len(b.Preds) > 1 && f.isDead(from)) {
			return false
		}
	}
	return len(b.Preds) > 0
}

// neverTaken reports whether a branch never leads from one block to a next one.
func (f *frame) neverTaken(from, to *ssa.BasicBlock) bool {
	cond, taken, ok := form.Branch(from, to)
	if !ok {
		return false
	}
	holds, known := f.decided(cond)
	return known && holds != taken
}

// decided returns whether a condition holds, if that is always the same.
func (f *frame) decided(v ssa.Value) (holds, known bool) {
	if c, ok := f.constant(v); ok && c.Kind == constant.Bool {
		return c.Int != 0, true
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			holds, known = f.decided(v.X)
			return !holds, known
		}
	case *ssa.BinOp:
		x, okx := f.constant(v.X)
		y, oky := f.constant(v.Y)
		if okx && oky {
			return conditions.Compare(v.Op, x, y)
		}
	}
	return false, false
}

// constant returns the constant that v is, or that the variable or field it is
// loaded from always holds.
func (f *frame) constant(v ssa.Value) (summary.Const, bool) {
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op != token.MUL {
			break
		}
		switch from := v.X.(type) {
		case *ssa.Global:
			c, ok := f.pkg.fixed[from]
			return c, ok
		case *ssa.FieldAddr:
			return f.pkg.zeroField(from.X.Type(), from.Field)
		}
	case *ssa.Field:
		return f.pkg.zeroField(v.X.Type(), v.Field)
	case *ssa.Call, *ssa.Extract:
		if call, result := form.CallOf(v); call != nil && !form.IsFalseOnceBuilt(call) {
			return f.pkg.alwaysReturned(call, result)
		}
	}
	return constOf(v)
}

// alwaysReturned returns the constant that each return of a function of this package
// has for one of its results, or nil for an error that one of another module never returns.
func (p *Package) alwaysReturned(c *ssa.Call, i int) (out summary.Const, ok bool) {
	fn := c.Call.StaticCallee()
	if p.cannotFail(c, i) {
		return summary.IsNil(true), true
	}
	if fn == nil || fn.Pkg != p.ssa || fn.Recover != nil || i >= fn.Signature.Results().Len() || !isConstant(fn.Signature.Results().At(i).Type()) {
		return out, false
	}
	for _, b := range fn.Blocks {
		r, isReturn := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !isReturn {
			continue
		}
		v, known := constOf(r.Results[i])
		if !known || ok && v != out {
			return out, false
		}
		out, ok = v, true
	}
	return out, ok
}
