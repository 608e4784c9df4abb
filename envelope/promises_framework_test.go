package envelope_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/process"
)

var frameworkPromises = []promise{
	{"F-001", "exit codes are 0 to 13 with names, and 79 to 125 with names of the command's own; any other is refused at registration", func(t *testing.T, s stage) {
		for code := 1; code < len(spec.Exits); code++ {
			if code == spec.ArgError {
				continue // F-002
			}
			r := s.call(t, code, "contract", "fail-"+strings.ReplaceAll(strings.ToLower(spec.Exits[code].Name), "_", "-"))
			if r.Error["code"] != spec.Exits[code].Name {
				t.Errorf("%d: code %v", code, r.Error["code"])
			}
		}
		s.call(t, 80, "errors", "own")
		for _, code := range []envelope.ExitCode{-1, 14, 63, 64, 126, 130, 255, 256} {
			app := envelope.New("x")
			envelope.Register(app, envelope.Command[none, none]{
				Name: "x", Summary: "x", Effect: envelope.Safe, ExitCodes: envelope.ExitCodes{code: {Name: "X_Y", Description: "x"}},
				Run: func(context.Context, none) (none, error) { return none{}, nil },
			})
			if p := app.Problems(); len(p) != 1 || !p[0].Fatal || p[0].Rule != spec.RuleErrorCode {
				t.Errorf("%d: problems %v", code, p)
			}
		}
	}},
	{"F-002", "status 2 means that arguments were refused and nothing was done; an ArgError of Run exits with 3, a panic with 1", func(t *testing.T, s stage) {
		marker := filepath.Join(t.TempDir(), "marker")
		for _, args := range [][]string{
			{"deploy", "--marker=" + marker}, {"deploy", "--target=moon", "--marker=" + marker}, {"deploy", "--target=staging", "--count=0", "--marker=" + marker},
			{"deploy", "--target=staging", "--bogus", "--marker=" + marker}, {"bogus"}, {"deploy", "--target=staging", "extra", "--marker=" + marker},
		} {
			r := s.call(t, 2, "contract", args...)
			if r.Error["phase"] != "validation" || r.Error["retryable"] != false || r.Error["fix_required"] == nil {
				t.Errorf("%q: %v", args, r.Error)
			}
		}
		if _, err := os.Stat(marker); err == nil {
			t.Error("something was done")
		}
		late := s.call(t, 3, "contract", "fail-arg-error")
		if late.Error["code"] != "ARG_ERROR" || late.Error["phase"] != "execution" {
			t.Errorf("%v", late.Error)
		}
		has(t, late.Stderr, "ARG_ERROR_FROM_RUN")
		s.call(t, 1, "contract", "noisy")
	}},
	{"F-003", "JSON if standard output is no terminal, if CI is set, or on request; text for people otherwise; NO_COLOR changes nothing of that", func(t *testing.T, s stage) {
		for _, c := range []struct {
			env  []string
			args []string
			json bool
		}{
			{nil, nil, !s.terminal}, {[]string{"CI="}, nil, !s.terminal}, {[]string{"CI=true"}, nil, true}, {[]string{"NO_COLOR=1"}, nil, !s.terminal},
			{nil, []string{"--output=json"}, true}, {[]string{"CI=true"}, []string{"--output=plain"}, false}, {nil, []string{"--output", "plain"}, false},
		} {
			r := process.Call{Program: "contract", Args: append([]string{"items", "--count=1"}, c.args...), Env: c.env, Terminal: s.terminal}.Run(t)
			want := "N  NAME\n0  xxxx\n"
			if c.json {
				want = `{"ok":true,"data":[{"n":0,"name":"xxxx"}],`
			}
			if r.Exit != 0 || !strings.HasPrefix(r.Stdout, want) {
				t.Errorf("%q %q: %+v", c.env, c.args, r)
			}
		}
	}},
	{"F-005", "times are RFC 3339 in UTC, numbers have no grouping, whatever the locale", func(t *testing.T, s stage) {
		want := `{"at":"2024-06-01T00:00:00Z","big":1234567.5,"pi":3.14159}`
		for _, env := range [][]string{nil, {"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8", "TZ=Asia/Kolkata"}} {
			if r := s.callWith(t, env, 0, "contract", "numbers"); string(r.Data) != want {
				t.Errorf("%q: %s", env, r.Data)
			}
			has(t, string(s.callWith(t, env, 0, "contract", "record").Data), `"created":"2024-06-01T12:00:05Z"`)
		}
	}},
	{"F-007", "terminal escapes and carriage returns are removed from every text, with a warning", func(t *testing.T, s stage) {
		r := s.call(t, 0, "contract", "dirty")
		has(t, string(r.Data), `"red":"red"`, `"link":"x"`, `"lines":"a\nbc"`, `"key":"v"`)
		if text := r.Stdout + s.call(t, 5, "contract", "message").Stdout; strings.ContainsAny(text, "\x1b\r") || strings.Contains(text, `\u001b`) || strings.Contains(text, `\r`) {
			t.Errorf("%q", text)
		}
		has(t, s.call(t, 5, "contract", "message").Stdout, `"message":"no bold user\n`)
		if !slices.ContainsFunc(r.Warnings, func(w string) bool { return strings.HasPrefix(w, "ESCAPES_REMOVED: ") }) {
			t.Errorf("warnings %q", r.Warnings)
		}
	}},
	{"F-015", "everything that is wrong with the arguments is reported at once, in error.errors, with field, code, message and value", func(t *testing.T, s stage) {
		r := s.call(t, 2, "contract", "deploy", "--target=moon", "--count=x", "--approval=X")
		errs, _ := r.Error["errors"].([]any)
		var fields []string
		for _, e := range errs {
			entry := e.(map[string]any)
			fields = append(fields, fmt.Sprint(entry["field"], "=", entry["value"], " ", entry["param"], " ", entry["code"]))
			if entry["message"] == "" {
				t.Errorf("%v", entry)
			}
		}
		if want := []string{"target=moon target ARG_ERROR", "count=x count ARG_ERROR", "approval=X approval ARG_ERROR"}; !slices.Equal(fields, want) {
			t.Errorf("errors %q, want %q", fields, want)
		}
		r = s.call(t, 2, "contract", "deploy", "--target=prod", "--count=x", "--nope")
		if errs, _ := r.Error["errors"].([]any); len(errs) != 3 { // an unknown flag, a bad value, a condition
			t.Errorf("errors %v", errs)
		}
	}},
	{"F-016", "invalid UTF-8 and control characters become U+FFFD, with a warning for each field, and never fail a call", func(t *testing.T, s stage) {
		r := s.call(t, 0, "contract", "dirty")
		has(t, string(r.Data), "\"bad\":\"\uFFFDx\uFFFD\uFFFD\uFFFD\"", "\"nul\":\"a\uFFFDb\"", "\"half\":\"\uFFFD\"", "\"clean\":\"é\\n日本\"")
		if !utf8.ValidString(r.Stdout) {
			t.Errorf("%q", r.Stdout)
		}
		if !slices.ContainsFunc(r.Warnings, func(w string) bool { return strings.HasPrefix(w, "TEXT_REPLACED: data.*") }) {
			t.Errorf("warnings %q", r.Warnings)
		}
	}},
	{"F-018", "a list has meta.pagination with total, returned, truncated, has_more and next_cursor, always", func(t *testing.T, s stage) {
		for line, want := range map[string]string{
			"items":           `{"total":53,"returned":20,"truncated":true,"has_more":true,"next_cursor":"`,
			"items --count=0": `{"total":0,"returned":0,"truncated":false,"has_more":false,"next_cursor":null}`,
			"items --limit=0": `{"total":53,"returned":53,"truncated":false,"has_more":false,"next_cursor":null}`,
			"paged --limit=5": `{"total":null,"returned":5,"truncated":true,"has_more":true,"next_cursor":"from-5"}`,
		} {
			has(t, s.call(t, 0, "contract", strings.Fields(line)...).Stdout, `"pagination":`+want)
		}
		for _, command := range []string{"items", "paged"} {
			var seen []int
			cursor := ""
			for range 10 {
				r := s.call(t, 0, "contract", command, "--limit=9", "--cursor="+cursor)
				var page []item
				if err := json.Unmarshal(r.Data, &page); err != nil {
					t.Fatal(err)
				}
				for _, i := range page {
					seen = append(seen, i.N)
				}
				next, more := r.Meta["pagination"].(map[string]any)["next_cursor"].(string)
				if cursor = next; !more {
					break
				}
			}
			if len(seen) != 53 || !slices.IsSorted(seen) {
				t.Errorf("%s: pages have %d", command, seen)
			}
		}
		r := s.call(t, 4, "contract", "items", "--cursor=bogus")
		has(t, r.Stdout, "is none that this command has handed out")
	}},
	{"F-019", "the default limit is 20, --limit sets it, 0 is all; it is in the schema of the command", func(t *testing.T, s stage) {
		for line, want := range map[string]int{"items": 20, "items --limit=7": 7, "items --limit=0": 53, "items --limit=99": 53, "paged": 20} {
			if got := strings.Count(string(s.call(t, 0, "contract", strings.Fields(line)...).Data), `"n":`); got != want {
				t.Errorf("%s: %d elements, want %d", line, got, want)
			}
		}
		s.call(t, 2, "contract", "items", "--limit=-1")
		has(t, s.run(t, "contract", "items", "--schema").Stdout, `"limit":{"type":"integer","required":false,"default":20,`, `"cursor":`)
		for _, app := range []string{"claw2", "animus"} { // no meta to say so
			flag := map[string]string{"claw2": "--output-format=json", "animus": "--json"}[app]
			if got := strings.Count(s.run(t, app, "items", flag).Stdout, `"n":`); got != 53 {
				t.Errorf("%s: %d elements", app, got)
			}
		}
	}},
	{"F-020", "the order of lists is stable: sets are sorted, ordered lists are kept, and --stable-output sorts what declares neither", func(t *testing.T, s stage) {
		for range 4 {
			has(t, string(s.call(t, 0, "contract", "record").Data), `"labels":{"a":2,"z":1},"tags":["alpha","bravo","charlie","delta"],"steps":["second","first"],"sizes":[10,9,-1]`)
		}
		has(t, string(s.call(t, 0, "contract", "record", "--stable-output").Data), `"steps":["second","first"],"sizes":[-1,9,10]`)
	}},
	{"F-022", "meta.schema_version is the version of the command's data in every answer, 1.0.0 by default", func(t *testing.T, s stage) {
		for line, want := range map[string]string{"deploy --target=staging": "2.1.0", "deploy": "2.1.0", "items": "1.0.0", "bogus": "1.0.0"} {
			r := reply{Result: s.run(t, "contract", strings.Fields(line)...)}
			if r.check(t); r.Meta["schema_version"] != want {
				t.Errorf("%s: %v", line, r.Meta["schema_version"])
			}
			strict := reply{Result: s.run(t, "strict", strings.Fields(line)...)}
			if strict.check(t); strict.Meta["schema_version"] != want[:3] {
				t.Errorf("%s: %v", line, strict.Meta["schema_version"])
			}
		}
	}},
	{"F-023", "meta.tool_version is the version that --version prints; there is no update_available", func(t *testing.T, s stage) {
		fields := strings.Fields(s.run(t, "contract", "--version").Stdout)
		r := s.call(t, 0, "contract", "items")
		if r.Meta["tool_version"] != fields[len(fields)-1] || r.Meta["update_available"] != nil {
			t.Errorf("%v, %q", r.Meta, fields)
		}
	}},
	{"F-024", "meta has a request_id of its own for every call, the command and the timestamp of its start; a trace_id only from the environment", func(t *testing.T, s stage) {
		seen := make(map[any]bool)
		for range 5 {
			r := s.call(t, 0, "contract", "deploy", "rollback")
			seen[r.Meta["request_id"]] = true
			if r.Meta["command"] != "deploy rollback" || r.Meta["trace_id"] != nil {
				t.Errorf("%v", r.Meta)
			}
		}
		if len(seen) != 5 {
			t.Errorf("%d ids", len(seen))
		}
		if r := s.callWith(t, []string{"TOOL_TRACE_ID=abc"}, 0, "contract", "items"); r.Meta["trace_id"] != "abc" {
			t.Errorf("%v", r.Meta)
		}
		if r := s.callWith(t, []string{"MY_TOOL_TRACE_ID=mine", "TOOL_TRACE_ID=abc"}, 0, "prefixed", "items"); r.Meta["trace_id"] != "mine" {
			t.Errorf("%v", r.Meta)
		}
	}},
	{"F-025", "programs that a command starts inherit TOOL_TRACE_ID, and lines of the Logger have it", func(t *testing.T, s stage) {
		for app, name := range map[string]string{"contract": "TOOL_TRACE_ID", "prefixed": "MY_TOOL_TRACE_ID"} {
			r := s.callWith(t, []string{name + "=abc"}, 0, app, "child")
			if string(r.Data) != `{"trace":"abc"}` {
				t.Errorf("%s: %s", app, r.Data)
			}
			has(t, r.Stderr, `msg="starting a child"`, "trace_id=abc")
		}
	}},
	{"F-027", "meta.cwd is the working folder, absolute", func(t *testing.T, s stage) {
		dir, err := filepath.EvalSymlinks(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		r := reply{Result: process.Call{Program: "strict", Args: []string{"items", "--output=json"}, Dir: dir, Terminal: s.terminal}.Run(t)}
		if r.check(t); r.Meta["cwd"] != dir || r.Meta["project_root"] != nil {
			t.Errorf("%v, want %s", r.Meta, dir)
		}
	}},
	{"F-039", "meta.duration_ms is how long the call took", func(t *testing.T, s stage) {
		if ms := s.call(t, 0, "contract", "sleep").Meta["duration_ms"].(float64); ms < 300 || ms > 5000 {
			t.Errorf("%v ms for a sleep of 300", ms)
		}
	}},
	{"F-040", "a Path is absolute in parameters and in data", func(t *testing.T, s stage) {
		cwd, err := os.Getwd()
		if err != nil {
			t.Fatal(err)
		}
		has(t, string(s.call(t, 0, "contract", "place", "--file=a/../b").Data), `"path":"`+filepath.Join(cwd, "b")+`"`)
		has(t, string(s.call(t, 0, "contract", "place").Data), `"path":""`)
	}},
	{"F-041", "the runtime never changes the working folder", func(t *testing.T, s stage) {
		cwd, err := os.Getwd()
		if err != nil {
			t.Fatal(err)
		}
		has(t, string(s.call(t, 0, "contract", "place").Data), `"where":"`+cwd+`"`)
	}},
	{"F-052", "an answer has at most 1,048,576 bytes, or what TOOL_MAX_OUTPUT_BYTES says: lists and the largest fields are cut, else warnings and what the command adds to meta are left out, and meta says so; what cannot be cut is OUTPUT_TOO_LARGE; schemas and the manifest are whole", func(t *testing.T, s stage) {
		r := s.call(t, 0, "contract", "items", "--limit=0", "--count=3000", "--bytes=1000")
		if len(r.Stdout) > 1<<20 || len(r.Stdout) < 1<<19 || r.Meta["truncated"] != true || r.Meta["total_count"] != 3000.0 || r.Meta["truncation_hint"] == nil {
			t.Errorf("%d bytes, meta %v", len(r.Stdout), r.Meta)
		}
		if n := strings.Count(string(r.Data), `"n":`); r.Meta["returned_count"] != float64(n) || r.Meta["pagination"].(map[string]any)["returned"] != float64(n) {
			t.Errorf("%d elements, meta %v", n, r.Meta)
		}
		for _, most := range []int{2500, 4000, 20000} {
			for _, line := range []string{"items --limit=0 --count=500 --bytes=40", "blob --bytes=9000 --count=9000", "nested --bytes=90000", "many-warnings --count=90 --bytes=90000"} {
				r := reply{Result: s.with(t, []string{fmt.Sprint("TOOL_MAX_OUTPUT_BYTES=", most)}, "contract", strings.Fields(line)...)}
				r.check(t)
				if len(r.Stdout) > most || r.Exit != 0 && (r.Exit != 4 || r.Error["code"] != "OUTPUT_TOO_LARGE") {
					t.Errorf("%s with %d: exit %d, %d bytes\n%.300s", line, most, r.Exit, len(r.Stdout), r.Stdout)
				}
				if unsplittable := strings.HasPrefix(line, "nested"); unsplittable != (r.Exit == 4) {
					t.Errorf("%s with %d: exit %d", line, most, r.Exit)
				}
			}
		}
		for _, line := range []string{"manifest", "--schema", "items --schema", "items --print-schema", "items --output-schema", "manifest --print-schema"} {
			if r := s.with(t, []string{"TOOL_MAX_OUTPUT_BYTES=100"}, "contract", strings.Fields(line)...); r.Exit != 0 || len(r.Stdout) < 100 || strings.Contains(r.Stdout, "truncated") && !strings.Contains(line, "manifest") {
				t.Errorf("%s: exit %d, %.300s", line, r.Exit, r.Stdout)
			}
		}
	}},
	{"F-064", "a field that was cut has a warning with its name and its bytes before and after", func(t *testing.T, s stage) {
		r := s.callWith(t, []string{"TOOL_MAX_OUTPUT_BYTES=5000"}, 0, "contract", "blob", "--bytes=9000", "--count=3")
		has(t, strings.Join(r.Warnings, "\n"), "FIELD_TRUNCATED: text was cut")
		details, _ := r.Meta["warning_details"].([]any)
		if len(details) == 0 {
			t.Fatalf("meta %v", r.Meta)
		}
		d := details[0].(map[string]any)
		var data blob
		if err := json.Unmarshal(r.Data, &data); err != nil || d["field"] != "text" || d["original_bytes"].(float64) < 27000 || d["returned_bytes"].(float64) > 5000 || !strings.HasPrefix(data.Text, "é\né\n") {
			t.Errorf("%v, %v", err, d)
		}
	}},
	{"F-072", "lines end with a line feed alone; there is no carriage return anywhere", func(t *testing.T, s stage) {
		for _, line := range invocations {
			r := s.run(t, "contract", strings.Fields(line)...)
			if strings.Contains(r.Stdout+r.Stderr, "\r") || !strings.HasSuffix(r.Stdout, "\n") {
				t.Errorf("%s: %q", line, r.Stdout)
			}
		}
	}},
	{"F-074", "absent, null and empty are told apart: a nil list is [], a nil map {}, a nil pointer null, and the keys are the same every time", func(t *testing.T, s stage) {
		has(t, string(s.call(t, 0, "contract", "record").Data), `"note":null,"items":[]`)
		r := s.call(t, 0, "answers", "nested")
		if want := `[{"list":[],"map":{},"bytes":"","sub":{"list":[],"map":{},"bytes":"","sub":null,"any":[],"deep":{}},"any":null,"deep":{"x":[]}}]`; string(r.Data) != want {
			t.Errorf("%s", r.Data)
		}
	}},
	{"F-078", "retries are not built: --retries and --retry-delay are refused", notBuilt("--retries=3", "--retry-delay=1")},
}

// notBuilt holds that flags that no part of the runtime has are refused.
func notBuilt(flags ...string) func(t *testing.T, s stage) {
	return func(t *testing.T, s stage) {
		for _, flag := range flags {
			has(t, s.call(t, 2, "contract", "items", flag).Stdout, `"code":"ARG_ERROR","message":"unknown flag `)
		}
	}
}
