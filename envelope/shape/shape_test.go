package shape_test

import (
	"database/sql"
	"encoding/json"
	"maps"
	"math/big"
	"net/netip"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

func of[T any]() shape.Ref { return shape.Of(shape.Reflect(reflect.TypeFor[T]())) }

type A struct {
	X int `json:"x"`
	Y int
	Z int `json:"z"`
}

type B struct {
	X int // as deep as A's, but not from a tag
	Y int
	W int `json:"w"`
}

type inner struct {
	Inner string
	A
}

type Deep struct{ inner }

type Ptr struct {
	P int
	W int
}

// What two structs embed, each through one of its own.
type (
	Far   struct{ F int }
	Mid   struct{ Far }
	Left  struct{ Mid }
	Right struct{ Mid }
)

type text string

type outer struct {
	A
	B
	Deep
	*Ptr
	text
	W      string `json:"W"`
	Z      string `json:"z"`
	Omit   []int  `json:",omitempty"`
	Skip   int    `json:"-"`
	Dash   int    `json:"-,"`
	Quoted int    `json:",string"`
	hidden int
}

// TestFields holds that the keys of a struct are those that encoding/json
// writes, in its order.
func TestFields(t *testing.T) {
	for _, v := range []any{
		outer{Ptr: &Ptr{}, Omit: []int{1}}, A{}, Deep{}, inner{},
		struct {
			A
			*B
		}{B: &B{}},
		struct {
			Deep
			inner
		}{},
		struct{ *Ptr }{&Ptr{}},
		struct {
			Left
			Right
		}{},
	} {
		testFields(t, v)
	}
}

func testFields(t *testing.T, v any) {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	dec := json.NewDecoder(strings.NewReader(string(text)))
	_, _ = dec.Token()
	for dec.More() {
		key, _ := dec.Token()
		_, _ = dec.Token()
		if key == "Omit" {
			_, _ = dec.Token()
			_, _ = dec.Token()
		}
		want = append(want, key.(string))
	}
	var got []string
	for _, f := range shape.Of(shape.Reflect(reflect.TypeOf(v))).Fields {
		got = append(got, f.Name)
	}
	if !slices.Equal(got, want) {
		t.Errorf("%T has the keys %q, want %q", v, got, want)
	}
}

type tree struct {
	Name     string           `json:"name"`
	Children []tree           `json:"children"`
	Parent   *tree            `json:"parent" description:"The one above"`
	ByName   map[string]*tree `json:"by_name"`
}

type loop []loop

type endless *endless

type schemed struct{}

func (schemed) MarshalJSON() ([]byte, error) { return []byte(`"x"`), nil }
func (schemed) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"type":"string","maxLength":1}`)
}

type custom struct{}

func (*custom) MarshalJSON() ([]byte, error) { return []byte(`1`), nil }

type everything struct {
	ID      string            `json:"id" description:"Its id"`
	Role    string            `json:"role" enum:"admin,member"`
	Level   int               `json:"level" enum:"1,2"`
	MaybeID *string           `json:"maybe_id" enum:"a"`
	Roles   []string          `json:"roles" enum:"admin,member"`
	Count   uint              `json:"count"`
	Score   float64           `json:"score,omitempty"`
	OK      bool              `json:"ok,omitzero"`
	Raw     []byte            `json:"raw" format:"binary"`
	Pair    [2]string         `json:"pair"`
	Labels  map[string]int    `json:"labels"`
	At      time.Time         `json:"at" envelope:"stable"`
	Ran     time.Time         `json:"ran" envelope:"volatile"`
	Report  string            `json:"report" envelope:"text"`
	Addr    netip.Addr        `json:"addr" format:"ipv4"`
	Big     *big.Int          `json:"big"`
	Number  json.Number       `json:"number"`
	Any     any               `json:"any"`
	JSON    json.RawMessage   `json:"json"`
	Schemed schemed           `json:"schemed"`
	Custom  custom            `json:"custom"`
	Quoted  int               `json:"quoted,string"`
	Maps    []map[string]bool `json:"maps"`
}

type linked[T any] struct {
	V    T          `json:"v"`
	Next *linked[T] `json:"next"`
}

func TestSchema(t *testing.T) {
	for _, test := range []struct {
		ref  shape.Ref
		want string
	}{
		{of[everything](), `{"properties":{"addr":{"format":"ipv4","type":"string"},"any":{},"at":{"format":"date-time","type":"string"},"big":{"type":["integer","null"]},"count":{"minimum":0,"type":"integer"},"custom":{},"id":{"description":"Its id","type":"string"},"json":{},"labels":{"additionalProperties":{"type":"integer"},"type":"object"},"level":{"enum":[1,2],"type":"integer"},"maps":{"items":{"additionalProperties":{"type":"boolean"},"type":"object"},"type":"array"},"maybe_id":{"enum":["a",null],"type":["string","null"]},"number":{"type":"number"},"ok":{"type":"boolean"},"pair":{"items":{"type":"string"},"maxItems":2,"minItems":2,"type":"array"},"quoted":{"type":"string"},"raw":{"contentEncoding":"base64","type":"string"},"role":{"enum":["admin","member"],"type":"string"},"roles":{"items":{"enum":["admin","member"],"type":"string"},"type":"array"},"schemed":{"maxLength":1,"type":"string"},"score":{"type":"number"}},"required":["id","role","level","maybe_id","roles","count","raw","pair","labels","at","addr","big","number","any","json","schemed","custom","quoted","maps"],"type":"object"}`},
		{of[tree](), `{"definitions":{"tree":{"properties":{"by_name":{"additionalProperties":{"anyOf":[{"$ref":"#/definitions/tree"},{"type":"null"}]},"type":"object"},"children":{"items":{"$ref":"#/definitions/tree"},"type":"array"},"name":{"type":"string"},"parent":{"anyOf":[{"$ref":"#/definitions/tree"},{"type":"null"}],"description":"The one above"}},"required":["name","children","parent","by_name"],"type":"object"}},"properties":{"by_name":{"additionalProperties":{"anyOf":[{"$ref":"#/definitions/tree"},{"type":"null"}]},"type":"object"},"children":{"items":{"$ref":"#/definitions/tree"},"type":"array"},"name":{"type":"string"},"parent":{"anyOf":[{"$ref":"#/definitions/tree"},{"type":"null"}],"description":"The one above"}},"required":["name","children","parent","by_name"],"type":"object"}`},
		{of[*A](), `{"properties":{"Y":{"type":"integer"},"x":{"type":"integer"},"z":{"type":"integer"}},"type":"object"}`},
		{of[[]A](), `{"items":{"properties":{"Y":{"type":"integer"},"x":{"type":"integer"},"z":{"type":"integer"}},"required":["x","Y","z"],"type":"object"},"type":"array"}`},
		{of[loop](), `{"definitions":{"loop":{"items":{"$ref":"#/definitions/loop"},"type":"array"}},"items":{"$ref":"#/definitions/loop"},"type":"array"}`},
		{of[linked[time.Duration]](), `{"definitions":{"linkedDuration":{"properties":{"next":{"anyOf":[{"$ref":"#/definitions/linkedDuration"},{"type":"null"}]},"v":{"type":"integer"}},"required":["v","next"],"type":"object"}},"properties":{"next":{"anyOf":[{"$ref":"#/definitions/linkedDuration"},{"type":"null"}]},"v":{"type":"integer"}},"required":["v","next"],"type":"object"}`},
		{of[*[2]int](), `{"items":{"type":"integer"},"maxItems":2,"type":"array"}`},
		{of[*uint](), `{"minimum":0,"type":["integer","null"]}`},
		{of[struct{}](), `{"properties":{},"type":"object"}`},
		{of[any](), `{}`},
		{of[chan int](), `{}`},
	} {
		text, err := json.Marshal(shape.SchemaOf(test.ref))
		if err != nil || string(text) != test.want {
			t.Errorf("schema of %s\n got %s, %v\nwant %s", test.ref.Type, text, err, test.want)
		}
		if _, err := jsonschema.CompileString("schema.json", string(text)); err != nil {
			t.Errorf("schema of %s: %v", test.ref.Type, err)
		}
	}
}

// A level is a type that says what it makes of itself.
type level struct{}

func (level) MarshalJSON() ([]byte, error) { return []byte(`"low"`), nil }
func (level) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"type":"string","enum":["low","high"]}`)
}

