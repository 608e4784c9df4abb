package payload_test

import (
	"encoding/json"
	"go/ast"
	"go/types"
	"math/big"
	"net"
	"net/netip"
	"net/url"
	"reflect"
	"testing"
	"time"
	"unsafe"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/payload/internal/describe"
)

type (
	common struct {
		ID        string    `json:"id"`
		CreatedAt time.Time `json:"created_at"`
	}
	Shadow struct {
		ID   int `json:"ID"`
		Name string
	}
	shadowing struct {
		common
		Shadow
		*deeper
		Name string `json:"name"`
	}
	deeper struct{ leaf }
	leaf   struct{ Leaf, ID string }
	twice  struct {
		One
		Two
	}
	One    struct{ Same }
	Two    struct{ Same }
	Same   struct{ Value int }
	tagged struct {
		common `json:"inner"`
	}
	hidden struct {
		unexported
		Public int `json:"-"`
		Dash   int `json:"-,"`
	}
	alias   = common
	aliased struct {
		alias
		Again alias `json:"again,omitempty"`
	}
	unexported int

	valueJSON   struct{ X int }
	pointerJSON struct{ X int }
	valueText   struct{ X int }
	pointerText int
	notJSON     struct{ X int }
	inherits    struct{ valueJSON }
	inheritsPtr struct{ *pointerText }
	keyed       struct {
		ByAddr  map[netip.Addr]int
		ByText  map[valueText]string
		ByBool  map[bool]int
		ByNum   map[uint16][]byte
		ByNamed map[name]map[string]any
	}
	name string

	Page[T any] struct {
		Items []T `json:"items" envelope:"set"`
		Next  *T  `json:"next,omitzero"`
	}
	Pair[K comparable, V any] struct {
		Key   K
		Value V
		More  map[K]Page[V]
	}
	generic struct {
		Page[common]
		P Pair[string, *Page[any]]
		Q Pair[name, struct {
			X int `json:"x"`
			y []error
		}]
		R Page[func(context int, more ...string) (bool, error)]
		S Page[interface{ M() }]
		T Page[map[[2]int]chan<- <-chan int]
		U Page[net.IP]
	}

	tree struct {
		Left, Right *tree
		ByName      map[string]tree `json:",omitempty"`
		All         list
	}
	list    []list
	endless *endless
	ring    []*Page[ring]

	odd struct {
		Any      any
		Err      error
		Stringer interface{ String() string }
		C        chan int
		R        <-chan []byte
		S        chan<- struct{}
		F        func(a int, b ...name) (x, y error)
		G        func()
		H        func(io interface{}) *tree
		Complex  complex128
		Unsafe   unsafe.Pointer
		Ptr      uintptr
		Raw      json.RawMessage
		RawPtr   *json.RawMessage
		Number   json.Number `json:",string"`
		Big      *big.Int
		Float    big.Float
		URL      url.URL
		IP       net.IP
		Net      *net.IPNet
		Dur      time.Duration `json:"duration_ms"`
		Time     time.Time     `json:"fetched_at" envelope:"volatile"`
		Times    []*time.Time  `json:"times" envelope:"stable"`
		Month    time.Month
		Byte     byte
		Rune     rune
		Bytes    []byte    `format:"binary"`
		Named    []octet   `json:"named"`
		Array    [3]octet  `json:"array"`
		Arrays   [2][4]int `json:"arrays" envelope:"ordered,set,odd"`
		Quoted   *int64    `json:",string"`
		Bad      int       `json:"b\\d"`
		Empty    struct{}
		Anon     struct {
			At time.Time
			*common
			F struct{ G func(struct{ X int }) }
		} `json:"anon" description:"Something" enum:"a,b"`
		_ int
		x int
	}
	octet byte

	params struct {
		common
		ID      string   `name:"id" arg:"true" required:"yes" pattern:"^a$"`
		Count   uint8    `name:"count" default:"300" short:"cc"`
		Tags    []string `name:"tags" requires:"id" excludes:"count=3"`
		Names   []name   `name:"names" enum:"a,b"`
		Wait    time.Duration
		Lists   list       `name:"lists"`
		Addr    netip.Addr `name:"addr"`
		Ratio   float32    `name:"ratio"`
		Nothing any        `name:"-"`
	}
)

