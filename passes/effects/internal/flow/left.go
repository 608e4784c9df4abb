package flow

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Options are called on what a function makes, of which it then makes something else:
//
//	func New(options ...Option) *Exporter {
//		c := config{out: os.Stdout}
//		for _, set := range options {
//			set(&c)
//		}
//		return &Exporter{json.NewEncoder(c.out)}
//	}
//
// What c.out is then, who calls the function says, who knows the options: a place of what the
// function makes stands for that, like one of a parameter.

// A handingOver is the first call of options on an object of the function, or on a part of it.
type handingOver struct {
	by   ssa.Instruction
	path string // of the part
}

// A leftThere is such a place, and the call of options that comes before it is asked for; there is
// none if by is nil.
type leftThere struct {
	atom
	by ssa.Instruction
}

// noteLeft notes what the current instruction calls options on, all of which the caller knows: what
// is made of that, and what is returned that has it.
func (f *frame) noteLeft(u *used, c call) {
	by, ok := f.cur.(*ssa.Call)
	if !ok || u == nil || !u.Each || u.Op != summary.Call && u.Op != summary.Invoke {
		return
	}
	for _, arg := range c.args {
		for _, a := range arg {
			o, ok := a.node.(*object)
			if !ok || o.home != f.fn || f.left[o].by != nil {
				continue
			}
			if f.left == nil {
				f.left = make(map[*object]handingOver)
			}
			f.left[o] = handingOver{by, a.path}
		}
	}
}

// leftAt returns what options leave in a place, if control is at at only after they were called.
func (f *frame) leftAt(place atom, at ssa.Instruction) leftThere {
	o, ok := place.node.(*object)
	if !ok || len(f.left) == 0 || at == nil || place.path == "" || paths.PassesCall(place.path) {
		return leftThere{}
	}
	by := f.left[o].by
	_, within := paths.Under(place.path, f.left[o].path)
	switch {
	case by == nil, at == by && !f.after, !within:
		return leftThere{}
	case at != by && (!f.dominates(f.roundOf(by), at) || f.reaches(at, by)):
		return leftThere{}
	}
	f.noteLooked(o, place.path)
	symbol := f.pkg.ref(summary.Made, o.id, "", f.fn)
	symbol.path, symbol.kept = place.path, place.kept
	return leftThere{symbol, by}
}

// noteLooked notes a path at which it was asked what options leave.
func (f *frame) noteLooked(o *object, path string) {
	if f.lookedAt == nil {
		f.lookedAt = make(map[*object][]string)
	}
	if !slices.Contains(f.lookedAt[o], path) {
		f.lookedAt[o] = append(f.lookedAt[o], path)
		f.told++
	}
}

// roundOf returns what is executed whenever options have been called that are called by an
// instruction: the end of what begins each round, if it calls one of them in each.
func (f *frame) roundOf(by ssa.Instruction) ssa.Instruction {
	if call, ok := by.(*ssa.Call); ok && f.eachOf(call) != nil {
		return roundOf(call)
	}
	return by
}

// addTo adds the place to what holds what options leave there.
func (l leftThere) addTo(out *cell) {
	if l.by != nil {
		out.add(l.atom)
	}
}

// leftOver reports whether what an instruction has put somewhere was there before options were
// called, so that the place says of it what they leave.
func (f *frame) leftOver(l leftThere, by ssa.Instruction) bool {
	if l.by == nil || by == nil {
		return false
	}
	if st, ok := by.(*ssa.Store); ok {
		if call, ok := st.Val.(*ssa.Call); ok && call == l.by {
			return true // what an option has returned
		}
	}
	return by == l.by || !f.reaches(l.by, by)
}

// unleft returns what was, before options were called, at a place that says what they leave.
func (f *frame) unleft(place atom) []atom {
	for o, over := range f.left {
		if o.id != place.node.(*ref).index {
			continue
		}
		defer func(after bool) { f.after = after }(f.after)
		f.after = false
		return f.contents(atom{kind: isPlace, node: o, path: place.path}, over.by)
	}
	return nil
}

// spend notes that something is written to, by way of v, that is at a place which says what
// options leave.
func (f *frame) spend(place atom, v via) {
	for _, a := range f.unbox(f.unleft(place)) {
		if w, ok := a.node.(*writer); ok && w.home == f.fn && !f.atInit() && !f.entering {
			f.arm(w, isSpent, v)
		}
	}
}

