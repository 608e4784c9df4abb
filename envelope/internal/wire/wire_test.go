package wire_test

import (
	"bytes"
	"encoding/json"
	"math"
	"math/big"
	"net/netip"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/internal/wire"
)

func appended(t *testing.T, v any, o wire.Options) (string, wire.Result) {
	t.Helper()
	text, r, err := wire.Append([]byte("x"), v, o)
	if err != nil {
		t.Fatalf("%#v: %v", v, err)
	}
	if text[0] != 'x' || !json.Valid(text[1:]) {
		t.Fatalf("%#v: %s is no JSON", v, text)
	}
	return string(text[1:]), r
}

type Common struct {
	Shared string `json:"shared"`
	Hidden string `json:"hidden"`
}

type Pointed struct {
	Pointed []string `json:"pointed"`
}

type role string

type everything struct {
	Common
	*Pointed
	Hidden  int `json:"hidden"` // less deep than Common's
	Plain   string
	Named   role               `json:"named,omitempty"`
	Int     int8               `json:"int"`
	Uint    uint64             `json:"uint,string"`
	Float   float64            `json:"float"`
	Small   float32            `json:"small"`
	Bool    bool               `json:"bool,string"`
	Bytes   []byte             `json:"bytes"`
	List    []string           `json:"list"`
	Array   [2]int             `json:"array"`
	Map     map[string]int     `json:"map"`
	IntMap  map[int]role       `json:"int_map"`
	AddrMap map[netip.Addr]int `json:"addr_map"`
	Any     any                `json:"any"`
	Ptr     *everything        `json:"ptr"`
	Text    netip.Addr         `json:"text"`
	Big     *big.Int           `json:"big"`
	Number  json.Number        `json:"number"`
	Raw     json.RawMessage    `json:"raw"`
	Zero    time.Time          `json:"zero,omitzero"`
	Quoted  string             `json:"quoted,string"`
	Skipped string             `json:"-"`
	Dash    string             `json:"-,"`
	private string
}

type color int

func (c color) MarshalText() ([]byte, error) { return []byte{'c', byte('0' + c)}, nil }

type level float64

func (level) MarshalJSON() ([]byte, error) { return []byte(`{"level":1}`), nil }

// An option string has no effect on what encodes itself.
type selfQuoted struct {
	Color  color         `json:"color,string"`
	Colors *color        `json:"colors,string"`
	Level  level         `json:"level,string"`
	Wait   time.Duration `json:"wait,string"`
	None   *int          `json:"none,string"`
}

// TestSameAsJSON holds that what encoding/json writes for values without nil
// slices and maps is what this package writes.
func TestSameAsJSON(t *testing.T) {
	full := everything{
		Common: Common{Shared: "s", Hidden: "never"}, Pointed: &Pointed{[]string{"p"}}, Hidden: 3, Plain: "<a&b> \u2028 é 日本 \"q\" \\ \t\n",
		Named: "r", Int: -5, Uint: math.MaxUint64, Float: 1e-7, Small: 3.4e38, Bool: true, Bytes: []byte("bytes"),
		List: []string{"b", "a"}, Array: [2]int{1, 2}, Map: map[string]int{"b": 1, "a": 2, "é": 3}, IntMap: map[int]role{10: "x", 9: "y"},
		AddrMap: map[netip.Addr]int{netip.MustParseAddr("10.0.0.1"): 1},
		Any:     []any{nil, 1.5, "x", map[string]any{"k": []any{}}, true}, Text: netip.MustParseAddr("::1"),
		Big: big.NewInt(12345678901234567), Number: "1e5", Raw: json.RawMessage(`{"a": [1, "x\u00e9"]}`),
		Zero: time.Date(2024, 6, 1, 12, 0, 5, 500, time.UTC), Quoted: `q"`, Dash: "d",
	}
	nested := full
	nested.Ptr = &full
	for _, v := range []any{
		full, &nested, []everything{full, nested}, map[string]everything{"x": full},
		[]float64{0, 1, -1.5, 1e20, 1e21, 1e-6, 9.9e-7, math.MaxFloat64, math.SmallestNonzeroFloat64, 123456789.125},
		[]float32{0, 1e21, 1e-7, 16777216, 0.1}, []any{int64(math.MinInt64), uint8(255), "x", nil, json.Number("")},
		selfQuoted{Color: 1, Colors: new(color(2)), Level: 3, Wait: 4},
		"text", 5, true, nil, (*everything)(nil), [0]int{}, struct{}{}, map[uint8]bool{3: true, 20: false},
	} {
		var want bytes.Buffer
		enc := json.NewEncoder(&want)
		enc.SetEscapeHTML(false)
		if err := enc.Encode(v); err != nil {
			t.Fatal(err)
		}
		wantText := strings.ReplaceAll(want.String(), `\u00e9`, "é") // a raw message is not rewritten there
		if got, _ := appended(t, v, wire.Options{}); got+"\n" != wantText {
			t.Errorf("%T\n got %s\nwant %s", v, got, wantText)
		}
	}
}

