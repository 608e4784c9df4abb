package envmcp

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/spec"
)

// FuzzArguments holds that whatever a client sends is refused or becomes values
// of parameters, each of which has one name, and those that are not declared are
// unknown.
func FuzzArguments(f *testing.F) {
	for _, seed := range []string{
		``, `{}`, `null`, `[]`, `{"id":"x","n":1.0,"tag":["a",1,true]}`, `{"n":1e999999999}`, `{"n":-0e-999999999}`,
		`{"n":123456789012345678901234567890}`, `{"id":{"a":[]}}`, `{"tag":[[]]}`, `{"id":"x","id":"y"}`, `{"id":null} x`, `{"output":1}`,
	} {
		f.Add(seed)
	}
	c := &adapter.Command{Name: "c", IsList: true, Params: []spec.Param{
		{Name: "id", Type: spec.TypeString, Arg: true}, {Name: "n", Type: spec.TypeInteger}, {Name: "tag", Type: spec.TypeArray},
	}}
	f.Fuzz(func(t *testing.T, text string) {
		r := request(c, json.RawMessage(text))
		count := make(map[string]int)
		for _, v := range r.Values {
			if v.Unknown == slices.Contains([]string{"id", "n", "tag", "limit", "cursor"}, v.Name) {
				t.Errorf("%s: %q is unknown: %v", text, v.Name, v.Unknown)
			}
			count[v.Name]++
		}
		for name, n := range count {
			switch name {
			case "tag":
			default:
				if n > 1 {
					t.Errorf("%s: %s is given %d times", text, name, n)
				}
			}
		}
	})
}

func TestWholeNumber(t *testing.T) {
	for number, want := range map[json.Number]string{
		"5": "5", "5.0": "5", "5e0": "5", "-3.00": "-3", "1.5": "1.5", "1e3": "1000", "0.0": "0", "-0": "0",
		"18446744073709551615": "18446744073709551615", "1e400": "1e400", "1e-400": "1e-400", "1e17": "1e17",
	} {
		if got := wholeNumber(number); got != want {
			t.Errorf("%s is read as %s, want %s", number, got, want)
		}
	}
}
