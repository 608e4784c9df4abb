package envelope_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v5"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/spec"
)

// invocations are calls of the contract app of every kind.
var invocations = []string{
	"", "--help", "help deploy", "bogus", "deploy --bogus", "deploy", "deploy --target=prod", "deploy --target=staging", "deploy rollback",
	"manifest", "--schema", "deploy --output-schema", "deploy --print-schema", "version", "--output=json --version",
	"record", "items", "items --count=0", "items --limit=0", "paged --limit=5", "warns", "dirty", "message", "create", "delete",
	"place", "numbers", "fixable", "undeclared", "record --stable-output", "record --fields=id", "warns --warnings-as-errors",
	"fail-general-error", "fail-arg-error", "fail-rate-limited", "fail-redirected", "fail-timeout", "undeclared-exit", "noisy", "manifest --etag=x",
}

var envelopePromises = []promise{
	{"A", "every answer is one object with exactly ok, data, error, warnings and meta; ok is the exit status", func(t *testing.T, s stage) {
		schemas := envelopeSchemas(t)
		for _, line := range invocations {
			r := reply{Result: s.run(t, "contract", strings.Fields(line)...), stable: strings.Contains(line, "--stable-output")}
			r.check(t) // keys, ok, error, warnings, meta
			validate(t, schemas["ours"], r.Stdout)
			strict := s.run(t, "strict", strings.Fields(line)...)
			validate(t, schemas["ours"], strict.Stdout)
			validate(t, schemas["published"], strict.Stdout)
			// Without StrictUpstream the one deviation is meta.schema_version.
			deviation := schemas["published"].Validate(decoded(t, r.Stdout))
			if paths := leafPaths(deviation); !slices.Equal(paths, []string{"/meta/schema_version"}) {
				t.Errorf("%q deviates from the published schema in %q", line, paths)
			}
		}
	}},
	{"B", "two calls that find the same state have the same bytes in data; what differs by itself is in meta; an undeclared volatile field is a problem at registration", func(t *testing.T, s stage) {
		var data [][]byte
		for range 5 {
			r := s.call(t, 0, "contract", "record")
			data = append(data, r.Data)
			if r.Meta["read"] == nil {
				t.Errorf("meta has no volatile field: %v", r.Meta)
			}
			if bytes.Contains(r.Data, []byte(`"read"`)) {
				t.Errorf("data has a volatile field: %s", r.Data)
			}
		}
		if slices.Sort(toStrings(data)); len(slices.Compact(toStrings(data))) != 1 {
			t.Errorf("data differs:\n%s", bytes.Join(data, []byte("\n")))
		}
		has(t, s.call(t, 0, "strict", "record").Stdout, `"config_hash":"sha256:00"`)
		r := s.call(t, 0, "contract", "undeclared")
		has(t, r.Stderr, "VOLATILE_FIELD_IN_DATA", "Out.FetchedAt")
		if quiet := s.callWith(t, []string{"ENVELOPE_WARN=0"}, 0, "contract", "undeclared"); quiet.Stderr != "" {
			t.Errorf("stderr %s", quiet.Stderr)
		}
		found := slices.ContainsFunc(apps["contract"]().Problems(), func(p envelope.Problem) bool {
			return p.Rule == spec.RuleVolatileData && p.Command == "undeclared" && p.Field == "Out.FetchedAt" && !p.Fatal
		})
		if !found {
			t.Error("Problems has no volatile field")
		}
	}},
	{"C", "what a command takes and answers is derived from its declaration, is a valid JSON Schema, and what it prints validates against it", func(t *testing.T, s stage) {
		for _, line := range []string{
			"record", "items", "paged", "dirty", "place", "numbers", "child", "warns", "delete", "deploy rollback", "deploy --target=staging", "blob",
			"undeclared", "manifest", "version",
		} {
			args := strings.Fields(line)
			words := slices.DeleteFunc(slices.Clone(args), func(w string) bool { return strings.HasPrefix(w, "-") })
			schema := compile(t, string(s.call(t, 0, "contract", append(words, "--output-schema")...).Data))
			validate(t, schema, string(s.callWith(t, []string{"TOOL_TRACE_ID=x"}, 0, "contract", args...).Data))
			validate(t, schema, string(s.callWith(t, []string{"TOOL_TRACE_ID=x"}, 0, "contract", append(args, "--stable-output")...).Data))
		}
	}},
	{"exit-map", "each exit code has its status in every dialect", func(t *testing.T, s stage) {
		for code := 1; code < len(spec.Exits); code++ {
			name := "fail-" + strings.ReplaceAll(strings.ToLower(spec.Exits[code].Name), "_", "-")
			want := code
			if code == spec.ArgError {
				want = spec.PartialFailure // from Run
			}
			s.call(t, want, "contract", name)
			status, _ := spec.AnimusExit(want)
			if r := s.run(t, "animus", name, "--json"); r.Exit != status {
				t.Errorf("animus %s: %+v, want %d", name, r, status)
			}
			for _, app := range []string{"claw1", "claw2"} {
				if r := s.run(t, app, name, "--output-format=json"); r.Exit != spec.ClawExit(want) {
					t.Errorf("%s %s: %+v", app, name, r)
				}
			}
		}
		const success, refused = `"0":{"name":"SUCCESS","description":"The command did what it was asked to","retryable":false,"side_effects":"complete"}`, `An argument was refused before anything was done`
		for app, want := range map[string]string{
			"claw1": `{` + success + `,"1":{"name":"GENERAL_ERROR","description":"It runs already; The cluster does not answer; There is no room","retryable":false,"side_effects":"partial"}}`,
			"animus": `{` + success + `,"1":{"name":"internal","description":"There is no room","retryable":false,"side_effects":"partial"},` +
				`"2":{"name":"invalid_input","description":"` + refused + `","retryable":false,"side_effects":"none"},` +
				`"4":{"name":"conflict","description":"It runs already","retryable":false,"side_effects":"none"},` +
				`"5":{"name":"unavailable","description":"The cluster does not answer","retryable":true,"side_effects":"none"}}`,
		} {
			has(t, s.run(t, app, "deploy", "--schema").Stdout, `"exit_codes":`+want)
			inJSON := map[string]string{"claw1": "--output-format=json", "animus": "--json"}[app]
			has(t, s.run(t, app, "--schema", inJSON).Stdout, `"exit_codes":`+want)
		}
		for app, want := range map[string]string{ // a status is not described as the code whose number it has
			"claw2":  `"1":{"name":"GENERAL_ERROR","description":"The command failed in a way that no other code describes; An argument was refused before anything was done; What the co…",`,
			"animus": `"3":{"name":"not_found","description":"What the command was asked about does not exist",`,
		} {
			has(t, s.run(t, app, "undescribed", "--schema").Stdout, want)
		}
		has(t, s.run(t, "claw2", "undescribed", "--schema").Stdout, `"2":{"name":"TIMEOUT","description":"The time limit was reached before the work was done",`)
		has(t, s.run(t, "claw2", "fail-timeout", "--schema").Stdout, `"2":{"name":"TIMEOUT","description":"It fails",`)
		has(t, s.run(t, "claw2", "fail-timeout", "--help").Stdout, "\n  2  TIMEOUT        It fails\n")
		has(t, s.run(t, "animus", "help", "deploy").Stdout, "\n  4  conflict       It runs already\n")
	}},
	{"status-in-body", "the status of the process is the one that the body says, in every dialect", func(t *testing.T, s stage) {
		for _, line := range []string{"warns", "bogus", "fail-not-found", "fail-timeout", "fail-conflict", "noisy", "deploy", "fixable"} {
			r := s.run(t, "claw2", append(strings.Fields(line), "--output-format=json")...)
			var body struct {
				ExitCode *int `json:"exit_code"`
			}
			if err := json.Unmarshal([]byte(r.Stdout), &body); err != nil || body.ExitCode == nil || *body.ExitCode != r.Exit {
				t.Errorf("claw %s: %v, %+v", line, err, r)
			}
			r = s.run(t, "animus", append(strings.Fields(line), "--json")...)
			var failure struct {
				OK    bool
				Error struct {
					ExitCode int `json:"exit_code"`
				}
			}
			if err := json.Unmarshal([]byte(answerOf(r)), &failure); err != nil || failure.Error.ExitCode != r.Exit || failure.OK != (r.Exit == 0) {
				t.Errorf("animus %s: %v, %+v", line, err, r)
			}
		}
	}},
}