type selfMarshaled struct{ List []string }

func (s *selfMarshaled) MarshalJSON() ([]byte, error) {
	if s.List == nil {
		return []byte(`"nil"`), nil
	}
	return []byte(` "not\u001b[1m nil" `), nil
}

type holder struct {
	List []string       `json:"list"`
	Map  map[string]any `json:"map"`
	Arr  [1][]int       `json:"arr"`
	Ptr  *holder        `json:"ptr"`
	Omit []string       `json:"omit,omitempty"`
	At   time.Time      `json:"at"`
}

func TestAppend(t *testing.T) {
	list := []any{nil, []int(nil)}
	list[0] = list[1:] // begins elsewhere in the same array
	for _, test := range []struct {
		value any
		want  string
	}{
		{holder{At: time.Date(2024, 6, 1, 14, 0, 5, 0, time.FixedZone("", 7200))}, `{"list":[],"map":{},"arr":[[]],"ptr":null,"at":"2024-06-01T12:00:05Z"}`},
		{map[string]any{"a": nil, "b": map[string]int(nil), "c": (*holder)(nil), "d": []any(nil)}, `{"a":null,"b":{},"c":null,"d":[]}`},
		{list, `[[[]],[]]`},
		{[]selfMarshaled{{}, {List: []string{}}}, `["nil","not nil"]`},
		{map[string]selfMarshaled{"a": {}}, `{"a":"nil"}`}, // not addressable
		{map[string]*selfMarshaled{"a": {}, "b": nil}, `{"a":"nil","b":null}`},
		{[][]byte{nil, []byte("x")}, `["","eA=="]`},
		{[]error{nil}, `[null]`},
		{map[string]string{"a\x1b[0m": "1", "a": "2", "b": "3", "a#2": "4"}, `{"a":"2","a#2":"4","a#3":"1","b":"3"}`},
		{map[string]int{"a": 2, "a\x1b[0m": 1, "a\x1b[1m": 3}, `{"a":2,"a#2":1,"a#3":3}`}, // the clean key keeps its name
		{json.RawMessage(`{"a\u001b[0m":1,"a":2}`), `{"a#2":1,"a":2}`},
		{json.RawMessage(`[{"a":1,"a":{"b":2,"\u0062":3},"a#2":4,"a":5}]`), `[{"a":1,"a#3":{"b":2,"b#2":3},"a#2":4,"a#4":5}]`},
		{json.RawMessage(`{"a\u001b[0m":1,"a":2,"a":3}`), `{"a#2":1,"a":2,"a#3":3}`},
		{json.RawMessage("{\"k\xff\":1,\"k\xfe\":[{}],\"k\":null}"), "{\"k\uFFFD\":1,\"k\uFFFD#2\":[{}],\"k\":null}"},
		{json.RawMessage(`[{"x":{"\r":true,"":{"\ud800":"\r","\udc00":"b"}},"a\r":1,"a":2,"a#2":3}]`), "[{\"x\":{\"#2\":true,\"\":{\"\uFFFD\":\"\",\"\uFFFD#2\":\"b\"}},\"a#3\":1,\"a\":2,\"a#2\":3}]"},
	} {
		if got, _ := appended(t, test.value, wire.Options{}); got != test.want {
			t.Errorf("%#v\n got %s\nwant %s", test.value, got, test.want)
		}
	}
}

type badMarshaler struct{}

func (badMarshaler) MarshalJSON() ([]byte, error) { return []byte(`{"a":`), nil }

type panics struct{}

func (panics) MarshalText() ([]byte, error) { panic("no text today") }

// A speechless panic panics when it is asked for its text, with a value that does
// the same.
type speechless struct{}

func (speechless) Error() string                { panic(speechless{}) }
func (speechless) MarshalJSON() ([]byte, error) { panic(speechless{}) }

func TestRefused(t *testing.T) {
	ptr := &holder{}
	ptr.Ptr = ptr
	slice := []any{nil}
	slice[0] = slice
	table := map[string]any{}
	table["self"] = table
	deep := any(1)
	for range 5000 { // legal, if odd
		deep = []any{deep}
	}
	if text, _ := appended(t, deep, wire.Options{}); len(text) != 10001 {
		t.Errorf("a deep list has %d bytes", len(text))
	}
	for _, v := range []any{
		ptr, slice, table, math.NaN(), []float64{math.Inf(1)}, make(chan int), struct{ F func() }{}, map[bool]int{}, 1i,
		json.Number("1\n"), json.Number("1 "), json.Number("-"),
		badMarshaler{}, panics{}, speechless{}, json.Number("x"), json.RawMessage("{"), time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC),
	} {
		text, _, err := wire.Append([]byte("before"), v, wire.Options{})
		if err == nil || string(text) != "before" {
			t.Errorf("%T: %s, %v", v, text, err)
		}
	}
}

