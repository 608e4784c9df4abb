package envelope_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
)

var optionalPromises = []promise{
	{"O-001", "--output takes json, jsonl, plain, table and tsv; anything else is refused", func(t *testing.T, s stage) {
		for format, want := range map[string]string{
			"json": `{"ok":true,`, "jsonl": `{"ok":true,`, "plain": "N  NAME\n0  xxxx\n1  xxxx\n", "table": "N  NAME\n", "tsv": "n\tname\n0\txxxx\n",
		} {
			if r := s.run(t, "contract", "items", "--count=2", "--output="+format); r.Exit != 0 || !strings.HasPrefix(r.Stdout, want) || strings.Count(r.Stdout, "\n") > 3 {
				t.Errorf("%s: %+v", format, r)
			}
		}
		has(t, s.call(t, 2, "contract", "items", "--output=xml").Stdout, `--output \"xml\" is not one of json, jsonl, plain, table, tsv`)
		for _, flag := range []string{"--json", "--output-format=json"} { // of other dialects
			s.call(t, 2, "contract", "items", flag)
		}
	}},
	{"O-002", "--fields keeps the keys of data that it names, of each element of a list; others are passed over", func(t *testing.T, s stage) {
		for line, want := range map[string]string{
			"record --fields=id,note,bogus":     `{"id":"r-1","note":null}`,
			"items --count=2 --fields=name":     `[{"name":"xxxx"},{"name":"xxxx"}]`,
			"items --count=1 --fields=bogus":    `[{}]`,
			"record --fields=id --fields=sizes": `{"id":"r-1","sizes":[10,9,-1]}`,
		} {
			if r := s.call(t, 0, "contract", strings.Fields(line)...); string(r.Data) != want {
				t.Errorf("%s: %s", line, r.Data)
			}
		}
	}},
	{"O-004", "streaming is not built: --stream is refused", notBuilt("--stream")},
	{"O-007", "--stable-output: two identical calls write identical bytes", func(t *testing.T, s stage) {
		for _, line := range []string{"record", "items", "undeclared", "warns", "warns-at-once", "fail-conflict", "deploy", "manifest"} {
			args := append(strings.Fields(line), "--stable-output")
			first, again := s.run(t, "contract", args...), s.run(t, "contract", args...)
			if first.Stdout != again.Stdout || strings.Contains(first.Stdout, "request_id") {
				t.Errorf("%s:\n%s%s", line, first.Stdout, again.Stdout)
			}
		}
	}},
	{"O-013", "--schema of a command is bare, --print-schema has the same in an envelope, --output-schema and --schema of the tool are enveloped", func(t *testing.T, s stage) {
		bare := strings.TrimSuffix(s.run(t, "contract", "deploy", "--schema").Stdout, "\n")
		if r := s.call(t, 0, "contract", "deploy", "--print-schema"); string(r.Data) != bare {
			t.Errorf("%s\n%s", r.Data, bare)
		}
		var schema struct {
			OutputSchema json.RawMessage `json:"output_schema"`
		}
		if err := json.Unmarshal([]byte(bare), &schema); err != nil {
			t.Fatal(err)
		}
		if r := s.call(t, 0, "contract", "deploy", "--output-schema"); string(r.Data) != string(schema.OutputSchema) {
			t.Errorf("%s\n%s", r.Data, schema.OutputSchema)
		}
		a, b := s.call(t, 0, "contract", "--schema"), s.call(t, 0, "contract", "--print-schema")
		if string(a.Data) != string(b.Data) {
			t.Errorf("%s\n%s", a.Data, b.Data)
		}
		has(t, string(a.Data), `"deploy.rollback":{`, `"parameters":{`, `"flags":{`)
		var all struct {
			Commands map[string]struct{ Parameters, Flags map[string]any }
		}
		if err := json.Unmarshal(a.Data, &all); err != nil {
			t.Fatal(err)
		}
		for name, c := range all.Commands {
			if c.Parameters == nil || c.Flags == nil {
				t.Errorf("%s has the parameters %v and the flags %v", name, c.Parameters, c.Flags)
			}
		}
		for _, question := range []string{"--print-schema", "--output-schema", "--version --output=json"} { // the list itself is not there
			if r := s.call(t, 0, "contract", append([]string{"items"}, strings.Fields(question)...)...); r.Meta["pagination"] != nil {
				t.Errorf("%s: meta %v", question, r.Meta)
			}
		}
	}},
	{"O-014", "the version of a command's data cannot be chosen: --schema-version is refused", notBuilt("--schema-version=1")},
	{"O-025", "--warnings-as-errors makes a failure of a success with warnings, and keeps them", func(t *testing.T, s stage) {
		r := s.call(t, 1, "contract", "warns", "--warnings-as-errors")
		if r.Error["code"] != "WARNINGS_AS_ERRORS" || string(r.Data) != "null" || !slices.Equal(r.Warnings, []string{"SLOW: it took long"}) {
			t.Errorf("%s", r.Stdout)
		}
		s.call(t, 1, "contract", "dirty", "--warnings-as-errors")
		s.call(t, 1, "escapes", "print-marshal", "--warnings-as-errors")
		s.call(t, 0, "contract", "items", "--warnings-as-errors")
		s.call(t, 6, "contract", "create", "--warnings-as-errors")
	}},
	{"O-041", "manifest lists every command, those of the runtime too, with an etag that spares the answer; the published schema holds, but that statuses of animus.cli.v1 are called as its errors are", func(t *testing.T, s stage) {
		r := s.call(t, 0, "contract", "manifest")
		validate(t, compile(t, spec.ManifestSchema), string(r.Data))
		validate(t, published(t, "manifest-response.json"), string(r.Data))
		for app, flag := range map[string]string{"claw2": "--output-format=json", "animus": "--json"} {
			var answer struct{ Data json.RawMessage }
			if err := json.Unmarshal([]byte(s.run(t, app, "manifest", flag).Stdout), &answer); err != nil {
				t.Fatal(err)
			}
			validate(t, compile(t, spec.ManifestSchema), string(answer.Data))
		}
		var m struct {
			Etag     string
			Commands map[string]struct {
				Subcommands  []string
				Examples     []any
				OutputSchema json.RawMessage `json:"output_schema"`
			}
		}
		if err := json.Unmarshal(r.Data, &m); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"help", "manifest", "version", "deploy", "deploy.rollback", "items"} {
			if m.Commands[name].OutputSchema == nil {
				t.Errorf("no %s", name)
			}
		}
		if d := m.Commands["deploy"]; !slices.Equal(d.Subcommands, []string{"deploy.rollback"}) || len(d.Examples) != 1 {
			t.Errorf("%+v", d)
		}
		for _, c := range m.Commands {
			compile(t, string(c.OutputSchema))
		}
		hit := s.call(t, 0, "contract", "manifest", "--etag="+m.Etag)
		if string(hit.Data) != "null" || hit.Meta["not_modified"] != true {
			t.Errorf("%s", hit.Stdout)
		}
		if again := s.call(t, 0, "contract", "manifest", "--etag=sha256:other"); string(again.Data) != string(r.Data) {
			t.Errorf("%s", again.Stdout)
		}
	}},
	{"O-042", "<NAME>_OUTPUT and TOOL_OUTPUT are defaults of --output; the flag wins, and a bad value is the same error", func(t *testing.T, s stage) {
		if r := s.with(t, []string{"TOOL_OUTPUT=tsv"}, "contract", "items", "--count=1"); r.Stdout != "n\tname\n0\txxxx\n" {
			t.Errorf("%+v", r)
		}
		if r := s.with(t, []string{"TOOL_OUTPUT=tsv"}, "contract", "items", "--count=1", "--output=json"); !strings.HasPrefix(r.Stdout, `{"ok":true`) {
			t.Errorf("%+v", r)
		}
		if r := s.with(t, []string{"TOOL_OUTPUT=tsv", "MY_TOOL_OUTPUT=json"}, "prefixed", "items"); !strings.HasPrefix(r.Stdout, `{"ok":true`) {
			t.Errorf("%+v", r)
		}
		has(t, s.callWith(t, []string{"TOOL_OUTPUT=xml"}, 2, "contract", "items").Stdout, `--output \"xml\" is not one of`)
	}},
	{"O-049", "token counts are not built: --token-count and --max-tokens are refused", notBuilt("--token-count", "--max-tokens=5")},
}