func (valueJSON) MarshalJSON() ([]byte, error)       { return nil, nil }
func (*pointerJSON) MarshalJSON() ([]byte, error)    { return nil, nil }
func (valueText) MarshalText() ([]byte, error)       { return nil, nil }
func (*pointerText) MarshalText() ([]byte, error)    { return nil, nil }
func (*pointerText) UnmarshalText(text []byte) error { return nil }
func (notJSON) JSONSchema() string                   { return "" }
func (octet) MarshalText() ([]byte, error)           { return nil, nil }

var agreed = []reflect.Type{
	reflect.TypeFor[common](), reflect.TypeFor[shadowing](), reflect.TypeFor[twice](), reflect.TypeFor[tagged](),
	reflect.TypeFor[hidden](), reflect.TypeFor[aliased](), reflect.TypeFor[alias](), reflect.TypeFor[unexported](),
	reflect.TypeFor[valueJSON](), reflect.TypeFor[pointerJSON](), reflect.TypeFor[valueText](), reflect.TypeFor[pointerText](),
	reflect.TypeFor[notJSON](), reflect.TypeFor[inherits](), reflect.TypeFor[inheritsPtr](), reflect.TypeFor[keyed](),
	reflect.TypeFor[Page[common]](), reflect.TypeFor[Page[[]Page[int]]](), reflect.TypeFor[Pair[string, error]](), reflect.TypeFor[generic](),
	reflect.TypeFor[tree](), reflect.TypeFor[*tree](), reflect.TypeFor[list](), reflect.TypeFor[endless](), reflect.TypeFor[ring](),
	reflect.TypeFor[odd](), reflect.TypeFor[[]odd](), reflect.TypeFor[map[string]*odd](), reflect.TypeFor[params](),
	reflect.TypeFor[any](), reflect.TypeFor[error](), reflect.TypeFor[chan int](), reflect.TypeFor[func(int) error](),
	reflect.TypeFor[int](), reflect.TypeFor[[]byte](), reflect.TypeFor[**string](), reflect.TypeFor[map[bool]int](),
	reflect.TypeFor[struct{}](), reflect.TypeFor[struct{ common }](), reflect.TypeFor[[0]time.Time](), reflect.TypeFor[json.RawMessage](),
}

// TestAgreement holds that what package shape says of a type is the same for
// the type in source and in the running program.
func TestAgreement(t *testing.T) {
	reader := payload.NewReader(nil)
	sources := typeArguments(t, "agreed")
	if len(sources) != len(agreed) {
		t.Fatalf("%d types in source, %d in the program", len(sources), len(agreed))
	}
	for i, source := range sources {
		want, got := describe.Type(shape.Reflect(agreed[i])), describe.Type(reader.Type(source))
		if got != want {
			i := 0
			for i < min(len(got), len(want)) && got[i] == want[i] {
				i++
			}
			from := max(0, i-100)
			t.Errorf("%s differs\nsource  %.300s\nprogram %.300s", source, got[from:], want[from:])
		}
	}
}

// typeArguments returns the types in the list of that name in this package: of
// each call there, the type argument.
func typeArguments(t *testing.T, list string) (args []types.Type) {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Tests: true}, ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, pkg := range pkgs {
		if pkg.Name != "payload_test" {
			continue
		}
		for _, err := range pkg.Errors {
			t.Error(err)
		}
		for _, file := range pkg.Syntax {
			ast.Inspect(file, func(n ast.Node) bool {
				spec, ok := n.(*ast.ValueSpec)
				if !ok || spec.Names[0].Name != list {
					return true
				}
				for _, elem := range spec.Values[0].(*ast.CompositeLit).Elts {
					args = append(args, pkg.TypesInfo.TypeOf(elem.(*ast.CallExpr).Fun.(*ast.IndexExpr).Index))
				}
				return false
			})
		}
	}
	return args
}