// TestDeep holds that what no decoder reads is not written, and is not followed
// until there is no stack left.
type marked struct {
	ID     string    `json:"id"`
	At     time.Time `json:"at" envelope:"volatile"`
	Report string    `json:"report" envelope:"text"`
	Tags   []string  `json:"tags" envelope:"set"`
	Steps  []int     `json:"steps" envelope:"ordered"`
	Sizes  []float64 `json:"sizes"`
	Sub    []marked  `json:"sub,omitempty"`
}

func TestMarks(t *testing.T) {
	v := marked{
		ID: "x", Report: "r", Tags: []string{"b", "a b", "a"}, Steps: []int{3, 1}, Sizes: []float64{10, 9, -1},
		Sub: []marked{{ID: "z", Tags: []string{"d", "c"}}, {ID: "y"}},
	}
	for _, test := range []struct {
		o    wire.Options
		want string
	}{
		{wire.Options{}, `{"id":"x","tags":["a","a b","b"],"steps":[3,1],"sizes":[10,9,-1],"sub":[{"id":"z","tags":["c","d"],"steps":[],"sizes":[]},{"id":"y","tags":[],"steps":[],"sizes":[]}]}`},
		{wire.Options{SortAll: true}, `{"id":"x","tags":["a","a b","b"],"steps":[3,1],"sizes":[-1,9,10],"sub":[{"id":"y","tags":[],"steps":[],"sizes":[]},{"id":"z","tags":["c","d"],"steps":[],"sizes":[]}]}`},
	} {
		got, r := appended(t, v, test.o)
		if got != test.want {
			t.Errorf("%+v\n got %s\nwant %s", test.o, got, test.want)
		}
		if len(r.Volatile) != 1 || r.Volatile[0].Key != "at" || string(r.Volatile[0].Value) != `"0001-01-01T00:00:00Z"` {
			t.Errorf("volatile fields %s", r.Volatile)
		}
	}
	if got, _ := appended(t, marked{Report: "r"}, wire.Options{Text: true}); !strings.Contains(got, `"report":"r"`) {
		t.Errorf("the text is missing: %s", got)
	}
	if got, r := appended(t, []marked{{ID: "x"}}, wire.Options{}); strings.Contains(got, "at") || r.Volatile != nil {
		t.Errorf("a volatile field in a list: %s, %s", got, r.Volatile)
	}
}

// TestMarksOfNestedLists holds that what an order means is said of lists in lists
// and maps, too, and not of those in the fields of what they hold.
func TestMarksOfNestedLists(t *testing.T) {
	type inner struct {
		Steps []int `json:"steps" envelope:"ordered"`
		Sizes []int `json:"sizes"`
	}
	type outer struct {
		Points [][2]float64     `json:"points" envelope:"ordered"`
		Deep   [][][]int        `json:"deep" envelope:"ordered"`
		Paths  map[string][]int `json:"paths" envelope:"ordered"`
		Tags   map[string][]int `json:"tags" envelope:"set"`
		Rows   [][]int          `json:"rows" envelope:"set"`
		Steps  []inner          `json:"steps" envelope:"ordered"`
		Plain  [][]int          `json:"plain"`
		Any    []any            `json:"any" envelope:"ordered"`
	}
	v := outer{
		Points: [][2]float64{{3, 1}, {5, 2}}, Deep: [][][]int{{{3, 1}, {2}}, {{1}}}, Paths: map[string][]int{"a": {3, 1}, "b": {2, 1}},
		Tags: map[string][]int{"a": {3, 1}, "b": {2, 1}}, Rows: [][]int{{3, 1}, {2}},
		Steps: []inner{{Steps: []int{3, 1}, Sizes: []int{3, 1}}, {}}, Plain: [][]int{{3, 1}, {2}}, Any: []any{[]int{3, 1}, 2},
	}
	const ordered = `{"points":[[3,1],[5,2]],"deep":[[[3,1],[2]],[[1]]],"paths":{"a":[3,1],"b":[2,1]},"tags":{"a":[1,3],"b":[1,2]},`
	for _, test := range []struct {
		o    wire.Options
		want string
	}{
		{wire.Options{}, ordered + `"rows":[[2],[3,1]],"steps":[{"steps":[3,1],"sizes":[3,1]},{"steps":[],"sizes":[]}],"plain":[[3,1],[2]],"any":[[3,1],2]}`},
		{wire.Options{SortAll: true}, ordered + `"rows":[[1,3],[2]],"steps":[{"steps":[3,1],"sizes":[1,3]},{"steps":[],"sizes":[]}],"plain":[[1,3],[2]],"any":[[3,1],2]}`},
	} {
		if got, _ := appended(t, v, test.o); got != test.want {
			t.Errorf("%+v\n got %s\nwant %s", test.o, got, test.want)
		}
	}
}

