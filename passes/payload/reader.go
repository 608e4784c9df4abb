package payload

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A Reader makes views of types in source for package shape. What shape says of
// them is what it says of the same types in the running program, but that
// nobody can ask a type in source for the schema it declares with a method
// JSONSchema. Readers may be shared.
type Reader struct {
	sizes types.Sizes

	mu  sync.Mutex
	ids typeutil.Map // from a type to the first one that was identical
}

// NewReader returns a reader of types of a program with the sizes, which may be
// nil: then words have 64 bits.
func NewReader(sizes types.Sizes) *Reader {
	if sizes == nil {
		sizes = types.SizesFor("gc", "amd64")
	}
	return &Reader{sizes: sizes}
}

// Type returns the view of a type.
func (r *Reader) Type(t types.Type) shape.Type { return view{r, types.Unalias(t)} }

// Source returns the type that a [Reader] made a view of, or nil.
func Source(t shape.Type) types.Type {
	if v, ok := t.(view); ok {
		return v.t
	}
	return nil
}

type view struct {
	reader *Reader
	t      types.Type // no alias
}

func (v view) ID() any {
	v.reader.mu.Lock()
	defer v.reader.mu.Unlock()
	if first := v.reader.ids.At(v.t); first != nil {
		return first
	}
	v.reader.ids.Set(v.t, v.t)
	return v.t
}

func (v view) String() string { return spell(v.t) }

// Named reports false of error: reflection knows no package of it.
func (v view) Named() bool {
	named, ok := v.t.(*types.Named)
	return ok && named.Obj().Pkg() != nil
}

var basicKinds = map[types.BasicKind]reflect.Kind{
	types.Bool: reflect.Bool, types.String: reflect.String, types.UnsafePointer: reflect.UnsafePointer,
	types.Int: reflect.Int, types.Int8: reflect.Int8, types.Int16: reflect.Int16, types.Int32: reflect.Int32, types.Int64: reflect.Int64,
	types.Uint: reflect.Uint, types.Uint8: reflect.Uint8, types.Uint16: reflect.Uint16, types.Uint32: reflect.Uint32,
	types.Uint64: reflect.Uint64, types.Uintptr: reflect.Uintptr, types.Float32: reflect.Float32, types.Float64: reflect.Float64,
	types.Complex64: reflect.Complex64, types.Complex128: reflect.Complex128,
}

// Kind returns the kind of a type. A type parameter is an interface: its values
// can be of many types.
func (v view) Kind() reflect.Kind {
	switch u := v.t.Underlying().(type) {
	case *types.Basic:
		return basicKinds[u.Kind()]
	case *types.Array:
		return reflect.Array
	case *types.Chan:
		return reflect.Chan
	case *types.Signature:
		return reflect.Func
	case *types.Interface:
		return reflect.Interface
	case *types.Map:
		return reflect.Map
	case *types.Pointer:
		return reflect.Pointer
	case *types.Slice:
		return reflect.Slice
	case *types.Struct:
		return reflect.Struct
	}
	return reflect.Invalid
}

func (v view) Elem() shape.Type {
	if e, ok := v.t.Underlying().(interface{ Elem() types.Type }); ok {
		return v.reader.Type(e.Elem())
	}
	return v.reader.Type(types.Typ[types.Invalid])
}

func (v view) Key() shape.Type {
	if m, ok := v.t.Underlying().(*types.Map); ok {
		return v.reader.Type(m.Key())
	}
	return v.reader.Type(types.Typ[types.Invalid])
}

// Bits is asked of numbers only, of which the size is always known.
func (v view) Bits() int { return int(8 * v.reader.sizes.Sizeof(v.t.Underlying())) }

func (v view) Len() int {
	if a, ok := v.t.Underlying().(*types.Array); ok {
		return int(a.Len())
	}
	return 0
}

func (v view) NumField() int {
	if s, ok := v.t.Underlying().(*types.Struct); ok {
		return s.NumFields()
	}
	return 0
}

func (v view) Field(i int) shape.StructField {
	s := v.t.Underlying().(*types.Struct)
	f := s.Field(i)
	return shape.StructField{
		Name: f.Name(), Type: v.reader.Type(f.Type()), Tag: reflect.StructTag(s.Tag(i)),
		Exported: f.Exported(), Embedded: f.Embedded(),
	}
}

var methodNames = [...]string{
	shape.MarshalJSON:   "MarshalJSON",
	shape.MarshalText:   "MarshalText",
	shape.UnmarshalText: "UnmarshalText",
	shape.JSONSchema:    "JSONSchema",
}

// Has looks for the method among those of the type and of a pointer to it.
func (v view) Has(m shape.Method) bool {
	if _, ok := v.t.(*types.TypeParam); ok {
		return false
	}
	obj, _, _ := types.LookupFieldOrMethod(v.t, true, nil, methodNames[m])
	fn, ok := obj.(*types.Func)
	if !ok {
		return false
	}
	sig := fn.Signature()
	in, out := sig.Params(), sig.Results()
	switch {
	case sig.Variadic():
		return false
	case m == shape.UnmarshalText:
		return in.Len() == 1 && out.Len() == 1 && isBytes(in.At(0).Type()) && typeinfo.IsError(out.At(0).Type())
	case m == shape.JSONSchema:
		return in.Len() == 0 && out.Len() == 1 && isRawMessage(out.At(0).Type())
	}
	return in.Len() == 0 && out.Len() == 2 && isBytes(out.At(0).Type()) && typeinfo.IsError(out.At(1).Type())
}

// Promotes looks where the method is declared.
func (v view) Promotes(m shape.Method) bool {
	_, index, _ := types.LookupFieldOrMethod(v.t, true, nil, methodNames[m])
	return v.Has(m) && len(index) > 1
}

func isBytes(t types.Type) bool { return types.Identical(t, types.NewSlice(types.Typ[types.Uint8])) }

func isRawMessage(t types.Type) bool { return spell(t) == "encoding/json.RawMessage" }