type enums struct {
	ByName  map[string]string `json:"by_name" enum:"a,b"`
	Rows    [][]string        `json:"rows" enum:"a,b"`
	Maps    []map[string]int  `json:"maps" enum:"1,2"`
	Maybe   *int              `json:"maybe" enum:"1,2"`
	Maybes  []*string         `json:"maybes" enum:"a,b"`
	Numbers []*int            `json:"numbers" enum:"1,2"`
	Large   uint64            `json:"large" enum:"1,18446744073709551615"`
	Quoted  int               `json:"quoted,string" enum:"1,2"`
	Level   *level            `json:"level"`
	Levels  []*level          `json:"levels"`
	Tagged  *custom           `json:"tagged" enum:"a"`
	Object  A                 `json:"object" enum:"a"`
	Tree    []tree            `json:"tree" enum:"a"`
	Objects map[string]*A     `json:"objects" enum:"a"`
}

// TestEnums holds that the schema of what has an enum admits what is in it, and
// nothing else.
func TestEnums(t *testing.T) {
	text, err := json.Marshal(shape.SchemaOf(of[enums]()))
	if err != nil {
		t.Fatal(err)
	}
	schema, err := jsonschema.CompileString("schema.json", string(text))
	if err != nil {
		t.Fatal(err)
	}
	value := func(change func(*enums)) any {
		v := enums{Large: 1, Quoted: 1, ByName: map[string]string{}, Rows: [][]string{}, Maps: []map[string]int{}, Maybes: []*string{},
			Numbers: []*int{}, Levels: []*level{}, Tree: []tree{}, Objects: map[string]*A{}}
		change(&v)
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		decoder := json.NewDecoder(strings.NewReader(string(text)))
		decoder.UseNumber()
		var decoded any
		if err := decoder.Decode(&decoded); err != nil {
			t.Fatal(err)
		}
		return decoded
	}
	a, c, one, three := "a", "c", 1, 3
	for i, good := range []func(*enums){
		func(*enums) {},
		func(v *enums) { v.ByName = map[string]string{"x": a} },
		func(v *enums) { v.Rows = [][]string{{a}, {}} },
		func(v *enums) { v.Maps = []map[string]int{{"x": one}} },
		func(v *enums) { v.Maybe = &one },
		func(v *enums) { v.Maybes = []*string{&a, nil} },
		func(v *enums) { v.Numbers = []*int{&one, nil} },
		func(v *enums) { v.Large = 18446744073709551615 },
		func(v *enums) { v.Level, v.Levels = &level{}, []*level{{}, nil} },
		func(v *enums) { v.Object = A{X: 1} },
		func(v *enums) { v.Objects = map[string]*A{"x": {}, "y": nil} },
		func(v *enums) { v.Tree = []tree{{Children: []tree{}, ByName: map[string]*tree{}}} },
	} {
		if err := schema.Validate(value(good)); err != nil {
			t.Errorf("%d: %#v\n%s", i, err, text)
		}
	}
	for i, bad := range []func(*enums){
		func(v *enums) { v.ByName = map[string]string{"x": c} },
		func(v *enums) { v.Rows = [][]string{{c}} },
		func(v *enums) { v.Maps = []map[string]int{{"x": three}} },
		func(v *enums) { v.Maybe = &three },
		func(v *enums) { v.Maybes = []*string{&c} },
		func(v *enums) { v.Numbers = []*int{&three} },
		func(v *enums) { v.Large = 3 },
		func(v *enums) { v.Quoted = 3 },
	} {
		if err := schema.Validate(value(bad)); err == nil {
			t.Errorf("%d: the schema admits it\n%s", i, text)
		}
	}
}

