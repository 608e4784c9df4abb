package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) {
	process.Main(m, map[string]func(){
		"1": func() { newApp(1).Main() }, "2": func() { newApp(2).Main() }, "3": func() { newApp(3).Main() }, "4": func() { newApp(4).Main() },
		"claw": main,
	})
}

// verbs are the 14 verbs, with the keys that the source document has of their
// answers in v1.
var verbs = map[string]string{
	"doctor":         "checks has_failures kind message report summary",
	"status":         "config_load_error kind model model_raw model_source permission_mode sandbox status usage workspace",
	"version":        "git_sha kind message target version",
	"sandbox":        "active active_namespace active_network allowed_mounts enabled fallback_reason filesystem_active filesystem_mode in_container kind markers requested_namespace requested_network supported",
	"help":           "kind message",
	"agents":         "action agents count kind summary working_directory",
	"mcp":            "action config_load_error configured_servers kind servers status working_directory",
	"skills":         "action kind skills summary",
	"system-prompt":  "kind message sections",
	"dump-manifests": "error hint kind type",
	"bootstrap-plan": "kind phases",
	"acp":            "aliases discoverability_tracking kind launch_command message recommended_workflows serve_alias_only status supported tracking",
	"export":         "file kind markdown messages session_id",
	"state":          "error hint kind type",
}

var timestamp = regexp.MustCompile(`"timestamp":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"`)

func normalize(text string) string {
	return timestamp.ReplaceAllString(text, `"timestamp":"2026-04-22T10:10:00Z"`)
}

func args(verb string, more ...string) []string {
	all := []string{verb, "--output-format=json"}
	if verb == "export" {
		all = append(all, "--session=latest")
	}
	return append(all, more...)
}

// TestVerbs compares what each verb answers, in each phase of the migration and
// with each way to ask for a version, with a golden file.
func TestVerbs(t *testing.T) {
	for verb, keys := range verbs {
		t.Run(verb, func(t *testing.T) {
			t.Parallel()
			var golden strings.Builder
			for phase := 1; phase <= 4; phase++ {
				for _, flags := range [][]string{nil, {"--envelope-version=1"}, {"--envelope-version=2.0"}, {"--schema-version=2"}, {"--legacy-envelope"}} {
					r := process.Call{Program: fmt.Sprint(phase), Args: args(verb, flags...)}.Run(t)
					check(t, r)
					fmt.Fprintf(&golden, "phase %d: claw %s\n", phase, strings.Join(args(verb, flags...), " "))
					fmt.Fprintf(&golden, "%sexit status %d\n", normalize(r.Stdout), r.Exit)
					if r.Stderr != "" {
						fmt.Fprintf(&golden, "stderr: %s", r.Stderr)
					}
					golden.WriteByte('\n')
				}
			}
			process.Golden(t, "testdata/"+verb+".golden", golden.String())

			flat := process.Call{Program: "1", Args: args(verb)}.Run(t)
			if got := strings.Join(sortedKeys(t, flat.Stdout), " "); got != keys {
				t.Errorf("v1 has the keys %s, want %s", got, keys)
			}
		})
	}
}