func TestPartOfAList(t *testing.T) {
	v := []int{5, 4, 3, 2, 1}
	for _, test := range []struct {
		o        wire.Options
		want     string
		returned int
	}{
		{wire.Options{Limit: 2}, `[5,4]`, 2},
		{wire.Options{Limit: 2, Offset: 4}, `[1]`, 1},
		{wire.Options{Offset: 9}, `[]`, 0},
		{wire.Options{Limit: math.MaxInt, Offset: 3}, `[2,1]`, 2},
		{wire.Options{Limit: math.MaxInt, Offset: math.MaxInt}, `[]`, 0},
		{wire.Options{Limit: 2, SortAll: true}, `[1,2]`, 2},
		{wire.Options{}, `[5,4,3,2,1]`, 5},
	} {
		got, r := appended(t, v, test.o)
		if got != test.want || r.Length != 5 || r.Returned != test.returned {
			t.Errorf("%+v: %s, %+v; want %s", test.o, got, r, test.want)
		}
	}
	if got, _ := appended(t, [3]int{3, 2, 1}, wire.Options{Limit: 1}); got != `[3]` {
		t.Errorf("part of an array: %s", got)
	}
}

func TestNotes(t *testing.T) {
	type item struct {
		Name string `json:"name"`
	}
	_, r := appended(t, map[string][]item{"k": {{"ok"}, {"\x1b[31mred\x1b[0m"}, {"b\xffd"}, {"\r\n"}}}, wire.Options{})
	want := []wire.Note{{".*[].name", wire.Stripped, 2}, {".*[].name", wire.Replaced, 1}}
	if len(r.Notes) != 2 || r.Notes[0] != want[0] || r.Notes[1] != want[1] {
		t.Errorf("notes %+v, want %+v", r.Notes, want)
	}
}

// TestNotesOfBoth holds that each change of the texts in one place is noted once, although
// some of them had to be changed in both ways.
func TestNotesOfBoth(t *testing.T) {
	_, r := appended(t, []string{"a\xff", "b\xff\r", "c\r"}, wire.Options{})
	if !slices.Equal(r.Notes, []wire.Note{{"[]", wire.Replaced, 2}, {"[]", wire.Stripped, 2}}) {
		t.Errorf("notes %+v", r.Notes)
	}
}

// TestNotesOfKeys holds that a text counts once, although what keys that have become
// the same hold is written before the others.
func TestNotesOfKeys(t *testing.T) {
	_, r := appended(t, map[string]string{"a\xff": "x\xff", "a\xfe": "y\xff"}, wire.Options{})
	if len(r.Notes) != 1 || r.Notes[0] != (wire.Note{".*", wire.Replaced, 4}) {
		t.Errorf("notes %+v", r.Notes)
	}
}

// TestNotesOfRaw holds that half a character in JSON that somebody else has
// written is noted, and that a replacement that stands there already is not.
func TestNotesOfRaw(t *testing.T) {
	for text, count := range map[string]int{ // for the whole of it
		`["\ud800"]`: 1, `["x\udc00y","\ufffd\ud83d"]`: 1, `["\ud83d\ude00"]`: 0, `["\ufffd"]`: 0, `["\uFFFD","` + "\uFFFD" + `"]`: 0, "[\"\xff\"]": 1,
	} {
		_, r := appended(t, json.RawMessage(text), wire.Options{})
		if got := len(r.Notes); (got > 0) != (count > 0) || got > 0 && r.Notes[0].Count != count {
			t.Errorf("%q: notes %+v, want %d", text, r.Notes, count)
		}
	}
}

func TestSplit(t *testing.T) {
	const object = `{"a":[1,{"b":"}]\""}],"c\"":null,"d":{},"e":"x,y"}`
	members := wire.Members([]byte(object))
	if got := string(wire.AppendMembers(nil, members)); got != object || len(members) != 4 || members[1].Key != `c"` {
		t.Errorf("%s, %q", got, members)
	}
	const array = `[1,[2,3],"a,]",{"b":[]},null]`
	elements := wire.Elements([]byte(array))
	if got := string(wire.AppendElements(nil, elements)); got != array || len(elements) != 5 {
		t.Errorf("%s, %q", got, elements)
	}
	if m, e := wire.Members([]byte("{}")), wire.Elements([]byte("[]")); m != nil || e != nil {
		t.Errorf("parts of nothing: %q, %q", m, e)
	}
}
