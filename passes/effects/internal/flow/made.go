package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/condense"
	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A made says where an interface value or a function value is made: under conditions
// of the parameters of a function, that of the instruction or a caller of it, as the
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
func (f *frame) madeHere(by ssa.Instruction) made {
	return made{home: f.fn, under: f.condsAt(by.Block())}
}

// named returns the function value that the current instruction makes by naming fn, or
// by holding it as a literal that captures nothing.
func (f *frame) named(fn *ssa.Function) atom {
	b := f.block()
	if conds := f.condsAt(b); len(conds) > 0 {
		return f.namedUnder(fn, conds, madeKey{by: b.Instrs[0], of: fn})
	}
	return f.pkg.function(fn)
}

// brought returns what v may hold by way of one of its edges. A function is named there, and
// an interface value made, under the conditions by which control gets that way.
func (f *frame) brought(v *ssa.Phi, edge int) []atom {
	e := v.Edges[edge]
	fn, names := e.(*ssa.Function)
	box, boxes := e.(*ssa.MakeInterface)
	if !names && !boxes {
		return f.value(e)
	}
	from := v.Block().Preds[edge]
	if f.isDead(from) || f.neverTaken(from, v.Block()) {
		return nil
	}
	conds := f.wayBy(from, v.Block())
	if boxes {
		return f.boxedUnder(f.value(box), conds, madeKey{by: v, id: 1 + edge})
	}
	return []atom{f.namedUnder(fn, conds, madeKey{by: v, of: fn, id: 1 + edge})}
}

// boxedUnder returns an interface value, which is all that atoms are, as one that is made under
// conditions.
func (f *frame) boxedUnder(atoms []atom, conds []summary.Cond, key madeKey) []atom {
	if len(atoms) != 1 || len(conds) == 0 {
		return atoms
	}
	a := atoms[0]
	b, ok := a.node.(*boxed)
	if !ok || len(conditions.Join(b.under, conds)) == len(b.under) {
		return atoms
	}
	n, ok := f.made[key].(*boxed)
	if !ok {
		twin := *b
		n = &twin
		n.id, n.made = f.pkg.next(), made{home: f.fn, under: conds}
		f.made[key] = n
	}
	a.node = n
	return []atom{a}
}

// maxNamings bounds how often one function is told apart that another one names under
// conditions, as a parser may for each of its tokens: sets of values are bounded.
const maxNamings = 4

// namedUnder returns fn as what is made under conditions: as what it is everywhere if
// there are none, or too many of them.
func (f *frame) namedUnder(fn *ssa.Function, conds []summary.Cond, key madeKey) atom {
	a := f.pkg.function(fn)
	if len(conds) == 0 {
		return a
	}
	n, ok := f.made[key].(*function)
	if !ok && f.names[fn] == maxNamings {
		return a
	}
	if !ok {
		if f.names == nil {
			f.names = make(map[*ssa.Function]int)
		}
		f.names[fn]++
		twin := *a.node.(*function)
		n = &twin
		n.id, n.made = f.pkg.next(), made{home: f.fn, under: conds}
		f.made[key] = n
	}
	a.node = n
	return a
}

// condsOf returns the conditions, of the parameters of the function under
// evaluation, under which a is made, as m says, none if that was not for this call of it.
func (f *frame) condsOf(a atom, m made) []summary.Cond {
	if a.kept || m.home != f.fn || f.entering {
		return nil
	}
	return m.under
}

// wherever returns v as a way by a, which is made as m says, and whether there is one.
func (f *frame) wherever(a atom, m made, v via) (via, bool) {
	conds := f.condsOf(a, m)
	if conditions.Exclude(conds, v.conds) {
		return v, false
	}
	if len(conds) > 0 {
		v.conds = conditions.Join(v.conds, conds)
	}
	return v, true
}

