package payload_test

import (
	"go/build"
	"go/token"
	"go/types"
	"reflect"
	"testing"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/payload/internal/describe"
)

// both is a type as each reader takes it.
type both struct {
	program reflect.Type
	source  types.Type
}

func basic[T any](kind types.BasicKind) both { return both{reflect.TypeFor[T](), types.Typ[kind]} }

func (b both) slice() both   { return both{reflect.SliceOf(b.program), types.NewSlice(b.source)} }
func (b both) pointer() both { return both{reflect.PointerTo(b.program), types.NewPointer(b.source)} }
func (b both) array() both {
	return both{reflect.ArrayOf(3, b.program), types.NewArray(b.source, 3)}
}
func (b both) keyed(by both) both {
	return both{reflect.MapOf(by.program, b.program), types.NewMap(by.source, b.source)}
}

// structOf returns a struct with the fields A, B and so on.
func structOf(fields []both, tags []string) both {
	var program []reflect.StructField
	var source []*types.Var
	for i, f := range fields {
		name := string(rune('A' + i))
		program = append(program, reflect.StructField{Name: name, Type: f.program, Tag: reflect.StructTag(tags[i])})
		source = append(source, types.NewField(token.NoPos, nil, name, f.source, false))
	}
	return both{reflect.StructOf(program), types.NewStruct(source, tags)}
}

// FuzzTags holds that the two readers agree on fields of any types with any tags,
// names that collide and tags that are malformed among them.
func FuzzTags(f *testing.F) {
	for _, seed := range []struct {
		types string
		tags  [3]string
	}{
		{"\x00\x01\x02", [3]string{`json:"a,omitempty" description:"What."`, `json:"a"`, `json:"-"`}},
		{"\x03\x16\x27", [3]string{`json:",string"`, `json:"-,"`, `json:"é\"x,omitzero" format:"binary"`}},
		{"\x08\x43\x95", [3]string{`name:"id" help:"User id" required:"true" pattern:"^[a-z]+$"`, `name:"id" enum:"a,b" default:"c"`, `arg:"1" short:"xy"`}},
		{"\xf1\x71\x0c", [3]string{`envelope:"volatile" json:"fetched_at"`, `envelope:"stable,text"`, `envelope:"ordered opaque" enum:"1,x" requires:"a,,b"`}},
		{"\x11\x05\x66", [3]string{`name:"" default:"0x10"`, `name:"é" default:"-9223372036854775809"`, `name:"B" excludes:"id" default:"\xff"`}},
	} {
		f.Add(seed.types, seed.tags[0], seed.tags[1], seed.tags[2])
	}
	kinds := []both{
		basic[string](types.String), basic[bool](types.Bool), basic[int](types.Int), basic[int64](types.Int64), basic[uint8](types.Uint8),
		basic[float64](types.Float64), basic[complex64](types.Complex64), {reflect.TypeFor[any](), types.NewInterfaceType(nil, nil)},
		{reflect.TypeFor[chan int](), types.NewChan(types.SendRecv, types.Typ[types.Int])},
	}
	sizes := types.SizesFor("gc", build.Default.GOARCH)
	f.Fuzz(func(t *testing.T, shapes, first, second, third string) {
		shapes = shapes[:min(len(shapes), 8)] // structs of structs grow by powers of three
		tags := []string{first, second, third}
		var list []both
		for i := range len(shapes) {
			of := kinds[int(shapes[i])%len(kinds)]
			if last := len(list) - 1; shapes[i]&0x80 != 0 && last >= 0 {
				of = structOf(list[max(0, last-2):], tags[:min(len(list), 3)])
			}
			switch shapes[i] >> 4 & 7 {
			case 1:
				of = of.slice()
			case 2:
				of = of.pointer()
			case 3:
				of = of.array()
			case 4:
				of = of.keyed(kinds[0])
			case 5:
				of = of.keyed(kinds[2])
			case 6:
				of = of.slice().pointer()
			}
			list = append(list, of)
		}
		if len(list) == 0 {
			return
		}
		of := structOf(list[max(0, len(list)-3):], tags[:min(len(list), 3)])
		want, got := describe.Type(shape.Reflect(of.program)), describe.Type(payload.NewReader(sizes).Type(of.source))
		if got != want {
			t.Errorf("%v\nsource  %s\nprogram %s", of.program, got, want)
		}
	})
}
