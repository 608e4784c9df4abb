package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a goroutine asks of a field holds what it did when that was started, unless it sets the field
// itself: others do that with a lock, or before they tell the goroutine, or they must not do it.
//
//	func (b *Bar) Start() {
//		b.draw()
//		go b.refresh() // which asks for b.Output, too
//	}

// changesAlongside reports whether an instruction starts a goroutine in whose course the field at path of
// what v points to, which that asks for, may be set.
func (p *Package) changesAlongside(at ssa.Instruction, v ssa.Value, path string) bool {
	started, ok := at.(*ssa.Go)
	if _, pointer := v.Type().Underlying().(*types.Pointer); !ok || !pointer {
		return false
	}
	fn := started.Call.StaticCallee()
	if fn == nil || p.frames[fn] == nil || !p.leavesDuring(fn, v.Type(), path) {
		return true
	}
	for field := range fieldsOn(v.Type(), isAskedOf(path)) {
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
		together = p.exchanged[field] || p.setsTogether(field)
		if p.setTogether == nil {
			p.setTogether = make(map[*types.Var]bool)
		}
		p.setTogether[field] = together
	}
	return together
}

// setsTogether reports whether one of the functions that set a field does so, or one that leads to it; and
// if there is none, as it is not known then who does.
func (p *Package) setsTogether(field *types.Var) bool {
	for _, fn := range p.assigning[field] {
		if p.isToldIn(fn, ownersSet(fn, field)) {
			return true
		}
	}
	for _, fn := range p.overwriting[field] {
		if p.isToldIn(fn, nil) {
			return true
		}
	}
	return len(p.assigning[field])+len(p.overwriting[field]) == 0
}

// isToldIn reports whether a function, or one that leads to it, tells others something, or locks what it
// sets something in, which is in the owners if there are some.
func (p *Package) isToldIn(fn *ssa.Function, owners []ssa.Value) bool {
	for caller := range p.above(fn) {
		if form.HasInstruction(caller, func(i ssa.Instruction) bool {
			return tells(i) || locks(i) && !(caller == fn && locksOther(i, owners))
		}) {
			return true
		}
	}
	return false
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
		return known.Wakes(form.DeclaredAs(i.Common()))
	}
	return false
}

// locks reports whether an instruction calls a method that locks something.
func locks(i ssa.Instruction) bool {
	c, ok := i.(ssa.CallInstruction)
	if !ok {
		return false
	}
	if c.Common().IsInvoke() {
		return known.Locks(c.Common().Method)
	}
	return known.Locks(form.DeclaredAs(c.Common()))
}

// locksOther reports whether what locks something has that in none of some owners, which are known:
//
//	func (b *Board) Add(g *Gauge) {
//		b.mu.Lock()
//		g.Silent = true
//	}
func locksOther(i ssa.Instruction, owners []ssa.Value) bool {
	c := i.(ssa.CallInstruction).Common()
	return len(owners) > 0 && !c.IsInvoke() && len(c.Args) > 0 && !slices.Contains(owners, ownerOf(c.Args[0]))
}

// ownersSet returns in what a function sets a field, by addresses of that.
func ownersSet(fn *ssa.Function, field *types.Var) (owners []ssa.Value) {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if at, ok := i.(*ssa.FieldAddr); ok && typeinfo.Field(at.X.Type(), at.Field) == field && slices.ContainsFunc(*at.Referrers(), isStore) {
				owners = append(owners, ownerOf(at))
			}
		}
	}
	return owners
}

func isStore(use ssa.Instruction) bool {
	_, ok := use.(*ssa.Store)
	return ok
}

// ownerOf returns what v is a part of, or is found in by way of pointers and lists.
func ownerOf(v ssa.Value) ssa.Value {
	for {
		switch x := form.RootOf(v).(type) {
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return x
			}
			v = x.X
		case *ssa.IndexAddr:
			v = x.X
		default:
			return x
		}
	}
}