// tellLeft returns the objects of which something is told as options leave it.
func (f *frame) tellLeft(o outside) []summary.Value {
	var all []*object
	for n := range f.left {
		if len(f.lookedAt[n]) > 0 {
			all = append(all, n)
		}
	}
	slices.SortFunc(all, func(a, b *object) int { return cmp.Compare(a.id, b.id) })
	var out []summary.Value
	for _, n := range all {
		o.moment = f.whenHanded(&used{calling: []ssa.Instruction{f.left[n].by}})
		v := o.value([]atom{{kind: isPlace, node: n}}, 0)
		for i := range v {
			v[i].Fields = onlyAt(append(v[i].Fields, o.copiedFields(n)...), f.lookedAt[n], 0)
		}
		out = append(out, v)
	}
	return out
}

// onlyAt returns those fields of an object, or of what was copied into it, that lead to one of some
// paths, or from there.
func onlyAt(fields []summary.Field, leading []string, depth int) (out []summary.Field) {
	for _, field := range fields {
		if field.Path == "" && depth < maxDepth {
			copies := slices.Clone(field.Value)
			for i := range copies {
				copies[i].Fields = onlyAt(copies[i].Fields, leading, depth+1)
			}
			field.Value = copies
		} else if !paths.Overlap(field.Path, leading) {
			continue
		}
		out = append(out, field)
	}
	return out
}

// copiedFields returns what is in the fields of an object that is a copy of a variable of the
// package, of which no other package knows what it holds.
func (o *outside) copiedFields(n *object) (out []summary.Field) {
	s := o.f.pkg.mem[atom{kind: isPlace, node: n}]
	if s == nil || n.typ == nil {
		return nil
	}
	t, ok := n.typ.Underlying().(*types.Struct)
	if !ok || !slices.ContainsFunc(s.entries, func(e entry) bool { return isGlobal(e.atom) }) {
		return nil
	}
	for field := range t.Fields() {
		if typeinfo.IsAggregate(field.Type()) || !o.f.pkg.carries(field.Type()) {
			continue
		}
		place := atom{kind: isPlace, node: n, path: field.Name()}
		if v := o.value(o.f.contents(place, o.f.left[n].by), 1); len(v) > 0 {
			out = append(out, summary.Field{Path: field.Name(), Value: v})
		}
	}
	slices.SortFunc(out, func(a, b summary.Field) int { return strings.Compare(a.Path, b.Path) })
	return out
}

// makeAll makes the objects of the callee that options are called on. What is made of these as
// options leave them is in them only once that is known.
func (s substitution) makeAll() {
	for _, v := range s.made {
		s.value(v)
	}
}

// madeAs returns the object of the callee that has an ID, as it is here: none as long as something
// is not known that may put something else into it.
func (s substitution) madeAs(id int) []atom {
	if s.waits {
		return nil
	}
	key := s.f.key(s.of, id)
	o, ok := s.f.made[key].(*object)
	if !ok {
		if len(s.making) > maxNamed || slices.Contains(s.making, id) {
			return nil // in a broken fact
		}
		s.making = append(slices.Clip(s.making), id)
		for _, v := range s.made {
			if isOf(v, id) {
				s.value(v)
			}
		}
		if o, ok = s.f.made[key].(*object); !ok {
			return nil
		}
	}
	if then := s.f.became[o]; len(then) > 0 {
		return then
	}
	return []atom{{kind: isPlace, node: o}}
}

// wait notes that a function was to be called of which nothing is known yet, not even that it does
// nothing.
func (f *frame) wait(sum *summary.Summary, fn *ssa.Function) {
	if sum != nil || fn.Pkg == nil || !f.pkg.hasBody(fn) {
		return
	}
	f.waits++
	if f.pkg.awaited == nil {
		f.pkg.awaited = make(map[*ssa.Function]bool)
	}
	f.pkg.awaited[fn] = true
}

// fills reports whether a use of the callee is of options, and calls them on what it makes, of
// which something is told as they leave it. What is there itself is none.
func (s substitution) fills(u *summary.Use) bool {
	return len(s.made) > 0 && (u.Op == summary.Call || u.Op == summary.Invoke) && u.Target.Root != summary.Made && slices.ContainsFunc(u.Args, func(arg summary.Value) bool {
		return slices.ContainsFunc(arg, func(a summary.Atom) bool {
			return a.Kind == summary.Object && slices.ContainsFunc(s.made, func(v summary.Value) bool { return isOf(v, a.ID) })
		})
	})
}

// isOf reports whether a value is the object that has an ID.
func isOf(v summary.Value, id int) bool {
	return slices.ContainsFunc(v, func(a summary.Atom) bool { return a.Kind == summary.Object && a.ID == id })
}
