package wire_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// FuzzAppend holds that any JSON value is written as JSON without escapes for
// terminals, that what is written is not changed by being written again, and
// that the parts of it are found.
func FuzzAppend(f *testing.F) {
	for _, seed := range []string{
		`null`, `{}`, `[]`, `{"a":[1,2.5,-0,1e300],"b":{"c":null}}`, `"\u0000\u001b[31m\r\n"`, `["\ud800"]`, `{"":"","\ud800":1,"\ud801":2}`,
		`[[[[[]]]]]`, `{"a":1,"a":2}`, `18446744073709551616`, `"\u2028<&>"`, `{"\u001b[1m":"x","":"y"}`,
	} {
		f.Add([]byte(seed), false)
	}
	f.Fuzz(func(t *testing.T, text []byte, sorted bool) {
		var v any
		if json.Unmarshal(text, &v) != nil {
			return
		}
		options := wire.Options{SortAll: sorted}
		first, _, err := wire.Append([]byte("before"), v, options)
		if err != nil {
			if !bytes.Equal(first, []byte("before")) {
				t.Errorf("half written: %s", first)
			}
			return
		}
		first = first[len("before"):]
		var again any
		if err := json.Unmarshal(first, &again); err != nil {
			t.Fatalf("%s: %v", first, err)
		}
		if strings.ContainsAny(string(first), "\x1b\r\n\x00") {
			t.Errorf("unsafe: %q", first)
		}
		second, r, err := wire.Append(nil, again, options)
		if err != nil || !bytes.Equal(first, second) || len(r.Notes) > 0 {
			t.Errorf("%s, then %s, %v, %v", first, second, r.Notes, err)
		}
		raw, _, err := wire.Append(nil, json.RawMessage(text), options)
		if err != nil || !json.Valid(raw) || strings.ContainsAny(string(raw), "\x1b\r\n\x00") {
			t.Errorf("copied: %q, %v", raw, err)
		}
		if second, r, err = wire.Append(nil, json.RawMessage(raw), options); err != nil || !bytes.Equal(raw, second) || len(r.Notes) > 0 {
			t.Errorf("copied: %s, then %s, %v, %v", raw, second, r.Notes, err)
		}
		switch first[0] {
		case '[':
			if got := wire.AppendElements(nil, wire.Elements(first)); !bytes.Equal(got, first) {
				t.Errorf("%s, put together %s", first, got)
			}
		case '{':
			if got := wire.AppendMembers(nil, wire.Members(first)); !bytes.Equal(got, first) {
				t.Errorf("%s, put together %s", first, got)
			}
		}
	})
}
