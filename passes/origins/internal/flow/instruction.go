package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// instruction evaluates one instruction, and reports whether its value changed.
func (f *frame) instruction(st *state, i ssa.Instruction) bool {
	if pos := i.Pos(); pos.IsValid() {
		f.pos = pos
	}
	f.cur = i
	switch i := i.(type) {
	case *ssa.Store:
		v := f.val(i.Val)
		if at, ok := i.Addr.(*ssa.IndexAddr); ok && isSlice(at.X.Type()) { // no array of arguments
			f.indexed(st, at, i.Val)
			f.noteSwap(at, i.Val)
			for _, e := range f.val(at.X) {
				if e.kind == isPlace && e.at == "" {
					f.noteRow(e.obj, v)
				}
			}
			v = withoutMarks(v)
		}
		f.noteAppend(i)
		if at, ok := i.Addr.(*ssa.FieldAddr); ok {
			if name := fieldName(at.X.Type(), at.Field); name != "" {
				v = v.step(i.Pos(), "put into field "+name)
			}
		}
		addr := f.val(i.Addr)
		if len(v) > 0 {
			addr = f.addressOf(st, i.Addr)
		}
		if !f.storeInEach(st, i.Addr, addr, v) {
			f.store(st, addr, v)
			f.storeIn(st, f.heldIn(st, i.Addr, maxHops), addr, v)
		}
		if f.ofVariable(i.Addr) {
			f.keepValue(st, v)
		} else if _, ok := i.Addr.(*ssa.FieldAddr); ok && f.fn.Signature.Recv() != nil && f.outlives(f.val(i.Addr)) {
			f.keepIn(st, v) // the object that the function is a method of
		}
	case *ssa.MapUpdate:
		to := f.val(i.Map)
		if len(f.val(i.Value)) > 0 {
			to = f.addressOf(st, i.Map)
		}
		f.store(st, f.address(st, to, keyStep(i.Key)), withoutMarks(f.val(i.Value)))
		if more := union(f.val(i.Key), f.val(i.Value)); f.ofVariable(i.Map) {
			f.keepValue(st, more)
		} else if f.outlives(to) {
			f.keepIn(st, more)
		}
	case *ssa.Send:
		f.notePlaces(&f.sum.sends, f.val(i.Chan))
		f.store(st, f.address(st, f.val(i.Chan), "[]"), f.val(i.X))
		if f.ofVariable(i.Chan) {
			f.keepValue(st, f.val(i.X))
		}
	case *ssa.Return:
		f.returned(st, i)
	case *ssa.RunDefers:
		for _, d := range slices.Backward(f.defers) { // what is deferred last is called first
			f.call(st, &d.Call, d, nil)
		}
	case *ssa.Go:
		f.call(st, &i.Call, i, nil)
		f.started(st, f.val(i.Call.Value), i.Call.Args, i.Pos())
	case ssa.Value:
		v := f.evaluateValue(st, i)
		f.noteOrders(st, i, v)
		old := f.vals[i]
		if same(v, old) && len(v) == len(old) {
			return false
		}
		f.vals[i] = union(v, old)
		return true
	}
	return false
}

// outlives reports whether an address is of what was there before the function
// was called.
func (f *frame) outlives(addr value) bool {
	for _, e := range addr {
		if e.at == "" && (e.kind == isParam || e.kind == isPlace && e.obj.glob != nil) {
			return true
		}
	}
	return false
}

