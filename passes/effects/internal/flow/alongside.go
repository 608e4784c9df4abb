package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a goroutine asks of a field holds what it did when that was started, unless it sets the field
// itself: others do that with a lock, or before they tell the goroutine, or they must not do it.
//
//	func (b *Bar) Start() {
//		b.draw()
//		go b.refresh() // which asks for b.Output, too
//	}

// changesAlongside reports whether the field at path of what t is, or points to, may be set while the
// goroutine runs that an instruction starts.
func (p *Package) changesAlongside(started *ssa.Go, t types.Type, path string) bool {
	fn := started.Call.StaticCallee()
	if fn == nil || p.frames[fn] == nil || !p.leavesDuring(fn, t, path) {
		return true
	}
	for field := range fieldsOn(t, isAskedOf(path)) {
		if field == nil || p.isSetTogether(field.Origin()) {
			return true
		}
	}
	return false
}

// isSetTogether reports whether a field of what was made elsewhere may be set by who has locked that, or
// tells others something.
func (p *Package) isSetTogether(field *types.Var) bool {
	together, known := p.setTogether[field]
	if !known && p.assigned[field] {
		together = p.exchanged[field] || p.setsTogether(field, slices.Concat(p.assigning[field], p.overwriting[field]))
		if p.setTogether == nil {
			p.setTogether = make(map[*types.Var]bool)
		}
		p.setTogether[field] = together
	}
	return together
}

// setsTogether reports whether one of the functions that set a field does so, or one that leads to it; and
// if there is none, as it is not known then who does.
func (p *Package) setsTogether(field *types.Var, by []*ssa.Function) bool {
	for _, fn := range by {
		for caller := range p.above(fn) {
			if form.HasInstruction(caller, func(i ssa.Instruction) bool { return tells(i) || locks(i, field) }) {
				return true
			}
		}
	}
	return len(by) == 0
}

// tells reports whether an instruction sends something, or closes a channel, or calls what may wake others.
func tells(i ssa.Instruction) bool {
	switch i := i.(type) {
	case *ssa.Send:
		return true
	case *ssa.Select:
		return slices.ContainsFunc(i.States, func(s *ssa.SelectState) bool { return s.Dir == types.SendOnly })
	case ssa.CallInstruction:
		if b, ok := i.Common().Value.(*ssa.Builtin); ok {
			return b.Name() == "close"
		}
		fn := form.DeclaredAs(i.Common())
		return fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "sync" && slices.Contains([]string{"Broadcast", "Done", "Signal"}, fn.Name())
	}
	return false
}

// locks reports whether an instruction locks something, other than a part of what does not have a field.
func locks(i ssa.Instruction, field *types.Var) bool {
	c, ok := i.(ssa.CallInstruction)
	return ok && isLock(c.Common()) && (c.Common().IsInvoke() || len(c.Common().Args) == 0 || !isOfOther(c.Common().Args[0], field))
}

// isLock reports whether a call is one of a method that locks something.
func isLock(c *ssa.CallCommon) bool {
	if c.IsInvoke() {
		return c.Method.Name() == "Lock"
	}
	fn := form.DeclaredAs(c)
	return fn != nil && fn.Name() == "Lock" && fn.Signature().Recv() != nil
}

// isOfOther reports whether an address is that of a field of a struct that does not have the field.
func isOfOther(at ssa.Value, field *types.Var) bool {
	of, ok := at.(*ssa.FieldAddr)
	if !ok {
		return false
	}
	ptr, ok := of.X.Type().Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	s, ok := ptr.Elem().Underlying().(*types.Struct)
	return ok && typeinfo.FieldNamed(s, field.Name()) != field
}
