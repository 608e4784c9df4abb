package envelope_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/process"
)

var animusLines = []string{"items", "record", "warns", "bogus", "deploy", "fail-not-found", "fail-timeout", "noisy", "--help", "manifest", "delete", "detailed", "--bogus", "fail-redirected"}

// answerOf returns the stream that the answer is on. After a success the other
// one may have lines of the Logger.
func answerOf(r process.Result) string {
	if r.Exit == 0 {
		return r.Stdout
	}
	return r.Stderr
}

var animusPromises = []promise{
	{"E-stream", "a success is on standard output, a failure on standard error, never both", func(t *testing.T, s stage) {
		schema := compile(t, spec.AnimusSchema)
		for _, line := range animusLines {
			r := s.run(t, "animus", append(strings.Fields(line), "--json")...)
			if (r.Exit == 0) != (r.Stdout != "") || r.Exit == 0 && strings.Contains(r.Stderr, "schema") {
				t.Errorf("%s: %+v", line, r)
			}
			validate(t, schema, answerOf(r))
			keys := spec.AnimusDataKeys
			if r.Exit != 0 {
				keys = spec.AnimusErrorKeys
			}
			if got := topKeys(t, answerOf(r)); !slices.Equal(got, keys) {
				t.Errorf("%s: keys %q", line, got)
			}
		}
	}},
	{"E-purestderr", "standard error of a failure is one JSON value, whatever the command wrote there; <NAME>_LOG names a file for that; after a success it has the first 1,048,576 bytes of that, and how many more there were", func(t *testing.T, s stage) {
		log := filepath.Join(t.TempDir(), "log")
		r := s.with(t, []string{"TOOL_LOG=" + log}, "animus", "noisy", "--json")
		if r.Exit != 1 || r.Stdout != "" || strings.Count(r.Stderr, "\n") != 1 || !json.Valid([]byte(r.Stderr)) {
			t.Errorf("%+v", r)
		}
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		has(t, string(text), "about to fail", "a line of its own", "SLOW", "panic: on purpose")
		if r := s.run(t, "animus", "noisy-success", "--json"); r.Exit != 0 || r.Stderr != "a line of its own\n" {
			t.Errorf("%+v", r)
		}
		much := s.run(t, "animus", "noisy-much", "--json").Stderr
		if most := 1 << 20; len(much) < most || !strings.HasSuffix(much, fmt.Sprintf("e\ntool: %d more bytes were written to standard error\n", 3*most-most)) {
			t.Errorf("%d bytes, at the end %q", len(much), much[max(len(much)-100, 0):])
		}
		if r := s.run(t, "animus", "noisy-failure", "--word", "--json"); r.Exit != 2 || r.Stdout != "" || !json.Valid([]byte(r.Stderr)) {
			t.Errorf("%+v", r)
		}
		// --json is the value of another flag here.
		if r := s.run(t, "animus", "noisy-failure", "--word=--json"); r.Exit != 1 || !strings.HasPrefix(r.Stderr, "a line of its own\ntool: ") {
			t.Errorf("%+v", r)
		}
		if r := s.run(t, "animus", "noisy"); r.Exit != 1 || !strings.Contains(r.Stderr, "a line of its own") {
			t.Errorf("without --json: %+v", r)
		}
	}},
	{"E-id", "schema is the constant animus.cli.v1, unless SchemaID sets another", func(t *testing.T, s stage) {
		for _, line := range animusLines {
			r := s.run(t, "animus", append(strings.Fields(line), "--json")...)
			has(t, answerOf(r), `{"schema":"animus.cli.v1",`)
			r = s.run(t, "ao", append(strings.Fields(line), "--json")...)
			has(t, answerOf(r), `{"schema":"ao.cli.v1",`)
		}
	}},
	{"E-compact", "an answer is one line without spaces between its parts", func(t *testing.T, s stage) {
		for _, line := range animusLines {
			r := s.run(t, "animus", append(strings.Fields(line), "--json")...)
			text, ok := strings.CutSuffix(answerOf(r), "\n")
			if !ok || strings.Contains(text, "\n") || strings.Contains(text, `": `) && line != "manifest" {
				t.Errorf("%s: %+v", line, r)
			}
		}
	}},
	{"E-details", "details are there only if there are any", func(t *testing.T, s stage) {
		has(t, s.run(t, "animus", "detailed", "--json").Stderr, `"exit_code":4,"details":{"by":"x","list":[]}}}`)
		log := filepath.Join(t.TempDir(), "log")
		has(t, s.with(t, []string{"TOOL_LOG=" + log}, "animus", "half-detailed", "--json").Stderr, `"details":{"by":"x"}}}`)
		text, err := os.ReadFile(log)
		if err != nil || strings.Count(string(text), "DETAIL_LEFT_OUT") != 2 {
			t.Errorf("the log has %q, %v", text, err)
		}
		has(t, string(text), "error.details.a is left out", "error.details.of is left out")
		has(t, s.run(t, "animus", "fail-permission-denied", "--json").Stderr, `"details":{"code":"PERMISSION_DENIED"}`)
		has(t, s.run(t, "animus", "fail-redirected", "--json").Stderr, `"details":{"redirect":{"command":"tool other"`)
		if r := s.run(t, "animus", "fail-not-found", "--json"); strings.Contains(r.Stderr, "details") {
			t.Errorf("%+v", r)
		}
	}},
	{"E-class", "an error is classified by its type, never by its text", func(t *testing.T, s stage) {
		for name, code := range map[string]string{"file-missing": "not_found", "refused": "unavailable", "text-only": "internal"} {
			has(t, s.run(t, "animus", name, "--json").Stderr, `"code":"`+code+`"`)
		}
	}},
	{"E-preflight", "arguments that cannot be read are answered with invalid_input, too", func(t *testing.T, s stage) {
		for _, args := range [][]string{{"--bogus"}, {"bogus"}, {"deploy"}, {"deploy", "--target"}, {"deploy", "--count=x", "--target=staging"}} {
			r := s.run(t, "animus", append(append([]string{}, args[:1]...), append([]string{"--json"}, args[1:]...)...)...)
			if r.Exit != 2 || !strings.Contains(r.Stderr, `"code":"invalid_input"`) {
				t.Errorf("%q: %+v", args, r)
			}
		}
	}},
	{"E-range", "exit statuses are 1 to 5, each with its code", func(t *testing.T, s stage) {
		seen := make(map[string]int)
		for code := 1; code < len(spec.Exits); code++ {
			name := "fail-" + strings.ReplaceAll(strings.ToLower(spec.Exits[code].Name), "_", "-")
			r := s.run(t, "animus", name, "--json")
			var v struct{ Error struct{ Code string } }
			if err := json.Unmarshal([]byte(r.Stderr), &v); err != nil || r.Exit < 1 || r.Exit > 5 || spec.AnimusCodes[r.Exit] != v.Error.Code {
				t.Errorf("%s: %v, %+v", name, err, r)
			}
			seen[v.Error.Code] = r.Exit
		}
		seen["invalid_input"] = s.run(t, "animus", "bogus", "--json").Exit
		if len(seen) != 5 {
			t.Errorf("codes %v", seen)
		}
	}},
	{"E-nodata", `a success without payload is {"message":"ok"}, or what is empty if the schema of the command has no room for that`, func(t *testing.T, s stage) {
		for question, want := range map[string]string{"--print-schema": `"data":{"parameters":{}`, "--output-schema": `"data":{"properties":{}`, "--version": `"data":{"version":"2.4.1"}`} {
			has(t, s.run(t, "animus", "sleep", "--json", question).Stdout, want)
		}
		if r := s.run(t, "animus", "sleep", "--json"); r.Stdout != `{"schema":"animus.cli.v1","ok":true,"data":{"message":"ok"}}`+"\n" {
			t.Errorf("%+v", r)
		}
		has(t, s.run(t, "nothingA", "list", "--json").Stdout, `"data":[]}`)
	}},
}