// What these lead to is used many thousand times, each struct three times.
type (
	shared0  struct{ A, B, C *shared1 }
	shared1  struct{ A, B, C *shared2 }
	shared2  struct{ A, B, C *shared3 }
	shared3  struct{ A, B, C *shared4 }
	shared4  struct{ A, B, C *shared5 }
	shared5  struct{ A, B, C *shared6 }
	shared6  struct{ A, B, C *shared7 }
	shared7  struct{ A, B, C *shared8 }
	shared8  struct{ A, B, C *shared9 }
	shared9  struct{ A, B, C *shared10 }
	shared10 struct{ N int }
)

// TestSharedSchema holds that a schema does not grow with how often its parts are used.
func TestSharedSchema(t *testing.T) {
	text, err := json.Marshal(shape.SchemaOf(of[shared0]()))
	if err != nil || len(text) > 10_000 {
		t.Fatalf("%d bytes, %v", len(text), err)
	}
	schema, err := jsonschema.CompileString("schema.json", string(text))
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range map[int]bool{10: true, 9: false} {
		value := any(map[string]any{"N": 1})
		for range depth {
			value = map[string]any{"A": value, "B": nil, "C": nil}
		}
		if err := schema.Validate(value); (err == nil) != want {
			t.Errorf("a value %d deep: %v", depth, err)
		}
	}
}

