package flow

import (
	"go/constant"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A loop that goes through a whole list and stores something in each element has put it in
// place of what was there when it is left:
//
//	for i := range o.Items {
//		o.Items[i].Seen = ""
//	}
//
// In its body the elements of the list stand for the one that it is at. What iterations leave
// there is what is there behind the loop; where the loop is left by another way, what was there
// before is still in the other elements.

// walk notes which list a loop goes through from its first element to its last, by which index.
func (f *frame) walk(l *loop) {
	branch, ok := l.head.Instrs[len(l.head.Instrs)-1].(*ssa.If)
	if !ok || !l.body[l.head.Succs[0]] || l.body[l.head.Succs[1]] {
		return
	}
	c, ok := branch.Cond.(*ssa.BinOp)
	if !ok || c.Op != token.LSS || !countsUp(c.X, l) {
		return
	}
	length, ok := c.Y.(*ssa.Call)
	if !ok {
		return
	}
	if fn, ok := length.Call.Value.(*ssa.Builtin); !ok || fn.Name() != "len" || !isSlice(length.Call.Args[0].Type()) {
		return
	}
	list := length.Call.Args[0]
	if isPart(list) {
		return // of which the others stay
	}
	for b := range l.body {
		for _, i := range b.Instrs {
			l.calls = l.calls || callsValue(i)
			switch i := i.(type) {
			case *ssa.IndexAddr:
				if i.Index != c.X && sameList(i.X, list) {
					return // another element
				}
			case *ssa.Store:
				if load, ok := list.(*ssa.UnOp); ok && sameAddress(i.Addr, load.X) {
					return // another list
				}
			}
		}
	}
	l.index, l.list = c.X, list
}

// countsUp reports whether a number is zero in the first iteration of a loop, and one more in
// each.
func countsUp(v ssa.Value, l *loop) bool {
	first, next := int64(0), ssa.Value(nil)
	if sum, ok := v.(*ssa.BinOp); ok && sum.Op == token.ADD && isNumber(sum.Y, 1) { // as range counts
		v, first, next = sum.X, -1, sum
	}
	phi, ok := v.(*ssa.Phi)
	if !ok || phi.Block() != l.head {
		return false
	}
	for i, pred := range l.head.Preds {
		e := phi.Edges[i]
		if !l.body[pred] {
			if !isNumber(e, first) {
				return false
			}
			continue
		}
		sum, ok := e.(*ssa.BinOp)
		if next != nil && e != next || !ok || sum.Op != token.ADD || sum.X != ssa.Value(phi) || !isNumber(sum.Y, 1) {
			return false
		}
	}
	return true
}

func isNumber(v ssa.Value, n int64) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.Int && c.Int64() == n
}

// sameList reports whether two values are plainly one list.
func sameList(a, b ssa.Value) bool { return a == b || sameAddress(a, b) }

// walks returns the loops of which an address is in the elements that they are at, nothing if
// it is in any other element.
func (f *frame) walks(addr ssa.Value) (loops []*loop, list ssa.Value) {
	for range maxTexts {
		switch x := addr.(type) {
		case *ssa.FieldAddr:
			addr = x.X
		case *ssa.UnOp:
			addr = x.X
		case *ssa.IndexAddr:
			k := slices.IndexFunc(f.findLoops(), func(l *loop) bool {
				return l.index != nil && l.index == x.Index && l.body[x.Block()] && sameList(l.list, x.X)
			})
			if k < 0 {
				return nil, nil
			}
			if list == nil {
				list = x.X
			}
			loops = append(loops, f.loops[k])
			addr = x.X
		default:
			return loops, list
		}
	}
	return nil, nil
}