func sortedKeys(t *testing.T, text string) []string {
	t.Helper()
	var object map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &object); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	var keys []string
	for key := range object {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

var metadata = []string{"command", "exit_code", "output_format", "schema_version", "timestamp"}

// check holds an answer of either version against the contract.
func check(t *testing.T, r process.Result) {
	t.Helper()
	keys := sortedKeys(t, r.Stdout)
	var v struct {
		Kind     string
		Type     string
		ExitCode *int   `json:"exit_code"`
		Version  string `json:"schema_version"`
		Error    json.RawMessage
		Hint     any
	}
	if err := json.Unmarshal([]byte(r.Stdout), &v); err != nil {
		t.Fatal(err)
	}
	switch {
	case v.ExitCode == nil && r.Exit == 0:
		if v.Kind == "" || v.Type != "" {
			t.Errorf("v1 without a verb: %s", r.Stdout)
		}
	case v.ExitCode == nil:
		if v.Type != "error" || len(keys) != 4 {
			t.Errorf("v1 with status %d: %s", r.Exit, r.Stdout)
		}
	default:
		last := "data"
		if r.Exit != 0 {
			last = "error"
		}
		if want := slices.Sorted(slices.Values(append([]string{last}, metadata...))); !slices.Equal(keys, want) {
			t.Errorf("v2 with status %d has the keys %q", r.Exit, keys)
		}
		if *v.ExitCode != r.Exit || v.Version != "2.0" {
			t.Errorf("v2 with status %d: %s", r.Exit, r.Stdout)
		}
	}
}

// TestSamples compares answers with the samples of the source document: the
// same keys in the same places.
func TestSamples(t *testing.T) {
	v2 := `{"timestamp":"2026-04-22T10:10:00Z","command":"doctor","exit_code":%s,"output_format":"json","schema_version":"2.0",%s}`
	for _, test := range []struct {
		program string
		args    []string
		want    string // normalized
	}{
		{"1", args("doctor", "foo"), `{"error":"unrecognized argument \"foo\"","hint":"Run ` + "`claw --help`" + ` for usage.","kind":"cli_parse","type":"error"}`},
		{"2", args("doctor", "foo"), fmt.Sprintf(v2, "1", `"error":{"kind":"parse","operation":"parse_args","target":"subcommand `+"`doctor`"+`","retryable":false,"message":"unrecognized argument \"foo\"","hint":"Run `+"`claw --help`"+` for usage."}`)},
		{"2", args("doctor"), fmt.Sprintf(v2, "0", `"data":{"checks":[{"name":"auth","status":"ok"},{"name":"config","status":"ok"}],"summary":{"ok":2,"failed":0},"has_failures":false}`)},
	} {
		r := process.Call{Program: test.program, Args: test.args}.Run(t)
		if got := strings.TrimSuffix(normalize(r.Stdout), "\n"); got != test.want || r.Stderr != "" {
			t.Errorf("%s %q\n got %s\nwant %s\nstderr %s", test.program, test.args, got, test.want, r.Stderr)
		}
	}
}

// TestKinds compares the kinds of errors with the migration table of the source
// document.
func TestKinds(t *testing.T) {
	for _, test := range []struct {
		args                    []string
		legacy, kind, operation string
	}{
		{[]string{"doctor", "--bogus"}, "cli_parse", "parse", "parse_args"},
		{[]string{"export"}, "no_managed_sessions", "session", "list_sessions"},
		{[]string{"export", "--session=remote"}, "missing_credentials", "auth", "resolve_anthropic_auth"},
		{[]string{"export", "--session=gone"}, "session_not_found", "session", "resolve_session"},
		{[]string{"state"}, "unknown", "unknown", "read_state"},
	} {
		call := func(version string) process.Result {
			return process.Call{Program: "2", Args: append(test.args, "--output-format=json", "--envelope-version="+version)}.Run(t)
		}
		var v1 struct{ Kind string }
		var v2 struct {
			Error struct{ Kind, Operation string }
		}
		if err := json.Unmarshal([]byte(call("1").Stdout), &v1); err != nil || v1.Kind != test.legacy {
			t.Errorf("%q in v1: %+v, %v", test.args, v1, err)
		}
		if err := json.Unmarshal([]byte(call("2").Stdout), &v2); err != nil || v2.Error.Kind != test.kind || v2.Error.Operation != test.operation {
			t.Errorf("%q in v2: %+v, %v", test.args, v2, err)
		}
	}
}

// TestRefusedVersions holds that a version that cannot be is refused in the
// default one.
func TestRefusedVersions(t *testing.T) {
	for _, test := range []struct {
		program string
		flags   []string
		v2      bool
		message string
	}{
		{"1", []string{"--envelope-version=3"}, false, `is not one of 1, 1.0, 2, 2.0`},
		{"2", []string{"--envelope-version=3"}, true, `is not one of 1, 1.0, 2, 2.0`},
		{"2", []string{"--legacy-envelope", "--envelope-version=2"}, true, "both versions"},
		{"3", []string{"--envelope-version=1", "--schema-version=2"}, true, "both versions"},
		{"1", []string{"--legacy-envelope"}, false, "unknown flag --legacy-envelope"},
		{"4", []string{"--legacy-envelope"}, true, "unknown flag --legacy-envelope"},
		{"4", []string{"--envelope-version=1"}, true, "is gone"},
	} {
		r := process.Call{Program: test.program, Args: args("doctor", test.flags...)}.Run(t)
		if r.Exit != 1 || strings.Contains(r.Stdout, `"exit_code":1`) != test.v2 || !strings.Contains(strings.ReplaceAll(r.Stdout, `\"`, `"`), test.message) || r.Stderr != "" {
			t.Errorf("phase %s %q: %+v, want %s", test.program, test.flags, r, test.message)
		}
	}
}

func TestPeople(t *testing.T) {
	for _, terminal := range []bool{false, true} {
		r := process.Call{Program: "claw", Args: []string{"doctor"}, Terminal: terminal}.Run(t)
		if r.Exit != 0 || !strings.Contains(r.Stdout, "message:       everything is fine\n") || r.Stderr != "" {
			t.Errorf("terminal %v: %+v", terminal, r)
		}
		r = process.Call{Program: "claw", Args: []string{"state"}, Terminal: terminal}.Run(t)
		if r.Exit != 1 || r.Stdout != "" || !strings.Contains(r.Stderr, "claw: no worker state file found\n") {
			t.Errorf("terminal %v: %+v", terminal, r)
		}
	}
}