func TestKinds(t *testing.T) {
	for _, test := range []struct {
		ref      shape.Ref
		want     shape.Kind
		nullable bool
	}{
		{of[**int](), shape.Integer, true},
		{of[endless](), shape.Unsupported, true},
		{of[map[bool]int](), shape.Unsupported, false},
		{of[map[netip.Addr]int](), shape.Map, false},
		{of[complex64](), shape.Unsupported, false},
		{of[[]json.Number](), shape.List, false},
		{of[error](), shape.Any, true},
		{of[time.Duration](), shape.Integer, false},
		{of[*time.Time](), shape.Time, true},
	} {
		if test.ref.Kind != test.want || test.ref.Nullable != test.nullable {
			t.Errorf("%s is %d, nullable %v; want %d", test.ref.Type, test.ref.Kind, test.ref.Nullable, test.want)
		}
	}
}

type paged struct {
	Items []struct {
		At   time.Time      `json:"at"`
		More map[string]any `json:"more"`
		Tree *tree          `json:"tree"`
	} `json:"items" envelope:"set,odd"`
	Raw json.RawMessage `json:"raw" envelope:"opaque"`
	A
}

// TestMarksOfElements holds that what a tag says of a list or map is said of
// what it holds.
func TestMarksOfElements(t *testing.T) {
	type marked struct {
		Times [][]time.Time        `json:"times" envelope:"stable"`
		Any   map[string][]any     `json:"any" envelope:"opaque"`
		Plain map[string]time.Time `json:"plain"`
		Paid  sql.NullTime         `json:"paid" envelope:"stable"`
		Nulls []sql.NullTime       `json:"nulls"`
	}
	fields := shape.DataFields(of[marked]())
	for path, want := range map[string][2]bool{"Out.Times[][]": {true, false}, "Out.Any{}[]": {false, true}, "Out.Plain{}": {}, "Out.Paid": {true, false}, "Out.Nulls[]": {}} {
		i := slices.IndexFunc(fields, func(f spec.DataField) bool { return f.Path == path })
		if i < 0 || fields[i].Stable != want[0] || fields[i].Opaque != want[1] {
			t.Errorf("%s: %+v", path, fields)
		}
	}
	if i := slices.IndexFunc(fields, func(f spec.DataField) bool { return strings.HasSuffix(f.Path, ".Time") }); i >= 0 {
		t.Errorf("%s is in a type that is judged as a whole", fields[i].Path)
	}
}

