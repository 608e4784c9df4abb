package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// The order of a list is a source of its own: an atom at the path of the list,
// which is gone once the list is sorted. A list gets it where a loop over what
// has no order appends to it, and hands it to the lists that are made of it.

// A loop is a natural loop of a function.
type loop struct {
	head *ssa.BasicBlock
	body map[*ssa.BasicBlock]bool

	sorts    []spot            // lists that it sorts
	unsorted []spot            // lists that it does not leave sorted in each iteration
	walked   bool              // an iteration was evaluated
	held     []*ssa.BasicBlock // are left when it was
	holds    int               // how often some were

	looked, part bool // it stops after some elements, once that was looked for

	index, list ssa.Value                  // of the list that it goes through as a whole, by the index; nil if it does not
	calls       bool                       // likewise: what it calls may be more than functions by their names
	cleared     []spot                     // in the elements, what each iteration overwrites
	doubted     []spot                     // of which that is not so
	latches     map[*ssa.BasicBlock]*state // in which iterations end, by the blocks where they do
}

// findLoops returns the loops of the function.
func (f *frame) findLoops() []*loop {
	if f.looped {
		return f.loops
	}
	f.looped = true
	byHead := make(map[*ssa.BasicBlock]*loop)
	for _, b := range f.fn.Blocks {
		for _, head := range b.Succs {
			if !head.Dominates(b) {
				continue
			}
			l := byHead[head]
			if l == nil {
				l = &loop{head: head, body: map[*ssa.BasicBlock]bool{head: true}}
				byHead[head] = l
				f.loops = append(f.loops, l)
			}
			for stack := []*ssa.BasicBlock{b}; len(stack) > 0; {
				b := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				if !l.body[b] {
					l.body[b] = true
					stack = append(stack, b.Preds...)
				}
			}
		}
	}
	for _, l := range f.loops {
		f.walk(l)
	}
	return f.loops
}

// append returns the value of a call of append.
func (f *frame) append(st *state, args []value, of ssa.Value) value {
	o := f.object(of, 0)
	before := f.get(st, args[0], "[]")
	content := union(f.content(st, o), withoutMarks(before).at("[]"))
	content = union(content, f.orders(st, args[0]))
	f.noteRow(o, before)
	for _, e := range args[0] {
		if e.kind == isPlace && e.at == "" && e.path == "" {
			f.noteRow(o, f.rows[e.obj])
		}
	}
	if len(args) > 1 {
		added := f.get(st, args[1], "[]")
		f.noteRow(o, added)
		content = union(content, withoutMarks(added).at("[]"))
		content = union(content, f.orders(st, args[1]))
		if c, ok := of.(*ssa.Call); ok {
			content = union(content, f.disordered(st, c.Call.Args[0], union(union(added, f.rowOf(added)), f.madeOf(c.Call.Args[1])), c.Block()))
		}
	}
	f.set(st, o, content)
	return place(o)
}

// orders returns the order of a list, nothing if it has one that stays.
func (f *frame) orders(st *state, list value) value {
	var out value
	take := func(v value, path string) {
		for _, e := range v {
			if e.at == path && (e.kind == isSource && e.source.Origin.Orders() || e.kind == isParam && e.order) {
				e.at = ""
				out.put(e)
			}
		}
	}
	take(list, "")
	for _, e := range list {
		if e.at != "" {
			continue
		}
		switch {
		case e.kind == isPlace:
			take(f.content(st, e.obj), e.path)
		case e.kind == isParam && !e.whole && !e.order:
			if o := f.params[int(e.param)]; o != nil {
				if v, ok := f.lookup(st, o); ok {
					take(v, e.path)
				}
			}
			e.atom, e.way = f.p.atoms.derive(e.atom, orderOf, ""), nil
			out.put(e)
		}
	}
	return out
}