// storeInEach puts a value at an address in the elements that loops are at, and reports
// whether it could: if it is certain which list that is.
func (f *frame) storeInEach(st *state, at ssa.Value, addr, v value) bool {
	loops, list := f.walks(at)
	if len(loops) == 0 {
		return false
	}
	if held := f.places(f.inList(st, at, loops)); len(held) > 0 && f.inEach(st, held, loops, list) {
		f.putInEach(st, held, v, loops)
		if addr = f.places(addr); len(addr) == 0 {
			return true // what the elements have was there
		}
	}
	if !f.inEach(st, addr, loops, list) {
		f.doubt(addr)
		return false
	}
	f.putInEach(st, addr, v, loops)
	return true
}

func (f *frame) putInEach(st *state, addr, v value, loops []*loop) {
	for _, e := range addr {
		o, path, _ := f.target(e)
		f.set(st, o, union(f.p.atoms.without(f.content(st, o), path), v.at(path)))
		f.noteCleared(loops, spot{o, path})
	}
}

// inEach reports whether an address is in the elements that loops are at, the innermost of which
// goes through a list, and in no others.
func (f *frame) inEach(st *state, addr value, loops []*loop, list ssa.Value) bool {
	var objects []*object
	behind := false // pointers
	for _, e := range addr {
		o, path, ok := f.target(e)
		if !ok || o.glob != nil {
			return false
		}
		steps := strings.Count(path, "[]") + strings.Count(path, "{")
		if steps > len(loops) || strings.Contains(path, "{}") {
			return false
		}
		behind = behind || steps < len(loops)
		objects = append(objects, o)
	}
	if behind {
		return !slices.ContainsFunc(objects, func(o *object) bool { return !f.isOnlyIn(st, o, f.val(list)) })
	}
	return len(objects) > 0 && f.isOneList(objects)
}

// isOneList reports whether objects are one list, as append has left it one time or another.
func (f *frame) isOneList(objects []*object) bool {
	first := 0
	for _, o := range objects {
		call, ok := o.by.(*ssa.Call)
		if !ok || appendsTo(call) == nil || !slices.ContainsFunc(f.val(appendsTo(call)), func(e entry) bool {
			return e.kind == isPlace && e.obj != o && slices.Contains(objects, e.obj)
		}) {
			first++
		}
	}
	return first == 1
}

// isOneListAt reports whether an address is that of one list, likewise.
func (f *frame) isOneListAt(addr value) bool {
	var objects []*object
	for _, e := range addr {
		o, _, ok := f.target(e)
		if !ok {
			return false
		}
		objects = append(objects, o)
	}
	return len(addr) == 1 || f.isOneList(objects)
}

// isOnlyIn reports whether a list is all that leads to an object.
func (f *frame) isOnlyIn(st *state, o *object, list value) bool {
	if o.by == nil || uses(o) != 1 || len(f.slotted) > maxWhole {
		return false
	}
	for _, other := range f.slotted {
		if a, ok := other.by.(*ssa.Alloc); ok && a.Comment == "varargs" {
			continue
		}
		v, _ := f.lookup(st, other)
		if slices.ContainsFunc(v, func(e entry) bool { return e.kind == isPlace && e.obj == o }) &&
			!slices.ContainsFunc(list, func(e entry) bool { return e.kind == isPlace && e.obj == other }) {
			return false
		}
	}
	return true
}

// uses returns how often what makes an object is used for more than to look into it.
func uses(o *object) (n int) {
	refs := o.by.Referrers()
	for _, use := range *refs {
		switch use := use.(type) {
		case *ssa.FieldAddr, *ssa.IndexAddr, *ssa.UnOp, *ssa.DebugRef:
		case *ssa.Store:
			if use.Addr != o.by {
				n++
			}
		case *ssa.Extract:
			if use.Index == o.index {
				n += uses(&object{by: use})
			}
		default:
			n++
		}
	}
	return n
}

// noteCleared notes for loops that each iteration overwrites what is at a spot.
func (f *frame) noteCleared(loops []*loop, s spot) {
	for _, l := range loops {
		if !slices.Contains(l.cleared, s) && !slices.Contains(l.doubted, s) && len(l.cleared) < maxPlaces {
			l.cleared = append(l.cleared, s)
		}
	}
}

