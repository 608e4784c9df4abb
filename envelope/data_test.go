package envelope

import (
	"reflect"
	"testing"
	"time"
)

type holder struct {
	List   []string `json:"list"`
	hidden []string
	inner
	*Pointed
	Ptr  *holder        `json:"ptr"`
	Map  map[string]any `json:"map"`
	At   time.Time      `json:"at"`
	Skip []string       `json:"-"`
	Arr  [1][]int       `json:"arr"`
}

type inner struct {
	Inner []string `json:"inner"`
}

type Pointed struct {
	Pointed []string `json:"pointed"`
}

type selfMarshaled struct{ List []string }

func (s *selfMarshaled) MarshalJSON() ([]byte, error) {
	if s.List == nil {
		return []byte(`"nil"`), nil
	}
	return []byte(`"not nil"`), nil
}

func TestEncode(t *testing.T) {
	shared := &Pointed{}
	list := []any{nil, []int(nil)}
	list[0] = list[1:] // begins elsewhere in the same array
	tests := []struct {
		name  string
		value any
		want  string
	}{
		{"nil", nil, `null`},
		{"struct", holder{}, `{"list":[],"inner":[],"ptr":null,"map":{},"at":"0001-01-01T00:00:00Z","arr":[[]]}`},
		{"embedded pointer", holder{Pointed: &Pointed{}}, `{"list":[],"inner":[],"pointed":[],"ptr":null,"map":{},"at":"0001-01-01T00:00:00Z","arr":[[]]}`},
		{"map of structs", map[int]Pointed{1: {}}, `{"1":{"pointed":[]}}`},
		{"map of any", map[string]any{"a": nil, "b": map[string]int(nil), "c": (*Pointed)(nil), "d": []any(nil)}, `{"a":null,"b":{},"c":null,"d":[]}`},
		{"shared", []*Pointed{shared, shared, nil}, `[{"pointed":[]},{"pointed":[]},null]`},
		{"part of itself", list, `[[[]],[]]`},
		{"marshals itself", []selfMarshaled{{}, {List: []string{}}}, `["nil","not nil"]`},
		{"pointer that marshals itself", map[string]*selfMarshaled{"a": {}, "b": nil}, `{"a":"nil","b":null}`},
		{"bytes", [][]byte{nil, []byte("x")}, `["","eA=="]`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := encode(test.value)
			if err != nil || string(got) != test.want {
				t.Errorf("encode(%#v)\n= %s, %v\nwant %s", test.value, got, err, test.want)
			}
		})
	}
}

func TestEncodeCycles(t *testing.T) {
	ptr := &holder{}
	ptr.Ptr = ptr
	list := []any{nil}
	list[0] = list
	table := map[string]any{}
	table["self"] = table
	for _, v := range []any{ptr, list, table} {
		if text, err := encode(v); err == nil {
			t.Errorf("encode(%T) = %s, want an error", v, text)
		}
	}
}

// TestEncodeCopies holds that what a command returned is not touched.
func TestEncodeCopies(t *testing.T) {
	make := func() *holder {
		return &holder{
			Pointed: &Pointed{}, Ptr: &holder{}, Map: map[string]any{"a": []int(nil), "b": &Pointed{}},
		}
	}
	v := []*holder{make()}
	if _, err := encode(v); err != nil {
		t.Fatal(err)
	}
	if want := []*holder{make()}; !reflect.DeepEqual(v, want) {
		t.Errorf("after encoding: %+v, want %+v", v[0], want[0])
	}
}
