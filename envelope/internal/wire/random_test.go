package wire_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/shape"
)

// randomType makes a type that JSON can carry.
func randomType(r *rand.Rand, depth int) reflect.Type {
	basic := []reflect.Type{
		reflect.TypeFor[string](), reflect.TypeFor[bool](), reflect.TypeFor[int](), reflect.TypeFor[int8](), reflect.TypeFor[uint16](), reflect.TypeFor[uint64](),
		reflect.TypeFor[float32](), reflect.TypeFor[float64](), reflect.TypeFor[[]byte](), reflect.TypeFor[time.Time](), reflect.TypeFor[any](),
		reflect.TypeFor[role](), reflect.TypeFor[json.Number](), reflect.TypeFor[Common](), reflect.TypeFor[selfMarshaled](),
	}
	if depth == 0 {
		return basic[r.IntN(len(basic))]
	}
	switch r.IntN(7) {
	case 0:
		return reflect.SliceOf(randomType(r, depth-1))
	case 1:
		return reflect.PointerTo(randomType(r, depth-1))
	case 2:
		keys := []reflect.Type{reflect.TypeFor[string](), reflect.TypeFor[int](), reflect.TypeFor[role]()}
		return reflect.MapOf(keys[r.IntN(len(keys))], randomType(r, depth-1))
	case 3:
		return reflect.ArrayOf(r.IntN(3), randomType(r, depth-1))
	case 4, 5:
		return randomStruct(r, depth)
	}
	return basic[r.IntN(len(basic))]
}

func randomStruct(r *rand.Rand, depth int) reflect.Type {
	var fields []reflect.StructField
	for i := range r.IntN(5) {
		options := []string{"", ",omitempty", ",omitzero", ",string"}[r.IntN(4)]
		tag := fmt.Sprintf(`json:"f%d%s"`, i, options)
		if r.IntN(4) == 0 {
			tag += ` description:"A field"`
		}
		if r.IntN(5) == 0 {
			tag = "" // the name of the field
		}
		fields = append(fields, reflect.StructField{Name: fmt.Sprintf("F%d", i), Type: randomType(r, depth-1), Tag: reflect.StructTag(tag)})
	}
	return reflect.StructOf(fields)
}

// fill sets a value to something. Lists and maps are not nil and texts are
// safe, since encoding/json does not care for those.
func fill(r *rand.Rand, v reflect.Value) {
	switch v.Type() {
	case reflect.TypeFor[time.Time]():
		v.Set(reflect.ValueOf(time.Unix(r.Int64N(1e10), r.Int64N(2)*r.Int64N(1e9)).UTC()))
		return
	case reflect.TypeFor[json.Number]():
		v.SetString([]string{"", "1", "-2.5e3"}[r.IntN(3)])
		return
	case reflect.TypeFor[any]():
		if r.IntN(5) == 0 {
			return // nil
		}
		v.Set(reflect.ValueOf([]any{"x", 1.5, []any{true, nil}, map[string]any{"b": 1, "a": "é"}}[r.IntN(4)]))
		return
	case reflect.TypeFor[selfMarshaled]():
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString([]string{"", "a", "<\"\\&>", "é\u2028日本\n\t", "1"}[r.IntN(5)])
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int, reflect.Int8:
		v.SetInt(r.Int64N(256) - 128)
	case reflect.Uint16, reflect.Uint64:
		v.SetUint(r.Uint64N(3) * r.Uint64N(30000))
	case reflect.Float32, reflect.Float64:
		v.SetFloat([]float64{0, 1, -0.5, 1e-9, 3e25, 100000.25, 1e21}[r.IntN(7)])
	case reflect.Pointer:
		if r.IntN(3) > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(r, v.Elem())
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.IntN(3), 3))
		for i := range v.Len() {
			fill(r, v.Index(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(r, v.Index(i))
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range r.IntN(3) {
			key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			fill(r, key)
			fill(r, value)
			v.SetMapIndex(key, value)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(r, v.Field(i))
		}
	}
}

// TestRandomTypes holds for types of all sorts that a value is written as
// encoding/json writes it, and that its JSON validates against the schema that
// is derived from the type.
func TestRandomTypes(t *testing.T) {
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 1))
		typ := randomStruct(r, 4)
		ref := shape.Of(shape.Reflect(typ))
		text, err := json.Marshal(shape.SchemaOf(ref))
		if err != nil {
			t.Fatal(err)
		}
		schema, err := jsonschema.CompileString("mem:///schema.json", string(text))
		if err != nil {
			t.Fatalf("seed %d: %s: %v\n%s", seed, typ, err, text)
		}
		v := reflect.New(typ)
		fill(r, v.Elem())
		got, _, err := wire.Append(nil, v.Interface(), wire.Options{})
		if err != nil {
			t.Fatalf("seed %d: %s: %v", seed, typ, err)
		}
		var want bytes.Buffer
		enc := json.NewEncoder(&want)
		enc.SetEscapeHTML(false)
		if err := enc.Encode(v.Interface()); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if string(got)+"\n" != want.String() && !holdsUnaddressable(typ) {
			t.Errorf("seed %d: %s\n got %s\nwant %s", seed, typ, got, want.String())
		}
		validates(t, seed, schema, got)

		// With everything nil, too.
		zero := reflect.New(typ)
		got, _, err = wire.Append(nil, zero.Interface(), wire.Options{})
		if err != nil {
			t.Fatalf("seed %d: %s: %v", seed, typ, err)
		}
		validates(t, seed, schema, got)
	}
}

func validates(t *testing.T, seed uint64, schema *jsonschema.Schema, text []byte) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		t.Fatalf("seed %d: %v\n%s", seed, err, text)
	}
	if err := schema.Validate(v); err != nil {
		t.Errorf("seed %d: %#v\n%s", seed, err, text)
	}
}

// holdsUnaddressable reports whether a map holds a type whose MarshalJSON
// belongs to its pointer, which encoding/json does not call there.
func holdsUnaddressable(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Map:
		return mentions(t.Elem())
	case reflect.Pointer, reflect.Slice, reflect.Array:
		return holdsUnaddressable(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if holdsUnaddressable(t.Field(i).Type) {
				return true
			}
		}
	}
	return false
}

func mentions(t reflect.Type) bool {
	switch {
	case t == reflect.TypeFor[selfMarshaled]():
		return true
	case t.Kind() == reflect.Map, t.Kind() == reflect.Array:
		return mentions(t.Elem())
	case t.Kind() == reflect.Struct:
		for i := range t.NumField() {
			if mentions(t.Field(i).Type) {
				return true
			}
		}
	}
	return holdsUnaddressable(t)
}
