package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) { process.Main(m, map[string]func(){"tool": main}) }

type answer struct {
	OK       bool
	Data     json.RawMessage
	Error    json.RawMessage
	Warnings []string
	Meta     map[string]any
}

func call(t *testing.T, args ...string) (answer, process.Result) {
	t.Helper()
	r := process.Call{Program: "tool", Args: args, Env: []string{"TOOL_TRACE_ID=trace-abc"}}.Run(t)
	var a answer
	if err := json.Unmarshal([]byte(r.Stdout), &a); err != nil {
		t.Fatalf("%v: %+v", err, r)
	}
	return a, r
}

// TestSample compares an answer with the sample of the source document: the
// same data, and every key of its meta.
func TestSample(t *testing.T) {
	const data = `{"id":"user-42","name":"Alice","role":"admin","active":true}`
	a, r := call(t, "get-user", "user-42")
	if r.Exit != 0 || !strings.HasPrefix(r.Stdout, `{"ok":true,"data":`+data+`,"error":null,"warnings":[],"meta":{`) {
		t.Errorf("%+v", r)
	}
	for key, want := range map[string]string{"trace_id": "trace-abc", "command": "get-user", "tool_version": "2.4.1", "schema_version": "1.0.0"} {
		if a.Meta[key] != want {
			t.Errorf("meta.%s is %v", key, a.Meta[key])
		}
	}
	want := []string{"command", "cwd", "duration_ms", "fetched_at", "request_id", "schema_version", "timestamp", "tool_version", "trace_id"}
	if keys := slices.Sorted(maps.Keys(a.Meta)); !slices.Equal(keys, want) {
		t.Errorf("meta has the keys %q, want %q", keys, want)
	}
	again, _ := call(t, "get-user", "user-42")
	if string(again.Data) != string(a.Data) || again.Meta["request_id"] == a.Meta["request_id"] {
		t.Errorf("a second call answers %s, %v", again.Data, again.Meta)
	}
}

// normalize replaces what differs from call to call.
func normalize(text string) string {
	for pattern, with := range map[string]string{
		`req_[A-Z2-7]{26}`:                          "req_AAAAAAAAAAAAAAAAAAAAAAAAAA",
		`"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"`: `"2024-06-01T12:00:05Z"`,
		`"duration_ms":\d+`:                         `"duration_ms":18`,
		`"cwd":"[^"]*"`:                             `"cwd":"/home/ada"`,
	} {
		text = regexp.MustCompile(pattern).ReplaceAllString(text, with)
	}
	return text
}

// TestGolden compares answers with the file that docs/contract.md quotes.
func TestGolden(t *testing.T) {
	var golden strings.Builder
	for _, line := range []string{"get-user user-42", "get-user nobody", "get-user Nobody!", "list-users --limit=1", "list-users --output=plain", "--help"} {
		r := process.Call{Program: "tool", Args: strings.Fields(line)}.Run(t)
		fmt.Fprintf(&golden, "$ tool %s\n%sexit status %d\n\n", line, normalize(r.Stdout), r.Exit)
	}
	process.Golden(t, "testdata/users.golden", golden.String())
}

// TestOneAndMany holds that one result and many have the same envelope.
func TestOneAndMany(t *testing.T) {
	for _, args := range [][]string{{"get-user", "user-42"}, {"list-users"}, {"get-user", "nobody"}, {"bogus"}} {
		_, r := call(t, args...)
		var object map[string]json.RawMessage
		if err := json.Unmarshal([]byte(r.Stdout), &object); err != nil {
			t.Fatal(err)
		}
		if keys := slices.Sorted(maps.Keys(object)); !slices.Equal(keys, []string{"data", "error", "meta", "ok", "warnings"}) {
			t.Errorf("%q: keys %q", args, keys)
		}
	}
}
