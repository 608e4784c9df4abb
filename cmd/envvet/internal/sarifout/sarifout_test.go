package sarifout_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/sarifout"
)

// print returns the log of results about files in dir, once it is known to be
// valid.
func print(t *testing.T, dir string, results sarifout.Results) (text string, log any) {
	t.Helper()
	p := sarifout.Printer{Version: "1.2.3", Suite: analyzers.Suite, Names: place.From(dir), Files: new(code.Files)}
	var out bytes.Buffer
	if err := p.Print(&out, results); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out.Bytes(), &log); err != nil {
		t.Fatal(err)
	}
	schema, err := published()
	if err != nil {
		t.Fatal(err)
	}
	if err := schema.Validate(log); err != nil {
		t.Errorf("not valid: %#v\n%s", err, out.String())
	}
	return out.String(), log
}

// published is the schema of the standard, without its descriptions.
var published = sync.OnceValues(func() (*jsonschema.Schema, error) {
	text, err := os.ReadFile(filepath.Join("testdata", "sarif-2.1.0.json"))
	if err != nil {
		return nil, err
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat = true
	if err := c.AddResource("sarif.json", bytes.NewReader(text)); err != nil {
		return nil, err
	}
	return c.Compile("sarif.json")
})

// get returns what stands at the path, whose steps are keys and indexes.
func get(t *testing.T, v any, path ...any) any {
	t.Helper()
	for i, step := range path {
		switch step := step.(type) {
		case string:
			object, _ := v.(map[string]any)
			v = object[step]
		case int:
			list, _ := v.([]any)
			if step >= len(list) {
				t.Fatalf("nothing at %v", path[:i+1])
			}
			v = list[step]
		}
	}
	return v
}

// TestNotifications holds that what keeps packages from being checked is in the log with
// its place.
func TestNotifications(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module m\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	_, log := print(t, dir, sarifout.Results{
		Trouble: "could not check m",
		Problems: []finding.Problem{
			{Package: "m", Posn: finding.Posn{File: filepath.Join(dir, "a", "a.go"), Line: 3, Col: 9}, Message: "undefined: x"},
			{Package: "./absent", Message: "directory not found"},
		},
		Warnings: []finding.Warning{{Code: "X", Message: "matched no packages"}},
	})
	told := []any{"runs", 0, "invocations", 0, "toolExecutionNotifications"}
	at := func(path ...any) any { return get(t, log, append(told[:len(told):len(told)], path...)...) }
	for i, want := range [][2]string{{"error", "could not check m"}, {"error", "undefined: x"}, {"error", "directory not found"}, {"warning", "matched no packages"}} {
		if level, text := at(i, "level"), at(i, "message", "text"); level != want[0] || text != want[1] {
			t.Errorf("notification %d is %v, %v; want %v", i, level, text, want)
		}
	}
	place := []any{1, "locations", 0, "physicalLocation"}
	if uri, line := at(append(place, "artifactLocation", "uri")...), at(append(place, "region", "startLine")...); uri != "a/a.go" || line != 3.0 {
		t.Errorf("the place is %v:%v", uri, line)
	}
}

func TestPrint(t *testing.T) {
	outside := t.TempDir()
	dir := filepath.Join(outside, "repo")
	file := filepath.Join(dir, "cmd", "a b.go")
	for name, text := range map[string]string{
		file:                                  "package a\nvar é, x = f(1)\n",
		filepath.Join(dir, "go.mod"):          "module m\n",
		filepath.Join(outside, "lib", "l.go"): "package lib\n",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	at := func(line, col int) finding.Posn { return finding.Posn{File: file, Line: line, Col: col} }
	lib := finding.Posn{File: filepath.Join(outside, "lib", "l.go"), Line: 1, Col: 1}
	also := finding.Related{Posn: at(2, 1), Message: "writes to stdout with <fmt.Print>"}
	results := sarifout.Results{
		Findings: []finding.Finding{
			{
				Rule: "stdoutwrite", Category: "stdoutwrite/stdio", Severity: analyzers.Error, Posn: at(2, 13), End: at(2, 17), Message: "bad",
				Related: []finding.Related{
					{Posn: at(1, 1), Message: "handler x is registered here (cobra Run)"},
					{Posn: at(2, 13), Message: "calls f"},
					{Posn: lib, Message: "writes to stdout with fmt.Println"},
					also, also, {Message: "and 7 more"},
				},
				Fixes: []finding.Fix{{Message: "Mend it", Edits: []finding.Edit{
					{File: file, Start: 22, End: 23, New: "g"}, {File: file, Start: 24, End: 24, New: "é\n"},
				}}},
			},
			{Rule: "exitcall", Posn: at(1, 0), End: at(1, 0), Message: "no column"},
			{Rule: "gone", Message: "no place"},
		},
		IDs: []string{"a:1", "a:2", "b:1"},
	}
	text, log := print(t, dir, results)
	if again, _ := print(t, dir, results); again != text {
		t.Error("the second log differs")
	}
	if strings.Contains(text, `\u003c`) {
		t.Error("< is escaped")
	}
	tests := []struct {
		path []any
		want any
	}{
		{[]any{"tool", "driver", "semanticVersion"}, "1.2.3"},
		{[]any{"tool", "driver", "rules", 0, "id"}, analyzers.Suite[0].Name},
		{[]any{"tool", "driver", "rules", 0, "helpUri"}, analyzers.Suite[0].URL},
		{[]any{"invocations", 0, "executionSuccessful"}, true},
		{[]any{"results", 0, "ruleId"}, "stdoutwrite"},
		{[]any{"results", 0, "level"}, "error"},
		{[]any{"results", 0, "properties", "category"}, "stdoutwrite/stdio"},
		{[]any{"results", 0, "locations", 0, "physicalLocation"}, map[string]any{
			"artifactLocation": map[string]any{"uri": "cmd/a%20b.go", "uriBaseId": "%SRCROOT%"},
			"region":           map[string]any{"startLine": 2.0, "startColumn": 12.0, "endLine": 2.0, "endColumn": 16.0},
		}},
		{[]any{"results", 0, "partialFingerprints"}, map[string]any{"envvet/v2": "a:1", "primaryLocationLineHash": "a:1"}},
		{[]any{"results", 0, "codeFlows", 0, "threadFlows", 0, "locations", 1, "location", "message", "text"}, "calls f"},
		{[]any{"results", 0, "codeFlows", 0, "threadFlows", 0, "locations", 2, "location", "physicalLocation", "artifactLocation", "uri"}, "file://" + filepath.ToSlash(lib.File)},
		{[]any{"results", 0, "relatedLocations", 1, "message", "text"}, "and 7 more"},
		{[]any{"results", 0, "fixes", 0, "artifactChanges", 0, "replacements"}, []any{
			map[string]any{"deletedRegion": map[string]any{"startLine": 2.0, "startColumn": 12.0, "endLine": 2.0, "endColumn": 13.0}, "insertedContent": map[string]any{"text": "g"}},
			map[string]any{"deletedRegion": map[string]any{"startLine": 2.0, "startColumn": 14.0, "endLine": 2.0, "endColumn": 14.0}, "insertedContent": map[string]any{"text": "é\n"}},
		}},
		{[]any{"results", 1, "locations", 0, "physicalLocation", "region"}, map[string]any{"startLine": 1.0}},
		{[]any{"results", 1, "level"}, "warning"},
		{[]any{"results", 2, "locations"}, []any{}},
		{[]any{"results", 2, "ruleIndex"}, -1.0},
	}
	for _, test := range tests {
		if got := get(t, log, append([]any{"runs", 0}, test.path...)...); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%v is %v, want %v", test.path, got, test.want)
		}
	}
	index := int(get(t, log, "runs", 0, "results", 0, "ruleIndex").(float64))
	if id := get(t, log, "runs", 0, "tool", "driver", "rules", index, "id"); id != "stdoutwrite" {
		t.Errorf("ruleIndex %d is that of %v", index, id)
	}
}

func TestTrouble(t *testing.T) {
	_, log := print(t, t.TempDir(), sarifout.Results{Trouble: "could not check p"})
	if ok := get(t, log, "runs", 0, "invocations", 0, "executionSuccessful"); ok != false {
		t.Errorf("executionSuccessful is %v", ok)
	}
	if text := get(t, log, "runs", 0, "invocations", 0, "toolExecutionNotifications", 0, "message", "text"); text != "could not check p" {
		t.Errorf("notification is %v", text)
	}
	if list := get(t, log, "runs", 0, "results"); !reflect.DeepEqual(list, []any{}) {
		t.Errorf("results are %v", list)
	}
}
