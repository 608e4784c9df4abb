package wire_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// TestKeysOfNestedMaps holds that a value is written once for each level that it is
// in, however many of its keys become the same: twice for each would never end here.
func TestKeysOfNestedMaps(t *testing.T) {
	const levels = 60
	var v any = "a\r"
	for range levels {
		v = map[string]any{"k\r": v, "k": nil}
	}
	text, r, err := wire.Append(nil, v, wire.Options{})
	want := strings.Repeat(`{"k":null,"k#2":`, levels) + `"a"` + strings.Repeat("}", levels)
	if err != nil || string(text) != want {
		t.Errorf("%.200s, %v", text, err)
	}
	count := make(map[string]int)
	for _, n := range r.Notes {
		count[n.Path] += n.Count
	}
	deepest := strings.Repeat(".*", levels)
	if len(count) != levels || count[".*"] != 1 || count[deepest] != 2 { // a key and the text
		t.Errorf("notes %v", r.Notes)
	}
}

// TestManyEqualKeys holds that as many keys as there are may become the same.
func TestManyEqualKeys(t *testing.T) {
	const keys = 200_000
	m := make(map[string]int)
	var raw bytes.Buffer
	for i := range keys {
		m[fmt.Sprintf("k\x1b[%dm", i)] = i
		fmt.Fprintf(&raw, `,"k\u001b[%dm":%d`, i, i)
	}
	raw.WriteByte('}')
	raw.Bytes()[0] = '{'
	for _, v := range []any{m, json.RawMessage(raw.Bytes())} {
		text, _, err := wire.Append(nil, v, wire.Options{})
		var back map[string]int
		if err == nil {
			err = json.Unmarshal(text, &back)
		}
		if err != nil || len(back) != keys {
			t.Errorf("%T: %d keys of %d, %v", v, len(back), keys, err)
		}
	}
}

// TestKeysAroundALargeText holds that what is in a copied object is not copied again
// for each object around it whose keys are numbered.
func TestKeysAroundALargeText(t *testing.T) {
	const levels, size = 9000, 32 << 20
	large := `"` + strings.Repeat("x", size) + `"`
	raw := strings.Repeat(`{"k\r":0,"k":`, levels) + large + strings.Repeat("}", levels)
	text, _, err := wire.Append(nil, json.RawMessage(raw), wire.Options{})
	want := strings.Repeat(`{"k#2":0,"k":`, levels) + large + strings.Repeat("}", levels)
	if string(text) != want || err != nil {
		t.Errorf("%.200s, %v", text, err)
	}
}
