package envelope_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/spec"
)

var clawLines = []string{"items", "record", "warns", "bogus", "deploy", "fail-not-found", "fail-timeout", "noisy", "--help", "manifest", "delete", "items --count=0", "odd-kind"}

var clawPromises = []promise{
	{"D-shape", "both versions are rendered from one result, with exact sets of keys and data or error, never both", func(t *testing.T, s stage) {
		v1, v2 := compile(t, spec.ClawV1Schema), compile(t, spec.ClawV2Schema)
		for _, line := range clawLines {
			for _, app := range []string{"claw1", "claw2"} {
				flat := s.run(t, app, append(strings.Fields(line), "--output-format=json", "--envelope-version=1")...)
				wrapped := s.run(t, app, append(strings.Fields(line), "--output-format=json", "--envelope-version=2")...)
				validate(t, v1, flat.Stdout)
				validate(t, v2, wrapped.Stdout)
				if keys := topKeys(t, wrapped.Stdout); !slices.Equal(keys, spec.ClawV2DataKeys) && !slices.Equal(keys, spec.ClawV2ErrorKeys) {
					t.Errorf("%s: keys %q", line, keys)
				}
				if flat.Exit != wrapped.Exit || strings.Contains(flat.Stdout, `"type":"error"`) != (flat.Exit != 0) {
					t.Errorf("%s: %+v, %+v", line, flat, wrapped)
				}
				if line == "deploy" {
					var a struct{ Error string }
					var b struct{ Error struct{ Message string } }
					if json.Unmarshal([]byte(flat.Stdout), &a) != nil || json.Unmarshal([]byte(wrapped.Stdout), &b) != nil || a.Error != b.Error.Message || a.Error == "" {
						t.Errorf("%+v, %+v", a, b)
					}
				}
			}
		}
	}},
	{"D-kind-collision", "a payload with a key kind, type, error or hint is refused at registration as long as there is v1; a map with one is data beside kind, and so is a payload that is no object", func(t *testing.T, s stage) {
		type colliding struct {
			Kind string `json:"kind"`
		}
		app := envelope.New("claw", envelope.Use(envelope.ClawV2))
		command(app, "x", func(context.Context, none) (colliding, error) { return colliding{}, nil })
		if p := app.Problems(); len(p) != 1 || !p[0].Fatal || p[0].Rule != spec.RuleLegacyEnvelope || p[0].Field != "Out.Kind" {
			t.Errorf("problems %v", p)
		}
		last := envelope.New("claw", envelope.Use(envelope.ClawV2), envelope.Phase(4))
		command(last, "x", func(context.Context, none) (colliding, error) { return colliding{}, nil })
		if p := last.Problems(); len(p) > 0 {
			t.Errorf("problems without v1: %v", p)
		}
		if r := s.run(t, "answers1", "taken-keys", "--output-format=json"); r.Stdout != `{"kind":"taken-keys","data":{"error":"b","hint":"c","kind":"a","name":"x","type":"error"}}`+"\n" {
			t.Errorf("%+v", r)
		}
		has(t, s.run(t, "claw1", "items", "--output-schema", "--output-format=json").Stdout, `{"kind":"items","data":{"items":{`, `"type":"array"}}`)
		log := filepath.Join(t.TempDir(), "log")
		has(t, s.with(t, []string{"TOOL_LOG=" + log}, "claw1", "manifest", "--output-schema", "--output-format=json").Stdout, `{"kind":"manifest","data":{`)
		if text, err := os.ReadFile(log); err == nil { // the author can change none of the keys
			t.Errorf("advice:\n%s", text)
		}
		r := s.run(t, "claw1", "items", "--count=1", "--output-format=json")
		if r.Stdout != `{"kind":"items","data":[{"n":0,"name":"xxxx"}]}`+"\n" {
			t.Errorf("%+v", r)
		}
	}},
	{"D-kind-enum", "error.kind is of a closed set; any other becomes unknown, and the author is told", func(t *testing.T, s stage) {
		log := filepath.Join(t.TempDir(), "log")
		r := s.with(t, []string{"TOOL_LOG=" + log}, "claw2", "odd-kind", "--output-format=json")
		has(t, r.Stdout, `"error":{"kind":"unknown"`)
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		has(t, string(text), "UNKNOWN_ERROR_KIND", "command_not_found")
	}},
	{"D-version", "schema_version is 2.0 in v2", func(t *testing.T, s stage) {
		for _, line := range clawLines {
			has(t, s.run(t, "claw2", append(strings.Fields(line), "--output-format=json")...).Stdout, `"schema_version":"2.0"`)
		}
	}},
	{"D-exit", "exit_code is the status of the process: 0, 1 for an error, 2 for a timeout", func(t *testing.T, s stage) {
		for line, want := range map[string]int{"items": 0, "fail-not-found": 1, "bogus": 1, "fail-timeout": 2} {
			r := s.run(t, "claw2", append(strings.Fields(line), "--output-format=json")...)
			if r.Exit != want || !strings.Contains(r.Stdout, `"exit_code":`+string(rune('0'+want))+`,`) {
				t.Errorf("%s: %+v, want %d", line, r, want)
			}
		}
	}},
	{"D-flag", "--envelope-version and --schema-version take 1, 1.0, 2 and 2.0; anything else is a parse error in the default version", func(t *testing.T, s stage) {
		for value, v2 := range map[string]bool{"1": false, "1.0": false, "2": true, "2.0": true} {
			for _, flag := range []string{"--envelope-version=", "--schema-version="} {
				for _, app := range []string{"claw1", "claw2"} {
					r := s.run(t, app, "items", "--output-format=json", flag+value)
					if r.Exit != 0 || strings.Contains(r.Stdout, `"exit_code"`) != v2 {
						t.Errorf("%s %s%s: %+v", app, flag, value, r)
					}
				}
			}
		}
		for value, v2 := range map[string]bool{"": false, "=1": false, "=T": false, "=false": true, "=0": true} {
			r := s.run(t, "claw2", "items", "--output-format=json", "--legacy-envelope"+value)
			if r.Exit != 0 || strings.Contains(r.Stdout, `"exit_code"`) != v2 {
				t.Errorf("--legacy-envelope%s: %+v", value, r)
			}
		}
		if r := s.run(t, "claw2", "items", "--output-format=json", "--legacy-envelope=maybe"); r.Exit != 1 || !strings.Contains(r.Stdout, `"error":{"kind":"parse"`) {
			t.Errorf("--legacy-envelope=maybe: %+v", r)
		}
		for _, value := range []string{"3", "", "2.00", "v1"} {
			r := s.run(t, "claw1", "items", "--output-format=json", "--envelope-version="+value)
			if r.Exit != 1 || !strings.Contains(r.Stdout, `"kind":"cli_parse","type":"error"`) {
				t.Errorf("%q: %+v", value, r)
			}
			r = s.run(t, "claw2", "items", "--output-format=json", "--envelope-version="+value)
			if r.Exit != 1 || !strings.Contains(r.Stdout, `"error":{"kind":"parse"`) {
				t.Errorf("%q: %+v", value, r)
			}
		}
	}},
	{"D-both", "asking for both versions is a parse error", func(t *testing.T, s stage) {
		for _, flags := range [][]string{{"--legacy-envelope", "--envelope-version=2"}, {"--envelope-version=1", "--schema-version=2.0"}} {
			r := s.run(t, "claw2", append([]string{"items", "--output-format=json"}, flags...)...)
			if r.Exit != 1 || !strings.Contains(r.Stdout, `"error":{"kind":"parse"`) {
				t.Errorf("%q: %+v", flags, r)
			}
		}
	}},
	{"D-hint", "an error has a hint in both versions, null if there is none, and people see the same; how to get help is the hint of parse and usage errors only", func(t *testing.T, s stage) {
		const usage = "Run `tool --help` for usage."
		for line, hint := range map[string]string{
			"fail-not-found": "", "fail-redirected": "Run `tool other` instead.", "deploy": usage, "deploy --target=staging --count=0": usage, "suggests-usage": usage, "bogus": usage,
		} {
			inJSON, inText := `"hint":null`, ""
			if hint != "" {
				inJSON, inText = `"hint":"`+hint+`"`, "  hint: "+hint+"\n"
			}
			for _, app := range []string{"claw1", "claw2"} {
				has(t, s.run(t, app, append(strings.Fields(line), "--output-format=json")...).Stdout, inJSON)
				text := s.with(t, []string{"ENVELOPE_WARN=0"}, app, strings.Fields(line)...).Stderr // for people
				if strings.Count(text, "  hint: ") != strings.Count(inText, "  hint: ") || !strings.Contains(text, inText) || strings.Contains(text, "error.redirect") {
					t.Errorf("%s %s: %s", app, line, text)
				}
			}
		}
		has(t, s.run(t, "claw2", "deploy", "--target=staging", "--count=0", "--output-format=json").Stdout, `"kind":"usage"`)
		for _, app := range []string{"claw1", "claw2"} {
			has(t, s.run(t, app, "hinted", "--output-format=json").Stdout, `"hint":"list the sessions"`)
			has(t, s.with(t, []string{"ENVELOPE_WARN=0"}, app, "hinted").Stderr, "tool: no session\n  hint: list the sessions\n")
		}
	}},
	{"D-stream", "in JSON the answer is on standard output, a failure too, and on standard error is nothing but what the command itself writes there, and the line of phase 3", func(t *testing.T, s stage) {
		for _, line := range append([]string{"undeclared", "undeclared-exit", "fail-arg-error"}, clawLines...) {
			for _, app := range []string{"claw1", "claw2"} {
				own := ""
				if line == "noisy" { // without what it logs, its warning and its panic
					own = "a line of its own\n"
				}
				r := s.run(t, app, append(strings.Fields(line), "--output-format=json")...)
				if r.Stderr != own || strings.Count(r.Stdout, "\n") != 1 {
					t.Errorf("%s %s: %+v", app, line, r)
				}
			}
		}
	}},
	{"D-silent", "a success without payload is no silence: data is {}", func(t *testing.T, s stage) {
		has(t, s.run(t, "claw2", "many-warnings", "--count=0", "--output-format=json").Stdout, `"data":{}`)
		if r := s.run(t, "claw1", "many-warnings", "--count=0", "--output-format=json"); r.Stdout != `{"kind":"many-warnings"}`+"\n" {
			t.Errorf("%+v", r)
		}
	}},
	{"D-notfound", "what was not found is error.target, no key beside it", func(t *testing.T, s stage) {
		r := s.run(t, "claw2", "fail-not-found", "--output-format=json")
		if keys := topKeys(t, r.Stdout); !slices.Equal(keys, spec.ClawV2ErrorKeys) {
			t.Errorf("keys %q", keys)
		}
		has(t, r.Stdout, `"target":""`)
	}},
	{"D-golden", "there are golden files of every verb in both versions and all phases, in examples/claw/testdata", func(t *testing.T, _ stage) {
		files, err := filepath.Glob("../examples/claw/testdata/*.golden")
		if err != nil || len(files) != 14 {
			t.Errorf("%d files, %v", len(files), err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			has(t, string(text), "phase 1: ", "phase 2: ", "phase 3: ", "phase 4: ", "--envelope-version=1\n{", `"schema_version":"2.0"`)
		}
	}},
	{"D-kinds", "kinds of v1 have their successors in v2, and errors of v2 their kind of v1", func(t *testing.T, s stage) {
		for old, successor := range spec.LegacyKinds {
			if !spec.IsClawKind(successor.Kind) {
				t.Errorf("%s becomes %q", old, successor.Kind)
			}
		}
		for _, old := range []string{"cli_parse", "no_managed_sessions", "session_not_found", "missing_credentials", "unknown"} {
			n := spec.LegacyKinds[old]
			if got := spec.LegacyKindOf(n.Kind, n.Operation); got != old {
				t.Errorf("%s becomes %+v and then %s", old, n, got)
			}
		}
		for name, kinds := range map[string][2]string{
			"fail-precondition": {"unknown", "policy"}, "fail-auth-required": {"missing_credentials", "auth"}, "bogus": {"cli_parse", "parse"},
			"fail-unavailable": {"unknown", "delivery"}, "noisy": {"unknown", "runtime"}, "fail-not-found": {"unknown", "unknown"},
		} {
			has(t, s.run(t, "claw1", name, "--output-format=json").Stdout, `"kind":"`+kinds[0]+`"`)
			has(t, s.run(t, "claw2", name, "--output-format=json").Stdout, `"error":{"kind":"`+kinds[1]+`"`)
		}
	}},
	{"D-phases", "the phases have their defaults and flags, and phase 3 one line on standard error for v1", func(t *testing.T, s stage) {
		for app, c := range map[string]struct {
			v2     bool
			legacy int // exit status with --legacy-envelope
			stderr bool
		}{"claw1": {false, 1, false}, "claw2": {true, 0, false}, "claw3": {true, 0, true}, "claw4": {true, 1, false}} {
			r := s.run(t, app, "items", "--output-format=json")
			if strings.Contains(r.Stdout, `"exit_code":0`) != c.v2 || r.Stderr != "" {
				t.Errorf("%s: %+v", app, r)
			}
			r = s.run(t, app, "items", "--output-format=json", "--legacy-envelope")
			if r.Exit != c.legacy || (r.Stderr != "") != c.stderr || c.stderr && strings.Count(r.Stderr, "\n") != 1 {
				t.Errorf("%s: %+v", app, r)
			}
		}
		for line, drop := range map[string]string{
			"--legacy-envelope":                         "--legacy-envelope",
			"--envelope-version=1":                      "--envelope-version=1",
			"--schema-version 1.0":                      "--schema-version=1.0",
			"--legacy-envelope --envelope-version=1":    "--legacy-envelope and --envelope-version=1",
			"--envelope-version=1 --envelope-version=1": "--envelope-version=1",
		} {
			r := s.run(t, "claw3", append(strings.Fields(line), "items", "--output-format=json")...)
			if r.Exit != 0 || !strings.HasSuffix(r.Stderr, "; read version 2 and drop "+drop+"\n") {
				t.Errorf("%s: %+v", line, r)
			}
		}
		for _, opts := range [][]envelope.Option{
			{envelope.Use(envelope.ClawV1), envelope.Phase(2)}, {envelope.Use(envelope.ClawV2), envelope.Phase(1)},
			{envelope.Use(envelope.ClawV2), envelope.Phase(5)}, {envelope.Phase(1)},
		} {
			if p := envelope.New("x", opts...).Problems(); len(p) != 1 || !p[0].Fatal {
				t.Errorf("problems %v", p)
			}
		}
	}},
}