// doubt notes for the loops around that what is at an address is not overwritten in each
// iteration.
func (f *frame) doubt(addr value) {
	for _, e := range addr {
		o, path, ok := f.target(e)
		if !ok {
			continue
		}
		for _, l := range f.findLoops() {
			if k := slices.Index(l.cleared, spot{o, path}); k >= 0 {
				l.cleared = slices.Delete(l.cleared, k, k+1)
				l.doubted = append(l.doubted, spot{o, path})
			}
		}
	}
}

// iterated notes the state in which a block leads back to the head of a loop, and reports
// whether all have been gone through that do. If an iteration leaves more than it was known to,
// the loop is to be left again.
func (f *frame) iterated(st *state, l *loop, b *ssa.BasicBlock) bool {
	if l.latches == nil {
		l.latches = make(map[*ssa.BasicBlock]*state)
	}
	old := l.latches[b]
	l.latches[b] = st.fork()
	more := func(s spot) bool { return old == nil || !same(f.at(old, s), f.at(st, s)) }
	if slices.ContainsFunc(l.cleared, more) && !slices.Contains(l.held, l.head) {
		l.held = append(l.held, l.head)
	}
	return !slices.ContainsFunc(l.head.Preds, func(pred *ssa.BasicBlock) bool { return l.body[pred] && l.latches[pred] == nil })
}

// left returns what iterations of a loop leave at a spot.
func (f *frame) left(l *loop, s spot) (v value) {
	for _, pred := range l.head.Preds {
		if st := l.latches[pred]; st != nil {
			v = union(v, f.at(st, s))
		}
	}
	return v
}

// at returns what is at a spot, and where.
func (f *frame) at(st *state, s spot) value {
	return withoutMarks(f.get(st, f.content(st, s.obj), s.path)).at(s.path)
}

// passed changes the state in which a loop is left from a block.
func (f *frame) passed(l *loop, from *ssa.BasicBlock, edge func() *state) {
	for _, s := range l.cleared {
		st := edge()
		content := f.content(st, s.obj)
		if from == l.head {
			f.set(st, s.obj, union(f.p.atoms.without(content, s.path), f.left(l, s)))
		} else {
			f.set(st, s.obj, union(content, f.at(f.before[l.head.Index], s)))
		}
	}
}

// clears reports whether a loop may store something in each element of a list.
func (f *frame) clears(l *loop) bool {
	if l.index == nil {
		return false
	}
	for b := range l.body {
		for _, i := range b.Instrs {
			var at []ssa.Value
			switch i := i.(type) {
			case *ssa.Store:
				at = []ssa.Value{i.Addr}
			case *ssa.Call:
				at = i.Call.Args
			}
			if slices.ContainsFunc(at, func(v ssa.Value) bool {
				loops, _ := f.walks(v)
				return slices.Contains(loops, l)
			}) {
				return true
			}
		}
	}
	return false
}

// overwrites reports whether a function that always sets what is at a path, below one that the
// argument leads to, does so in all that there is: what it sets in each element of a list it
// sets in those of a list that it is given as a whole.
func (f *frame) overwrites(st *state, addr value, given ssa.Value, at, path string) bool {
	if len(addr) == 1 && exact(path) {
		return true
	}
	if slice, ok := given.(*ssa.Slice); given == nil || ok && (slice.Low != nil || slice.High != nil) {
		return false
	}
	if exact(at) && f.isOneListAt(addr) {
		return !strings.Contains(path, "{}")
	}
	loops, list := f.walks(given)
	if len(loops) == 0 || !f.inEach(st, addr, loops, list) {
		return false
	}
	for _, e := range addr {
		if o, in, ok := f.target(e); ok && in == at {
			f.noteCleared(loops, spot{o, path})
		}
	}
	return true
}
