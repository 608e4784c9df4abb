package nils

import (
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// A Nil is a list or map of an encoded value that may be nil.
type Nil struct {
	Path string    // in the value: ".Items", "{items}"; empty for the value itself
	Key  string    // what JSON calls it; empty for the value itself
	Name string    // of the variable that begins as nil
	Pos  token.Pos // of the variable
	Type types.Type
}

// The bounds of a look: values that are looked at, functions on the way, and
// structs in structs.
const (
	maxValues = 512
	maxCalls  = 3
	maxDepth  = 3
)

// At returns what may be nil of a value that is encoded at a call in a function,
// of which the parenthesis stands at a position. The function has a body.
func At(fn *ssa.Function, call token.Pos, v ssa.Value) []Nil {
	at := callAt(fn, call)
	if at == nil || v == nil {
		return nil
	}
	f := &finder{at: at, calls: maxCalls}
	f.value(v, "", "", maxDepth)
	return f.found
}

func callAt(fn *ssa.Function, lparen token.Pos) ssa.CallInstruction {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if c, ok := i.(ssa.CallInstruction); ok && c.Common().Pos() == lparen {
				return c
			}
		}
	}
	return nil
}

type finder struct {
	at    ssa.Instruction // that encodes, or returns what is encoded
	calls int             // that are followed from there
	work  int
	found []Nil
}

// value looks at a value at a path.
func (f *finder) value(v ssa.Value, path, key string, depth int) {
	v = form.Unbox(v)
	if v == nil || depth == 0 || encodesItself(v.Type()) {
		return
	}
	if canBeNil(v.Type()) {
		if m, ok := v.(*ssa.MakeMap); ok {
			f.members(m, path, depth)
			return
		}
		if s := f.state(v, maxCalls); s.begins != nil && s.other {
			f.add(*s.begins, path, key, v.Type())
		}
		return
	}
	switch x := v.(type) {
	case *ssa.Call:
		f.result(x, x, 0, path, depth)
	case *ssa.Extract:
		if call, ok := x.Tuple.(*ssa.Call); ok {
			f.result(call, x, x.Index, path, depth)
		}
	case *ssa.Alloc:
		f.fields(x, path, depth)
	case *ssa.UnOp:
		if a, ok := x.X.(*ssa.Alloc); ok && x.Op == token.MUL {
			f.fields(a, path, depth)
		}
	}
}

func (f *finder) add(b beginning, path, key string, t types.Type) {
	f.found = append(f.found, Nil{Path: path, Key: key, Name: b.name, Pos: b.pos, Type: t})
}

// members looks at what is put into a map under constant keys.
func (f *finder) members(m *ssa.MakeMap, path string, depth int) {
	for _, use := range *m.Referrers() {
		up, ok := use.(*ssa.MapUpdate)
		if !ok || up.Map != ssa.Value(m) {
			continue
		}
		if key, ok := constantText(up.Key); ok {
			f.value(up.Value, path+"{"+key+"}", key, depth-1)
		}
	}
}

// fields looks at the fields of a struct that the function makes.
func (f *finder) fields(a *ssa.Alloc, path string, depth int) {
	t, ok := a.Type().Underlying().(*types.Pointer)
	if !ok || encodesItself(t.Elem()) {
		return
	}
	s, ok := t.Elem().Underlying().(*types.Struct)
	if !ok {
		return
	}
	stores, ok := f.stores(a)
	if !ok {
		return
	}
	for i := range s.NumFields() {
		key, written := jsonKey(s.Field(i), s.Tag(i))
		if !written || len(stores[i]) == 0 || encodesItself(s.Field(i).Type()) {
			continue
		}
		at := path + "." + s.Field(i).Name()
		if !canBeNil(s.Field(i).Type()) {
			if len(stores[i]) == 1 {
				f.value(stores[i][0].Val, at, key, depth-1)
			}
			continue
		}
		if b := f.field(a, i, stores[i], stores[whole]); b != nil {
			f.add(*b, at, key, s.Field(i).Type())
		}
	}
}

// whole is the key of the stores of whole structs.
const whole = -1

// stores returns what is stored in the fields of a struct, if nobody else has its
// address before it is encoded.
func (f *finder) stores(a *ssa.Alloc) (stores map[int][]*ssa.Store, ok bool) {
	stores = make(map[int][]*ssa.Store)
	for _, use := range *a.Referrers() {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			for _, use2 := range *use.Referrers() {
				switch use2 := use2.(type) {
				case *ssa.Store:
					if use2.Addr != ssa.Value(use) {
						return nil, false
					}
					stores[use.Field] = append(stores[use.Field], use2)
				case *ssa.UnOp:
					if asked(use2) {
						return nil, false
					}
				case *ssa.DebugRef:
				default:
					return nil, false
				}
			}
		case *ssa.Store:
			if use.Addr != ssa.Value(a) {
				return nil, false
			}
			stores[whole] = append(stores[whole], use)
		case *ssa.UnOp, *ssa.DebugRef:
		case *ssa.MakeInterface:
			for _, use := range *use.Referrers() {
				switch use := use.(type) {
				case *ssa.DebugRef, *ssa.MapUpdate: // of the map that is encoded
				default:
					if use != f.at {
						return nil, false
					}
				}
			}
		default:
			if use != f.at {
				return nil, false
			}
		}
	}
	return stores, true
}

// field returns where a field begins as nil, if a way leads from there to the call
// on which nothing else is stored, and something else is stored on another.
func (f *finder) field(a *ssa.Alloc, i int, stores, all []*ssa.Store) *beginning {
	begins := beginning{name: a.Comment, pos: a.Pos()}
	other := false
	var filling []ssa.Instruction
	// put takes in that a store puts a value there.
	put := func(store *ssa.Store, v ssa.Value) {
		s := f.state(v, maxCalls)
		other = other || s.other
		if s.begins == nil {
			filling = append(filling, store)
		} else if s.begins.name != "" {
			begins = *s.begins
		}
	}
	for _, store := range all {
		if _, zero := store.Val.(*ssa.Const); zero {
			continue
		}
		v, known := f.inLiteral(store.Val, i)
		switch {
		case !known:
			filling = append(filling, store)
		case v != nil:
			put(store, v)
		}
	}
	for _, store := range stores {
		put(store, store.Val)
	}
	if !other || !begins.pos.IsValid() || !reaches(a, f.at, filling) {
		return nil
	}
	return &begins
}

func canBeNil(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Map:
		return true
	case *types.Slice:
		b, ok := t.Elem().Underlying().(*types.Basic)
		return !ok || b.Kind() != types.Uint8 // bytes are a text
	}
	return false
}

// encodesItself reports whether a type says itself what JSON it becomes.
func encodesItself(t types.Type) bool {
	for _, name := range []string{"MarshalJSON", "MarshalText", "MarshalJSONTo"} {
		if obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name); obj != nil {
			return true
		}
	}
	return false
}

// jsonKey returns the key of a field, and whether it is written however empty.
func jsonKey(v *types.Var, tag string) (key string, written bool) {
	name, options, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
	if !v.Exported() || v.Embedded() || name == "-" || strings.Contains(options, "omit") {
		return "", false
	}
	if name == "" {
		name = v.Name()
	}
	return name, true
}

func constantText(v ssa.Value) (string, bool) {
	c, ok := form.Unbox(v).(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}