// TestLists holds that a field counts as a list if the maps in it hold lists.
func TestLists(t *testing.T) {
	type maps map[string]maps
	type lists struct {
		List  *[]int
		Map   map[string][]int
		Maps  map[string]map[int][]int
		Plain map[string]int
		Self  maps
	}
	for _, f := range shape.DataFields(of[lists]()) {
		if want := f.Name == "List" || f.Name == "Map" || f.Name == "Maps"; f.Name != "" && f.IsList != want {
			t.Errorf("%s: IsList is %v", f.Path, f.IsList)
		}
	}
}

func TestDataFields(t *testing.T) {
	got := make(map[string]string)
	for _, f := range shape.DataFields(of[paged]()) {
		got[f.Path] = f.GoType
		if top := strings.Count(f.Path, ".") == 1 || strings.HasPrefix(f.Path, "Out.A."); f.Top != top {
			t.Errorf("%s: top %v", f.Path, f.Top)
		}
		if f.Path == "Out.Items" && (!slices.Equal(f.BadMarks, []string{"odd"}) || !f.IsList || f.Ordering != 1) {
			t.Errorf("%+v", f)
		}
	}
	const tree = "github.com/envvet/envvet/envelope/shape_test.tree"
	want := map[string]string{
		"Out.A.X": "int", "Out.A.Y": "int", "Out.A.Z": "int", "Out.Raw": "encoding/json.RawMessage",
		"Out.Items": "", "Out.Items[].At": "time.Time", "Out.Items[].More": "map[string]any", "Out.Items[].More{}": "any",
		"Out.Items[].Tree": tree, "Out.Items[].Tree.Name": "string", "Out.Items[].Tree.Children": "[]" + tree,
		"Out.Items[].Tree.Parent": tree, "Out.Items[].Tree.ByName": "map[string]*" + tree,
	}
	want["Out.Items"] = got["Out.Items"] // the name of a type without one
	if !maps.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestParams(t *testing.T) {
	type common struct {
		Verbose bool `name:"verbose"`
	}
	type in struct {
		common
		ID   string   `name:"id" arg:"true" required:"yes" requires:"mode" excludes:"a=tags;b=mode,tags"`
		Mode text     `name:"mode" enum:"a,b" default:"a"`
		Tags []string `name:"tags"`
		Wait time.Duration
		Skip int `name:"-"`
	}
	params, ok := shape.Params(shape.Reflect(reflect.TypeFor[in]()))
	if !ok || len(params) != 5 {
		t.Fatalf("params %v, %v", params, ok)
	}
	if p := params[0]; p.Field != "In.common.Verbose" || p.Param.Type != "boolean" || !slices.Equal(p.Index, []int{0, 0}) {
		t.Errorf("%+v", p)
	}
	if p := params[1]; !slices.Equal(p.BadTags, []string{"required"}) || len(p.Requires) != 1 || p.Requires[0].Names[0] != "mode" ||
		len(p.Excludes) != 2 || !p.Excludes[1].HasValue || p.Excludes[1].Value != "b" || len(p.Excludes[1].Names) != 2 {
		t.Errorf("%+v", p)
	}
	if p := params[4]; p.Name != "" || p.Param.Type != "" || p.GoType != "time.Duration" {
		t.Errorf("%+v", p)
	}
	if params, _ := shape.Params(shape.Reflect(reflect.TypeFor[struct{ Loop loop }]())); params[0].Param.Type != "" {
		t.Errorf("%+v", params[0])
	}
	if _, ok := shape.Params(shape.Reflect(reflect.TypeFor[int]())); ok {
		t.Error("an int has parameters")
	}
}