// disordered returns the order of a list to which a block adds an element: that
// of what loops around the block go through, if the list is the same in all
// iterations.
func (f *frame) disordered(st *state, list ssa.Value, added value, b *ssa.BasicBlock) value {
	return f.ordersOf(st, added, b, func(l *loop) bool { return f.carried(list, l) })
}

// ordersOf returns the order in which values come that are used in a block: that
// of the loops around it of which the values are, as far as the loop keeps what is
// made of them.
func (f *frame) ordersOf(st *state, added value, b *ssa.BasicBlock, kept func(*loop) bool) value {
	var out value
	for _, l := range f.findLoops() {
		if !l.body[b] {
			continue
		}
		for _, e := range f.whole(st, added) {
			switch {
			case e.kind == isNext && l.head == e.block && kept(l) && !f.singled(b, l) && !hasOneKey(l):
				out.putAll(itself(f.p.source(known.OriginMap, f.whatOf(l), rangePos(e.block))))
			case e.kind == isElem && l.body[e.block] && kept(l):
				e.atom = itself(e.source)[0].atom
				out.put(e)
			}
		}
		for _, e := range f.shallow(st, added) {
			if i := strings.LastIndex(e.path, "[]"); i >= 0 && e.kind == isParam && !e.order && kept(l) {
				out.putAll(valueOf(f.p.atoms.the(atom{kind: isParam, param: e.param, path: e.path[:i], order: true})))
			}
		}
	}
	return out
}

// shallow returns the atoms of a value and of what its pointers lead to at once.
func (f *frame) shallow(st *state, v value) value {
	var out value
	for _, e := range v {
		if e.kind == isPlace {
			out.putAll(f.get(st, f.content(st, e.obj), e.path))
		} else {
			out.put(e)
		}
	}
	return out
}

func rangePos(b *ssa.BasicBlock) token.Pos {
	for _, i := range b.Instrs {
		if n, ok := i.(*ssa.Next); ok {
			return n.Iter.Pos()
		}
	}
	return token.NoPos
}

// carried reports whether a list at one iteration of a loop is what the one
// before has left.
func (f *frame) carried(list ssa.Value, l *loop) bool {
	return leadsBack(list, func(v ssa.Value, from func(ssa.Value) bool) bool {
		switch v := v.(type) {
		case *ssa.Phi:
			if v.Block() == l.head {
				return true
			}
			return l.body[v.Block()] && slices.ContainsFunc(v.Edges, from)
		case *ssa.Slice:
			return !cutsAll(v) && from(v.X)
		case *ssa.ChangeType:
			return from(v.X)
		case *ssa.Call:
			appended := appendsTo(v)
			return appended != nil && from(appended)
		case *ssa.UnOp:
			return v.Op == token.MUL && (f.outside(v.X, l) || f.isShared(v.X, l))
		case *ssa.Lookup:
			return !keyOf(v.Index, l) && f.outside(v.X, l)
		case *ssa.Extract:
			if at, ok := v.Tuple.(*ssa.Lookup); ok {
				return from(at)
			}
		case *ssa.MakeSlice, *ssa.Parameter, *ssa.FreeVar:
			return f.outside(v, l)
		}
		return false
	})
}

// leadsBack reports whether step holds for a value, or for one that it is made of: step
// asks that by its second argument. Each value is looked at once, and 64 at most.
func leadsBack(v ssa.Value, step func(v ssa.Value, from func(ssa.Value) bool) bool) bool {
	seen := make(map[ssa.Value]bool)
	var from func(v ssa.Value) bool
	from = func(v ssa.Value) bool {
		if seen[v] || len(seen) > 64 {
			return false
		}
		seen[v] = true
		return step(v, from)
	}
	return from(v)
}