// literal returns what an interface value is made of, if that is a constant or the
// content of a local variable, and the interface value if it is made of the address of
// what is made there, or of another package's variable, nil if it is of anything else.
func literal(box *ssa.MakeInterface) ssa.Value {
	v := form.Unconvert(box.X)
	switch x := v.(type) {
	case *ssa.Alloc:
		if typeinfo.IsAggregate(x.Type().Underlying().(*types.Pointer).Elem()) {
			return box
		}
	case *ssa.Global:
		if x.Pkg != box.Parent().Pkg {
			return box
		}
	case *ssa.Const:
		if _, ok := constOf(x); ok {
			return x
		}
	case *ssa.UnOp:
		if local, ok := x.X.(*ssa.Alloc); ok && x.Op == token.MUL && typeinfo.IsAggregate(x.Type()) && form.Spilled(local) == nil {
			return x
		}
		if whole, _ := keptIn(x); whole != nil {
			return box
		}
	}
	return nil
}

// keptIn returns what is made there to which a pointer is that a variable holds for ever, be it
// one that a function literal has captured, and the store by which it does; nil if v is no load
// of such a variable.
//
//	ui := &cli.BasicUi{Writer: os.Stdout, ErrorWriter: os.Stderr}
//	return func() cli.Command { return &readCommand{ui} }
func keptIn(v *ssa.UnOp) (*ssa.Alloc, ssa.Instruction) {
	from := v.X
	for range maxDepth {
		free, ok := from.(*ssa.FreeVar)
		if !ok {
			break
		}
		from = form.BindingOf(free)
	}
	local, ok := from.(*ssa.Alloc)
	if !ok || v.Op != token.MUL {
		return nil, nil
	}
	whole, ok := form.AlwaysIn(local).(*ssa.Alloc)
	if !ok || !typeinfo.IsAggregate(whole.Type().Underlying().(*types.Pointer).Elem()) {
		return nil, nil
	}
	return whole, form.PutIn(local)
}

// outside returns v if it is no value of the function under evaluation, of which one
// activation may have made what another one uses.
func (f *frame) outside(v ssa.Value) ssa.Value {
	if v == nil || v.Parent() == f.fn {
		return nil
	}
	return v
}

// ofLiteral returns c as the call of a method of what a, which is b, holds, if that is a
// constant or a struct that is made for it. Of what an earlier call of the function may
// have made its arguments say nothing.
func (f *frame) ofLiteral(c call, a atom, b *boxed) call {
	if b.literal == nil || a.kept && b.literal.Parent() == f.fn {
		return c
	}
	vals := make([]ssa.Value, max(1, len(c.vals)))
	copy(vals, c.vals)
	vals[0] = b.literal
	c.vals = vals
	return c
}

// methodsOf returns methods of a receiver without what that keeps them from. Where one of
// them makes another such value, which this may not be so of, it returns all, and the
// conditions that do not hold of the receiver.
func (p *Package) methodsOf(methods []summary.Method, recv ssa.Value) (out []summary.Method, not []summary.Cond) {
	others := slices.ContainsFunc(methods, condense.MakesAnother)
	never := func(conds []summary.Cond) bool {
		i := slices.IndexFunc(conds, func(c summary.Cond) bool {
			if c.Of != "" || c.Param != 0 {
				return false
			}
			_, possible := p.outer.whenIs(c, p.outer.operandOf(recv, c.Path, nil))
			return !possible
		})
		if i >= 0 && others && !slices.Contains(not, conds[i]) {
			not = append(not, conds[i])
		}
		return i >= 0 && !others
	}
	out = slices.Clone(methods)
	for i, m := range out {
		if m.Sum == nil {
			continue
		}
		s := *m.Sum
		s.Stores, s.Results = slices.Clone(s.Stores), slices.Clone(s.Results)
		for n := range s.Stores {
			s.Stores[n].Value = without(s.Stores[n].Value, never)
		}
		for n := range s.Results {
			s.Results[n] = without(s.Results[n], never)
		}
		s.Effects = slices.DeleteFunc(slices.Clone(s.Effects), func(e summary.Effect) bool { return never(e.If) })
		s.Uses = slices.DeleteFunc(slices.Clone(s.Uses), func(u summary.Use) bool { return never(u.If) })
		out[i].Sum = &s
	}
	return slices.DeleteFunc(out, func(m summary.Method) bool { return m.Sum.Empty() }), not
}

// without returns a value without what is made where never says that conditions are.
func without(v summary.Value, never func([]summary.Cond) bool) summary.Value {
	return slices.DeleteFunc(slices.Clone(v), func(a summary.Atom) bool { return never(a.If) })
}