// evaluateValue returns the value that an instruction makes.
func (f *frame) evaluateValue(st *state, i ssa.Value) value {
	switch i := i.(type) {
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan:
		o := f.object(i, 0)
		f.set(st, o, nil)
		return place(o)
	case *ssa.UnOp:
		switch i.Op {
		case token.MUL:
			if s := f.p.variable(i); s != nil {
				return itself(s)
			}
			v := f.load(st, f.val(i.X))
			if at := elementAt(i.X); at != nil && !isBucket(i.Type(), at.Index) {
				v = union(v, union(f.chosen(f.val(at.Index)), f.dealt(st, at)))
			}
			return v
		case token.ARROW:
			v := f.get(st, f.val(i.X), "[]")
			if i.CommaOk {
				v = v.at("(0)")
			}
			return v
		case token.NOT:
			return nil
		}
		return f.whole(st, f.val(i.X))
	case *ssa.BinOp:
		switch i.Op {
		case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			return nil // what depends on a condition does not come from it
		}
		v := computed(i.Type(), union(f.whole(st, f.val(i.X)), f.whole(st, f.val(i.Y))))
		if isSum(i) {
			v = union(v, f.added(st, i))
		}
		return v
	case *ssa.Field:
		return f.get(st, f.val(i.X), "."+fieldName(i.X.Type(), i.Field))
	case *ssa.FieldAddr:
		return f.address(st, f.val(i.X), "."+fieldName(i.X.Type(), i.Field))
	case *ssa.IndexAddr:
		return f.address(st, f.val(i.X), "[]")
	case *ssa.Index:
		return union(f.get(st, f.val(i.X), "[]"), f.chosen(f.val(i.Index)))
	case *ssa.Lookup:
		v := f.get(st, f.val(i.X), keyStep(i.Index))
		if i.CommaOk {
			v = v.at("(0)")
		}
		return v
	case *ssa.Slice:
		return f.cut(st, i)
	case *ssa.Phi:
		var v value
		for n, e := range i.Edges {
			if !isNeverPassed(i.Block().Preds[n], i.Block()) {
				v = union(v, f.val(e))
			}
		}
		return v
	case *ssa.Convert:
		return f.converted(st, i)
	case *ssa.MultiConvert:
		return f.whole(st, f.val(i.X))
	case *ssa.ChangeType:
		return f.val(i.X)
	case *ssa.ChangeInterface:
		return f.val(i.X)
	case *ssa.SliceToArrayPointer:
		return f.val(i.X)
	case *ssa.MakeInterface:
		v := f.val(i.X)
		if len(v) > 0 || f.p.methods.MethodSet(i.X.Type()).Len() > 0 {
			v = union(v, f.p.atoms.holding(i.X.Type()))
		}
		return v
	case *ssa.TypeAssert:
		v := f.val(i.X)
		if i.CommaOk {
			v = v.at("(0)")
		}
		return v
	case *ssa.Extract:
		return f.get(st, f.val(i.Tuple), resultStep(i.Index))
	case *ssa.Range:
		return f.val(i.X)
	case *ssa.Next:
		if i.IsString {
			return nil
		}
		next := f.next(i)
		return union(union(next.at("(1)"), f.get(st, f.val(i.Iter), "{}").at("(2)")), next.at("(2)"))
	case *ssa.Select:
		var v value
		n := 2
		for _, s := range i.States {
			if s.Dir == types.RecvOnly {
				if n < maxOperands {
					v = union(v, f.get(st, f.val(s.Chan), "[]").at(resultStep(n)))
				}
				n++
			} else {
				f.store(st, f.address(st, f.val(s.Chan), "[]"), f.val(s.Send))
			}
		}
		return v
	case *ssa.MakeClosure:
		fn, ok := i.Fn.(*ssa.Function)
		if !ok {
			return nil
		}
		c := f.p.function(fn)
		if c == nil {
			return nil
		}
		var binds []value
		for _, b := range i.Bindings {
			binds = append(binds, f.val(b))
		}
		return function(f.make(i, c, binds))
	case *ssa.Call:
		return tuple(f.call(st, &i.Call, i, i))
	}
	return nil
}

// tuple returns the value of a call from its results.
func tuple(results []value) value {
	if len(results) == 1 {
		return results[0]
	}
	var v value
	for i, r := range results {
		if i < maxOperands {
			v = union(v, r.at(resultStep(i)))
		}
	}
	return v
}

// chosen returns what the choice of an element makes it differ from call to
// call: one of a list at random, or one after the other by shuffled indexes.
func (f *frame) chosen(index value) value {
	var out value
	for _, e := range index {
		if e.at == "" && (e.kind == isSource && (e.source.Origin.Chooses() || isDealt(e.source)) || e.kind == isElem && e.source.Origin == known.OriginShuffle) {
			out = out.add(e)
		}
	}
	return out
}

// elementAt returns the address of the element of a list that an address is in, nil if it
// is in none.
func elementAt(addr ssa.Value) *ssa.IndexAddr {
	for range maxDepth {
		switch x := addr.(type) {
		case *ssa.IndexAddr:
			return x
		case *ssa.FieldAddr:
			addr = x.X
		default:
			return nil
		}
	}
	return nil
}

func keyStep(key ssa.Value) string {
	if mi, ok := key.(*ssa.MakeInterface); ok {
		key = mi.X
	}
	if c, ok := key.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String {
		return mapStep(constant.StringVal(c.Value))
	}
	return "{}"
}

func isText(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// fieldName returns the name of field i of the struct type t or *t.
func fieldName(t types.Type, i int) string {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	if s, ok := t.Underlying().(*types.Struct); ok && i < s.NumFields() {
		return s.Field(i).Name()
	}
	if core, ok := coreStruct(t); ok && i < core.NumFields() {
		return core.Field(i).Name()
	}
	return ""
}

// coreStruct returns the struct that all types of a type parameter are.
func coreStruct(t types.Type) (*types.Struct, bool) {
	p, ok := types.Unalias(t).(*types.TypeParam)
	if !ok {
		return nil, false
	}
	iface, ok := p.Constraint().Underlying().(*types.Interface)
	if !ok || iface.NumEmbeddeds() != 1 {
		return nil, false
	}
	s, ok := iface.EmbeddedType(0).Underlying().(*types.Struct)
	return s, ok
}