// outside reports whether what an address is in was there before the loop.
func (f *frame) outside(addr ssa.Value, l *loop) bool {
	for range 32 {
		switch v := addr.(type) {
		case *ssa.FieldAddr:
			addr = v.X
		case *ssa.IndexAddr:
			return false // another list in each iteration, or not
		case *ssa.UnOp:
			if v.Op != token.MUL {
				return false
			}
			addr = v.X
		case *ssa.Global, *ssa.Parameter, *ssa.FreeVar:
			return true
		case ssa.Instruction:
			switch v.(type) {
			case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan, *ssa.Call:
				return !l.body[v.Block()]
			}
			return false
		default:
			return false
		}
	}
	return false
}

// indexed evaluates the store of a value in a list at an index that counts the
// iterations of a loop, and does not come with the value.
func (f *frame) indexed(st *state, at *ssa.IndexAddr, val ssa.Value) {
	v := union(f.val(val), f.handedTo(val))
	if slices.ContainsFunc(f.val(at.Index), isMark) {
		return
	}
	list := f.val(at.X)
	order := f.ordersOf(st, v, at.Block(), func(l *loop) bool { return f.counts(at.Index, l, mayGrow) && f.carried(at.X, l) })
	for _, e := range order {
		f.setOrder(st, list, e)
	}
}

// counts reports whether a number may be another one in each iteration of a loop because
// of those before: a variable of the loop, or how long a list is that grows.
func (f *frame) counts(number ssa.Value, l *loop, grows func(list ssa.Value, l *loop) bool) bool {
	return leadsBack(number, func(v ssa.Value, from func(ssa.Value) bool) bool {
		switch v := v.(type) {
		case *ssa.Phi:
			return v.Block() == l.head || l.body[v.Block()] && slices.ContainsFunc(v.Edges, from)
		case *ssa.BinOp:
			return from(v.X) || from(v.Y)
		case *ssa.Convert:
			return from(v.X)
		case *ssa.ChangeType:
			return from(v.X)
		case *ssa.UnOp:
			return v.Op == token.MUL && f.outside(v.X, l)
		case *ssa.Call:
			b, ok := v.Call.Value.(*ssa.Builtin)
			return ok && b.Name() == "len" && grows(v.Call.Args[0], l)
		}
		return false
	})
}

// mayGrow is what counts asks where any list may.
func mayGrow(ssa.Value, *loop) bool { return true }

func isSlice(t types.Type) bool {
	_, ok := t.Underlying().(*types.Slice)
	return ok
}

// setOrder gives a list an order.
func (f *frame) setOrder(st *state, list value, order entry) {
	for _, e := range list {
		if o, path, ok := f.target(e); ok && o.glob == nil {
			f.set(st, o, union(f.content(st, o), value{order}.at(path)))
		}
	}
}

func isMark(e entry) bool { return e.kind == isNext || e.kind == isElem }

// marks returns those of a call's arguments.
func (f *frame) marks(st *state, args []value) value {
	var out value
	for _, a := range args {
		for _, e := range f.whole(st, a) {
			if isMark(e) {
				out.put(e)
			}
		}
	}
	return out
}

// withoutMarks returns what stays of a value when it is put into a list or map.
func withoutMarks(v value) value {
	if !slices.ContainsFunc(v, isMark) {
		return v
	}
	return slices.DeleteFunc(slices.Clone(v), isMark)
}

// computed returns what is left of operands in what is computed with them: a
// sum is the same in any order, a text is not.
func computed(t types.Type, v value) value {
	text := isText(t)
	if !slices.ContainsFunc(v, func(e entry) bool { return isMark(e) || !text && e.kind == isSource && e.source.Origin.Orders() }) {
		return v
	}
	var out value
	for _, e := range v {
		if text && isMark(e) && e.kind == isNext || !isMark(e) && (text || e.kind != isSource || !e.source.Origin.Orders()) {
			out = append(out, e)
		}
	}
	return out
}

// untouched reports whether an entry says that what parameter i points to is at
// its path what it was.
func (e entry) untouched(i int) bool {
	return e.kind == isParam && int(e.param) == i && !e.whole && !e.order && e.path == e.at
}
