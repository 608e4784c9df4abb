package payload

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/envelope/shape"
)

// An Object is a struct or a map that is encoded as a JSON object.
type Object struct {
	Keys    []Key             // by first mention
	Open    bool              // it may have other keys too
	Struct  types.Type        // nil for a map
	Literal *ast.CompositeLit // where the package makes it, nil if that is not seen
	Func    *ssa.Function     // likewise
}

// A Key is one of an object's.
type Key struct {
	Name     string
	Optional bool         // it is left out with some values of a struct's field
	Field    *types.Var   // of a struct
	Values   []Assignment // what the package is seen to set it to
}

// An Assignment is a value that a key is set to.
type Assignment struct {
	Value ssa.Value
	Expr  ast.Expr // in the literal; nil elsewhere
	Pos   token.Pos
}

// Key returns the key of that name, or nil.
func (o *Object) Key(name string) *Key {
	i := slices.IndexFunc(o.Keys, func(k Key) bool { return k.Name == name })
	if i < 0 {
		return nil
	}
	return &o.Keys[i]
}

// Elsewhere returns the name of the struct if another package than one declares it, else "".
func (o *Object) Elsewhere(pkg *types.Package) string {
	named, ok := types.Unalias(o.Struct).(*types.Named)
	if !ok || named.Obj().Pkg() == nil || named.Obj().Pkg() == pkg {
		return ""
	}
	return named.Obj().Pkg().Path() + "." + named.Obj().Name()
}

// Text returns what a key is set to if that is one constant text.
func (o *Object) Text(name string) (string, bool) {
	k := o.Key(name)
	if k == nil || len(k.Values) != 1 {
		return "", false
	}
	return constantText(k.Values[0].Value)
}

func constantText(v ssa.Value) (string, bool) {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Const:
			if x.Value != nil && x.Value.Kind() == constant.String {
				return constant.StringVal(x.Value), true
			}
			return "", false
		default:
			return "", false
		}
	}
}

// Objects returns the objects that an encoded value can be: several where it is
// made in one of several places. A value that is none has none, and one that is
// made where this package does not see it has the keys that its type tells.
func (r *Result) Objects(e *Encoded) []*Object {
	b := &builder{result: r, call: e.Call, seen: make(map[ssa.Value]bool)}
	if e.Value != nil {
		b.trace(e.Value, 0)
	} else if e.made != nil {
		b.trace(e.made, 0)
	}
	if len(b.found) == 0 && e.Type != nil {
		if o := b.ofType(e.Type); o != nil {
			b.found = append(b.found, o)
		}
	}
	return b.found
}

// A builder finds the objects that one value can be.
type builder struct {
	result *Result
	call   *ast.CallExpr // that encodes it
	seen   map[ssa.Value]bool
	calls  []ssa.Value // results of calls that what is traced comes through
	found  []*Object
}

const mostSteps = 20

func (b *builder) trace(v ssa.Value, depth int) {
	if v == nil || b.seen[v] || depth > mostSteps {
		return
	}
	b.seen[v] = true
	switch v := v.(type) {
	case *ssa.MakeInterface:
		b.trace(v.X, depth+1)
	case *ssa.ChangeType:
		b.trace(v.X, depth+1)
	case *ssa.ChangeInterface:
		b.trace(v.X, depth+1)
	case *ssa.Phi:
		for _, e := range v.Edges {
			b.trace(e, depth+1)
		}
	case *ssa.Extract:
		if c, ok := v.Tuple.(*ssa.Call); ok {
			b.returned(c, v, v.Index, depth)
		}
	case *ssa.Call:
		b.returned(v, v, 0, depth)
	case *ssa.MakeMap:
		b.ofMap(v)
	case *ssa.Alloc:
		b.ofStruct(v)
	case *ssa.FieldAddr:
		b.ofField(v)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return
		}
		if field, ok := v.X.(*ssa.FieldAddr); ok {
			b.ofField(field)
		}
		if alloc, ok := v.X.(*ssa.Alloc); ok {
			if _, isStruct := elemOf(alloc.Type()).Underlying().(*types.Struct); isStruct {
				b.ofStruct(alloc)
				return
			}
			for _, ref := range *alloc.Referrers() {
				if st, ok := ref.(*ssa.Store); ok && st.Addr == alloc {
					b.trace(st.Val, depth+1)
				}
			}
		}
	}
}

// returned traces what a function of the package returns, which the caller knows
// as v.
func (b *builder) returned(c *ssa.Call, v ssa.Value, result, depth int) {
	callee := c.Call.StaticCallee()
	if callee == nil {
		return
	}
	if callee.Origin() != nil {
		callee = callee.Origin()
	}
	b.calls = append(b.calls, v)
	defer func() { b.calls = b.calls[:len(b.calls)-1] }()
	for _, block := range callee.Blocks {
		for _, instr := range block.Instrs {
			if ret, ok := instr.(*ssa.Return); ok && result < len(ret.Results) {
				b.trace(ret.Results[result], depth+1)
			}
		}
	}
}

