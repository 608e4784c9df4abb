package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a function returns, or leaves somewhere, holds then what it was given last:
//
//	func NewTable(w io.Writer) *Table {
//		t := &Table{log: log.New(os.Stdout)}
//		t.log.SetOutput(io.Discard)
//		return t // whoever has it writes nothing to standard output
//	}

// A moment is when values hold what is told of them: one of some instructions, or
// whenever if there are none.
type moment struct {
	at   []ssa.Instruction
	copy bool // of what it was then; when that was is not known
}

// whenReturned returns when result i is what is returned: where a struct is copied, or else
// where control leaves the function.
func (f *frame) whenReturned(i int) moment {
	return f.whenLeaving(func(r *ssa.Return) (at ssa.Instruction, copied bool) {
		if i >= len(r.Results) {
			return r, true // in a broken function
		}
		v := r.Results[i]
		if load, ok := v.(*ssa.UnOp); ok && typeinfo.IsAggregate(v.Type()) {
			return load, false
		}
		return r, isCopied(v.Type())
	})
}

// whenLeft returns when something is what the function leaves where by has put it.
func (f *frame) whenLeft(by ssa.Instruction) moment {
	st, ok := by.(*ssa.Store)
	if !ok {
		return moment{}
	}
	return f.whenLeaving(func(r *ssa.Return) (ssa.Instruction, bool) { return r, isCopied(st.Val.Type()) })
}

// whenHanded returns when something is what a function or method of the caller is called
// with: then, or, as it may keep that, when this function leaves it behind.
func (f *frame) whenHanded(u *used) moment {
	m := f.whenLeaving(func(r *ssa.Return) (ssa.Instruction, bool) { return r, false })
	if len(m.at) == 0 || len(u.calling) > maxWays {
		return moment{}
	}
	for _, i := range u.calling {
		c, ok := i.(*ssa.Call)
		if !ok || slices.ContainsFunc(c.Call.Args, func(v ssa.Value) bool { return isCopied(v.Type()) }) {
			return moment{}
		}
		m.at = append(m.at, i)
	}
	return m
}

// whenLeaving returns when something is what is left behind that at says of each return,
// or a copy of it. If there are many of them, or a panic may end in one, that is not known.
func (f *frame) whenLeaving(at func(*ssa.Return) (ssa.Instruction, bool)) (m moment) {
	for _, b := range f.ends {
		if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
			i, copied := at(r)
			m.at, m.copy = append(m.at, i), m.copy || copied
		}
	}
	if len(m.at) > maxWays || f.pkg.mayGoOn(f.fn) || m.copy {
		m.at = nil
	}
	return m
}

// isCopied reports whether to have a value of type t is to have a copy of what something
// held before.
func isCopied(t types.Type) bool {
	_, ok := types.Unalias(t).(*types.TypeParam)
	return ok || typeinfo.IsAggregate(t)
}

// within is value for what is held by something of type t, nil if that is not known. Of a
// copy all is told that what it was made of ever held.
func (o *outside) within(t types.Type, atoms []atom, depth int) summary.Value {
	if t == nil || isCopied(t) {
		defer func(m moment) { o.moment = m }(o.moment)
		o.moment = moment{copy: o.copy || t != nil}
	}
	return o.value(atoms, depth)
}

// remains reports whether a place holds what an entry of its slot says when it is told of.
func (o *outside) remains(s *slot, e entry) bool {
	if len(o.at) == 0 || len(s.writes) < 2 && !s.over.must {
		return true
	}
	return slices.ContainsFunc(o.at, func(at ssa.Instruction) bool { return !o.f.gone(s, e, at) })
}

// tells reports whether a is a part of something that is being told of.
func (o *outside) tells(a atom) bool {
	n, ok := a.node.(*object)
	return ok && o.seen[n]
}

// before returns what a held when it was copied to a path of something, at then, before
// that became what it holds now:
//
//	c.logger = c.logger.With(hook)
//	return c
func (o *outside) before(a atom, path string, then ssa.Instruction, depth int) []summary.Field {
	var out []summary.Field
	n := a.node.(*object)
	tell := func(place atom, path string, must bool) {
		v := o.within(n.typeOf(place.path), o.f.contents(place, then), depth+1)
		if len(v) > 0 || must {
			out = append(out, summary.Field{Path: path, Value: v, Must: must})
		}
	}
	tell(a, path, false)
	for _, p := range o.f.pkg.parts[n] {
		if rest, ok := paths.Under(p.path, a.path); ok && rest != "" {
			must := slices.ContainsFunc(o.f.pkg.mem[p].writes, func(w write) bool { return w.must && o.f.dominates(w.by, then) })
			tell(p, paths.Join(path, rest), must)
		}
	}
	return out
}

// covers reports whether one of the parts of a whole was replaced, when it is told of, after
// what an entry of the whole says was put there.
func (o *outside) covers(parts []*slot, e entry) bool {
	if len(o.at) == 0 {
		return false
	}
	return !slices.ContainsFunc(o.at, func(at ssa.Instruction) bool { return !o.f.covered(parts, e, at) })
}

// fills reports whether the function has replaced the content of s, a part of n, when it is told
// of, by each way on which n was made:
//
//	if quiet {
//		return nil, io.EOF
//	}
//	return NewBar(WithWriter(w)), nil
func (o *outside) fills(s *slot, n *object) bool {
	if s.covers.must && s.covers.by == n.by && n.home == o.f.fn {
		return true // the callee that made it says so
	}
	if len(o.at) == 0 {
		return !o.copy && o.f.fills(s)
	}
	return !slices.ContainsFunc(o.at, func(at ssa.Instruction) bool { return o.f.reaches(n.by, at) && !o.f.hasFilled(s, n, at) })
}

// hasFilled reports whether the function has replaced the content of s, a part of n, whenever
// that is there and control is at at: before, when it made n, or right after that.
func (f *frame) hasFilled(s *slot, n *object, at ssa.Instruction) bool {
	made := n.home == f.fn && n.by != nil
	return made && s.over.must && s.over.by == n.by || slices.ContainsFunc(s.writes, func(w write) bool {
		return w.must && (f.dominates(w.by, at) || made && f.followed(n.by, w.by, at))
	})
}

// typeOf returns the type of what the object holds at a path, nil if that is not known.
func (o *object) typeOf(path string) types.Type {
	if o.typ == nil {
		return nil
	}
	return typeAt(o.typ, path)
}

// captures returns the type of captured variable i, nil if that is not known.
func (n *function) captures(i int) types.Type {
	if n.fn == nil || i >= len(n.fn.FreeVars) {
		return nil
	}
	return n.fn.FreeVars[i].Type()
}
