package wire_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/internal/wire"
)

type link struct {
	Next *link `json:"next"`
}

type loose struct {
	Next any `json:"next"`
}

type wide struct {
	In struct {
		Next *wide `json:"next"`
	} `json:"in"`
}

// TestDeep holds that what is nested deeper than its readers can tell is no data, whatever it
// is nested in, and that what is not is written and can be read.
func TestDeep(t *testing.T) {
	for name, nest := range map[string]struct {
		levels int // of JSON, for each time
		around func(v any) any
	}{
		"pointers":   {1, func(v any) any { next, _ := v.(*link); return &link{next} }},
		"structs":    {2, func(v any) any { next, _ := v.(*wide); w := new(wide); w.In.Next = next; return w }},
		"interfaces": {1, func(v any) any { return loose{v} }},
		"arrays":     {1, func(v any) any { return [1]any{v} }},
		"lists":      {1, func(v any) any { return []any{v} }},
		"maps":       {1, func(v any) any { return map[string]any{"k": v} }},
		"copies": {1, func(v any) any {
			if v == nil {
				return json.RawMessage(strings.Repeat(`{"k":`, 4000) + "0" + strings.Repeat("}", 4000))
			}
			return []any{v}
		}},
	} {
		appended := func(levels int) ([]byte, error) {
			var v any
			if name == "copies" {
				levels -= 4000
			}
			for range levels / nest.levels {
				v = nest.around(v)
			}
			text, _, err := wire.Append(nil, v, wire.Options{})
			return text, err
		}
		if text, err := appended(9_000); err != nil || !json.Valid(text) {
			t.Errorf("9,000 levels of %s: %v", name, err)
		}
		for _, levels := range []int{9_100, 20_000} {
			if _, err := appended(levels); err == nil || !strings.Contains(err.Error(), "nobody could read it") {
				t.Errorf("%d levels of %s are written, with the error %v", levels, name, err)
			}
		}
	}
}
