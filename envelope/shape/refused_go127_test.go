//go:build go1.27 && goexperiment.jsonv2

package shape_test

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/shape"
)

// TestSinceGo127 holds what encoding/json does since Go 1.27 with tags and keys that
// it refused or knew nothing of before, and that shapes, which say what envelope writes,
// do not follow it there.
func TestSinceGo127(t *testing.T) {
	type inner struct {
		X int `json:"x"`
	}
	for _, test := range []struct {
		value  any
		json   string // what encoding/json writes, "" if it refuses
		fields string // the keys that a shape has
	}{
		{struct {
			C int `json:"b\\d"`
		}{}, `{"b":0}`, "C"},
		{struct {
			C int `json:"a'b"`
		}{}, `{"a":0}`, "C"},
		{struct {
			C int `json:"a§"`
		}{}, `{"a§":0}`, "C"},
		{struct {
			C inner `json:",embed"`
		}{}, `{"x":0}`, "C"},
		{struct {
			C *inner `json:",embed"`
		}{}, `{}`, "C"},
		{struct {
			C map[string]int `json:",embed"`
		}{map[string]int{"k": 1}}, `{"k":1}`, "C"},
		{struct {
			C time.Time `json:"c,format:DateOnly"`
		}{}, "", "c"},
		{struct {
			C inner `json:",inline"` // as it was called in drafts
		}{}, `{"C":{"x":0}}`, "C"},
		{struct {
			C int `json:"'c'"` // in quotes, as for encoding/json/v2
		}{}, `{"C":0}`, "C"},
	} {
		text, err := json.Marshal(test.value)
		if string(text) != test.json || (err != nil) != (test.json == "") {
			t.Errorf("%T is %s, %v; want %s", test.value, text, err, test.json)
		}
		got := ""
		for _, f := range shape.Of(shape.Reflect(reflect.TypeOf(test.value))).Fields {
			got += f.Name
		}
		if got != test.fields {
			t.Errorf("%T has the keys %q, want %q", test.value, got, test.fields)
		}
	}
	for _, test := range []struct {
		value   any
		json    string
		newKeys bool
	}{
		{map[float64]int{1.5: 1}, `{"1.5":1}`, true},
		{map[any]int{"a": 1}, `{"a":1}`, true},
		{map[bool]int{}, `{}`, false}, // nobody makes maps to leave them empty
		{map[bool]int{true: 1}, "", false},
	} {
		text, err := json.Marshal(test.value)
		if string(text) != test.json || (err != nil) != (test.json == "") {
			t.Errorf("%T is %s, %v; want %s", test.value, text, err, test.json)
		}
		if s := shape.Of(shape.Reflect(reflect.TypeOf(test.value))); s.IsSinceGo127() != test.newKeys {
			t.Errorf("%T is carried since Go 1.27: %v", test.value, !test.newKeys)
		}
		if kind := shape.Of(shape.Reflect(reflect.TypeOf(test.value))).Kind; kind != shape.Unsupported {
			t.Errorf("%T is of kind %v", test.value, kind)
		}
	}
}