func elemOf(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

// ofMap reads the keys that a map is given. One that other code knows may get
// more of them.
func (b *builder) ofMap(v *ssa.MakeMap) {
	m, ok := v.Type().Underlying().(*types.Map)
	if !ok {
		return
	}
	if k, ok := m.Key().Underlying().(*types.Basic); !ok || k.Info()&types.IsString == 0 {
		return
	}
	o := &Object{Func: v.Parent(), Literal: b.result.literalAt(v.Pos())}
	exprs := make(map[token.Pos]ast.Expr)
	if o.Literal != nil {
		for _, elem := range o.Literal.Elts {
			if kv, ok := elem.(*ast.KeyValueExpr); ok {
				exprs[kv.Colon] = kv.Value
			}
		}
	}
	seen := make(map[ssa.Value]bool)
	for _, known := range append([]ssa.Value{v}, b.calls...) {
		b.setKeys(o, known, exprs, seen)
	}
	b.found = append(b.found, o)
}

// setKeys notes the keys that a map is given under the name v, and under those
// that it has in the same function later.
func (b *builder) setKeys(o *Object, v ssa.Value, exprs map[token.Pos]ast.Expr, seen map[ssa.Value]bool) {
	if seen[v] {
		return
	}
	seen[v] = true
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Phi:
			b.setKeys(o, ref, exprs, seen)
		case *ssa.ChangeType:
			b.setKeys(o, ref, exprs, seen)
		case *ssa.MapUpdate:
			if ref.Map != v {
				o.Open = true // it is in another map
				continue
			}
			name, ok := constantText(ref.Key)
			if !ok {
				o.Open = true
				continue
			}
			a := Assignment{Value: ref.Value, Expr: exprs[ref.Pos()], Pos: ref.Pos()}
			if k := o.Key(name); k != nil {
				k.Values = append(k.Values, a)
			} else {
				o.Keys = append(o.Keys, Key{Name: name, Values: []Assignment{a}})
			}
		case *ssa.Call:
			if ref.Call.Pos() != b.call.Lparen && !isLen(ref) {
				o.Open = true
			}
		case *ssa.Store, *ssa.MakeClosure, *ssa.Defer, *ssa.Go:
			o.Open = true
		}
	}
}

func isLen(c *ssa.Call) bool {
	f, ok := c.Call.Value.(*ssa.Builtin)
	return ok && f.Name() == "len"
}

// ofStruct reads the keys of a struct that the package makes, with what its
// fields are set to.
func (b *builder) ofStruct(v *ssa.Alloc) {
	o := b.ofType(elemOf(v.Type()))
	if o == nil {
		return
	}
	o.Func, o.Literal = v.Parent(), b.result.literalAt(v.Pos())
	o.set(v, make(map[ssa.Value]bool))
	if o.Literal == nil { // t := T{…} stands where t does
		o.Literal = b.result.literalOf(v, o.Struct)
	}
	if o.Literal != nil {
		for i, elem := range o.Literal.Elts {
			field, value := fieldOf(b.result.pass.TypesInfo, o.Literal, i, elem)
			for j := range o.Keys {
				if field == nil || o.Keys[j].Field != field.Origin() {
					continue
				}
				for n := range o.Keys[j].Values {
					o.Keys[j].Values[n].Expr = value
				}
			}
		}
	}
	seen := make(map[ssa.Value]bool)
	for _, known := range b.calls { // e := newEnvelope(); e.OK = true
		o.set(known, seen)
	}
	b.found = append(b.found, o)
}

// set notes what the fields of a struct are set to, one by one or together with
// those of another one that is copied to it.
func (o *Object) set(v ssa.Value, seen map[ssa.Value]bool) {
	if seen[v] {
		return
	}
	seen[v] = true
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			if load, ok := ref.Val.(*ssa.UnOp); ok && ref.Addr == v && load.Op == token.MUL {
				if from, ok := load.X.(*ssa.Alloc); ok {
					o.set(from, seen)
				}
			}
		case *ssa.FieldAddr:
			st, ok := elemOf(ref.X.Type()).Underlying().(*types.Struct)
			if !ok || ref.Field >= st.NumFields() {
				continue
			}
			field := st.Field(ref.Field).Origin()
			if field.Embedded() {
				o.set(ref, seen)
			}
			i := slices.IndexFunc(o.Keys, func(k Key) bool { return k.Field == field })
			if i < 0 {
				continue
			}
			for _, use := range *ref.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Addr == ref {
					o.Keys[i].Values = append(o.Keys[i].Values, Assignment{Value: st.Val, Pos: st.Pos()})
				}
			}
		}
	}
}

// ofType returns the keys of a struct, nil for any other type.
func (b *builder) ofType(t types.Type) *Object {
	return b.result.ObjectOf(t)
}

// ObjectOf returns the object that the values of a struct type are, nil for any
// other type and for one that encodes itself.
func (r *Result) ObjectOf(t types.Type) *Object {
	ref := shape.Of(NewReader(r.pass.TypesSizes).Type(t))
	if ref.Kind != shape.Object {
		return nil
	}
	o := &Object{Struct: pointed(t)}
	for _, f := range ref.Fields {
		o.Keys = append(o.Keys, Key{Name: f.Name, Optional: f.Optional(), Field: fieldAt(t, f.Index)})
	}
	return o
}