func toStrings(all [][]byte) []string {
	var texts []string
	for _, b := range all {
		texts = append(texts, string(b))
	}
	return texts
}

// envelopeSchemas returns our schema of the envelope and the published one. The
// environment may name a folder with the published schemas as they are; the
// ones in testdata have their structure without their texts.
func envelopeSchemas(t *testing.T) map[string]*jsonschema.Schema {
	t.Helper()
	return map[string]*jsonschema.Schema{
		"ours":      compile(t, spec.EnvelopeSchema),
		"published": published(t, "response-envelope.json"),
	}
}

func published(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	dir := os.Getenv("ENVELOPE_PUBLISHED_SCHEMAS")
	if dir == "" {
		dir = "testdata/published"
	}
	c := jsonschema.NewCompiler()
	for _, file := range []string{"response-envelope.json", "manifest-response.json", "exit-code-entry.json"} {
		text, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		var schema map[string]any
		if err := json.Unmarshal(text, &schema); err != nil {
			t.Fatal(err)
		}
		delete(schema, "$id") // a relative one that would hide the name of the file
		if text, err = json.Marshal(schema); err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource("mem:///"+file, bytes.NewReader(text)); err != nil {
			t.Fatal(err)
		}
	}
	schema, err := c.Compile("mem:///" + name)
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

func compile(t *testing.T, text string) *jsonschema.Schema {
	t.Helper()
	schema, err := jsonschema.CompileString("mem:///schema.json", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return schema
}

func decoded(t *testing.T, text string) any {
	t.Helper()
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return v
}

func validate(t *testing.T, schema *jsonschema.Schema, text string) {
	t.Helper()
	if err := schema.Validate(decoded(t, text)); err != nil {
		t.Errorf("%#v\n%s", err, text)
	}
}

// leafPaths returns the places in a value that a schema does not allow.
func leafPaths(err error) []string {
	e, ok := err.(*jsonschema.ValidationError)
	if !ok {
		return nil
	}
	paths := make(map[string]bool)
	var walk func(e *jsonschema.ValidationError)
	walk = func(e *jsonschema.ValidationError) {
		if len(e.Causes) == 0 {
			paths[e.InstanceLocation] = true
		}
		for _, c := range e.Causes {
			walk(c)
		}
	}
	walk(e)
	return slices.Sorted(maps.Keys(paths))
}
