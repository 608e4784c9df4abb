package envelope_test

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/spec"
)

// problemOf returns the rule, category and field of the one problem that a
// declaration has.
func problemOf[In, Out any](c envelope.Command[In, Out]) string {
	if c.Name == "" {
		c.Name = "x"
	}
	if c.Summary == "" {
		c.Summary = "x"
	}
	if c.Effect == "" {
		c.Effect = envelope.Safe
	}
	c.Run = func(context.Context, In) (out Out, err error) { return out, nil }
	app := envelope.New("x")
	envelope.Register(app, c)
	var all []string
	for _, p := range app.Problems() {
		fatal := ""
		if p.Fatal {
			fatal = "!"
		}
		all = append(all, fmt.Sprintf("%s%s/%s %s", fatal, p.Rule, p.Category, p.Field))
	}
	return strings.Join(all, ", ")
}

var commandPromises = []promise{
	{"C-001", "exit codes are declared, with what they mean; 0 is always there; an undeclared one is answered, and the author is told", func(t *testing.T, s stage) {
		var schema struct {
			ExitCodes map[string]struct {
				Name, Description string
				Retryable         bool
				SideEffects       string `json:"side_effects"`
			} `json:"exit_codes"`
		}
		text := s.run(t, "contract", "deploy", "--schema").Stdout
		if err := json.Unmarshal([]byte(text), &schema); err != nil {
			t.Fatal(err)
		}
		for code, name := range map[string]string{"0": "SUCCESS", "1": "GENERAL_ERROR", "2": "ARG_ERROR", "6": "CONFLICT", "12": "UNAVAILABLE", "80": "QUOTA_EXCEEDED"} {
			e := schema.ExitCodes[code]
			if e.Name != name || e.Description == "" || e.Retryable && e.SideEffects != "none" || e.Retryable != (code == "12") {
				t.Errorf("%s: %+v", code, e)
			}
		}
		has(t, s.call(t, 6, "contract", "undeclared-exit").Stderr, "UNDECLARED_EXIT_CODE")
		retryable := envelope.ExitCodes{envelope.Timeout: {Description: "x", Retryable: true}}
		if got := problemOf(envelope.Command[none, none]{ExitCodes: retryable}); got != "!errorcode/retryable ExitCodes[10].Retryable" {
			t.Error(got)
		}
	}},
	{"C-002", "a command says whether it is safe, mutating or destructive, and the schema does", func(t *testing.T, s stage) {
		for name, level := range map[string]string{"items": "safe", "deploy": "mutating", "deploy rollback": "destructive"} {
			has(t, s.run(t, "contract", append(strings.Fields(name), "--schema")...).Stdout, `"danger_level":"`+level+`"`)
		}
		if got := problemOf(envelope.Command[none, none]{Effect: "odd"}); got != "!/command Effect" {
			t.Error(got)
		}
	}},
	{"C-003", "a command that changes something says in data.effect what it did: created, updated, deleted or noop", func(t *testing.T, s stage) {
		has(t, string(s.call(t, 0, "contract", "deploy", "--target=staging").Data), `"effect":"created"`)
		type odd struct {
			Effect string `json:"effect" enum:"created,changed"`
		}
		if got := problemOf(envelope.Command[none, odd]{Effect: envelope.Mutating}); got != "outputschema/effect Out.Effect" {
			t.Error(got)
		}
		if got := problemOf(envelope.Command[none, item]{Effect: envelope.Mutating}); got != "outputschema/noeffect Out" {
			t.Error(got)
		}
	}},
	{"C-006", "arguments are checked before anything is done, within 100 ms, and errors name the parameter and the value", func(t *testing.T, s stage) {
		r := s.call(t, 2, "contract", "deploy", "--target=moon")
		if r.Meta["duration_ms"].(float64) >= 100 {
			t.Errorf("%v ms", r.Meta["duration_ms"])
		}
		has(t, r.Stdout, `"message":"--target \"moon\" is not one of prod, staging"`, `"param":"target"`, `"value":"moon"`)
	}},
	{"C-013", "an error has a code in capitals, a message and retryable, and no stack on standard output", func(t *testing.T, s stage) {
		for _, line := range []string{"noisy", "bogus", "fixable", "message", "create"} {
			r := reply{Result: s.run(t, "contract", strings.Fields(line)...)}
			r.check(t)
			if strings.Contains(r.Stdout, "goroutine ") || strings.Contains(r.Stdout, ".go:") {
				t.Errorf("%s: %s", line, r.Stdout)
			}
		}
		has(t, s.call(t, 5, "errors", "bad-code").Stdout, `"code":"NOT_FOUND"`, "INVALID_ERROR_CODE")
	}},
	{"C-014", "retryable is what the exit code says; a rate limit says how long to wait; what the caller can mend has fix_required", func(t *testing.T, s stage) {
		for code := 1; code < len(spec.Exits); code++ {
			e := spec.Exits[code]
			r := reply{Result: s.run(t, "contract", "fail-"+strings.ReplaceAll(strings.ToLower(e.Name), "_", "-"))}
			r.check(t)
			if r.Error["retryable"] != e.Retryable || (r.Error["fix_required"] != nil) != (e.FixRequired != "" && code != spec.ArgError) {
				t.Errorf("%s: %v", e.Name, r.Error)
			}
		}
		for _, app := range []string{"errors limited", "contract fail-rate-limited"} { // not declared, and declared
			name, command, _ := strings.Cut(app, " ")
			if wait := s.call(t, 11, name, command).Error["retry_after_ms"]; wait != 1000.0 {
				t.Errorf("%s: retry_after_ms is %v", app, wait)
			}
		}
		has(t, s.run(t, "contract", "fail-unavailable", "--schema").Stdout, `"name":"UNAVAILABLE","description":"It fails","retryable":true,"side_effects":"none"`)
	}},
	{"C-015", "--schema needs no other flag, does nothing, is the same every time, and shows what is declared, with no further edit", func(t *testing.T, s stage) {
		marker := filepath.Join(t.TempDir(), "marker")
		first := s.run(t, "contract", "deploy", "--schema", "--marker="+marker)
		again := s.run(t, "contract", "deploy", "--schema")
		if first.Exit != 0 || first.Stdout != again.Stdout || first.Stderr != "" {
			t.Errorf("%+v\n%+v", first, again)
		}
		if keys := topKeys(t, first.Stdout); !slices.Equal(keys, []string{"parameters", "output_schema", "exit_codes", "danger_level", "requires"}) {
			t.Errorf("keys %q", keys)
		}
		has(t, first.Stdout, `"target":{"type":"enum","required":true,"enum_values":["prod","staging"],"description":"Where to","short":"t"}`,
			`"count":{"type":"integer","required":false,"default":1,`, `"approval":{"type":"string","required":false,"description":"Who approved","pattern":"^[a-z]+$"}`)
		has(t, s.run(t, "input", "top", "--schema").Stdout, `"limit":{"type":"integer","required":false,"description":"How many are best","positional":1}`, `"cursor":{`)
		has(t, s.run(t, "input", "echo", "--schema").Stdout, `"id":{"type":"string","required":true,"description":"User id","pattern":"^[a-z0-9-]+$","positional":1}`)
		has(t, s.run(t, "input", "choose", "--schema").Stdout, `"layer":{"type":"array","required":false,"enum_values":["land","sea"],"description":"Layers"}`,
			`"depth":{"type":"integer","required":false,"description":"How deep","minimum":-32768,"maximum":32767}`,
			`"tiles":{"type":"integer","required":false,"description":"How many","minimum":0}`, `"seed":{"type":"integer","required":false,"description":"Any number"}`)

		// The published schema of the manifest has a place for the values of one kind only.
		listed := s.call(t, 0, "input", "manifest")
		validate(t, published(t, "manifest-response.json"), string(listed.Data))
		has(t, string(listed.Data), `"layer":{"type":"array","required":false,"description":"Layers (one of land, sea)"}`,
			`"depth":{"type":"integer","required":false,"description":"How deep (from -32768 to 32767)"}`,
			`"mark":{"type":"string","required":false,"description":"A mark (matches ^[a-z]$)"}`, `"seed":{"type":"integer","required":false,"description":"Any number"}`)

		// One more parameter and one more field are everywhere.
		for _, args := range [][]string{{"grow", "--schema"}, {"--schema"}, {"manifest"}} {
			before, after := s.run(t, "small", args...), s.run(t, "grown", args...)
			for _, part := range []string{`"added"`, `"more"`} {
				if strings.Contains(before.Stdout, part) || !strings.Contains(after.Stdout, part) {
					t.Errorf("%q: %s in\n%s and not in\n%s", args, part, after.Stdout, before.Stdout)
				}
			}
		}
		if a, b := etagOf(t, s, "small"), etagOf(t, s, "grown"); a == b || a == "" {
			t.Errorf("etags %s and %s", a, b)
		}
	}},
	{"C-020", "a parameter that names something needs a pattern; it is checked and in the schema", func(t *testing.T, s stage) {
		type in struct {
			ID string `name:"user-id" help:"User"`
		}
		if got := problemOf(envelope.Command[in, none]{}); got != "paramschema/identifier In.ID" {
			t.Error(got)
		}
		r := s.call(t, 2, "input", "echo", "UPPER")
		has(t, r.Stdout, `argument id \"UPPER\" does not match ^[a-z0-9-]+$`)
	}},
	{"C-026", "requires and excludes between parameters are checked before Run, and are in the schema", func(t *testing.T, s stage) {
		for line, message := range map[string]string{
			"deploy --target=prod":                                "--target prod requires --approval",
			"deploy --target=staging --approval=ada --dry-run":    "--approval excludes --dry-run",
			"deploy --target=prod --dry-run --count=x":            "--target prod requires --approval",
			"deploy --target=prod --approval=ada --dry-run=false": "--approval excludes --dry-run",
		} {
			has(t, s.call(t, 2, "contract", strings.Fields(line)...).Stdout, message)
		}
		s.call(t, 0, "contract", "deploy", "--target=prod", "--approval=ada")
		has(t, s.run(t, "contract", "deploy", "--schema").Stdout,
			`"requires":[{"if_flag":"target","if_value":"prod","then_requires":["approval"]},{"if_flag":"approval","then_excludes":["dry-run"]}]`)
		type in struct {
			A string `name:"a" help:"A" requires:"missing"`
		}
		if got := problemOf(envelope.Command[in, none]{}); got != "!paramschema/condition In.A" {
			t.Error(got)
		}
	}},
	{"C-028", "creating what exists fails with ALREADY_EXISTS and the existing in data; deleting what does not exist succeeds", func(t *testing.T, s stage) {
		r := s.call(t, 6, "contract", "create")
		if string(r.Data) != `{"id":"x"}` || r.Error["code"] != "ALREADY_EXISTS" || r.Error["retryable"] != false {
			t.Errorf("%s, %v", r.Data, r.Error)
		}
		has(t, string(s.call(t, 0, "contract", "delete").Data), `"status":"not_found"`)
	}},
	{"C-030", "a fix_command can be run as it stands, is no destructive command of the tool, and comes with fix_required", func(t *testing.T, s stage) {
		has(t, s.call(t, 8, "contract", "fixable").Stdout, `"fix_required":"log in","fix_command":"tool login"`)
		for fix, want := range map[string]string{"tool login <user>": "!errorcode/fix ExitCodes[8].FixCommand", "a | b": "!errorcode/fix ExitCodes[8].FixCommand", "tool login": ""} {
			codes := envelope.ExitCodes{envelope.AuthRequired: {Description: "x", FixRequired: "log in", FixCommand: fix}}
			if got := problemOf(envelope.Command[none, none]{ExitCodes: codes}); got != want {
				t.Errorf("%s: %s", fix, got)
			}
		}
		for fix, want := range map[string]bool{"x x now": true, "x --output json  x now": true, "x help": true, "x gone": false, "x --output=json gone": false} {
			codes := envelope.ExitCodes{envelope.AuthRequired: {Description: "x", FixRequired: "log in", FixCommand: fix}}
			if got := problemOf(envelope.Command[none, none]{ExitCodes: codes}); (got == "") != want {
				t.Errorf("%s: %s", fix, got)
			}
			if got := problemOf(envelope.Command[none, none]{ExitCodes: codes, Effect: envelope.Destructive}); strings.HasSuffix(fix, "x now") && !strings.Contains(got, "!errorcode/fix ExitCodes[8].FixCommand") {
				t.Errorf("%s: %s", fix, got)
			}
		}
		for _, line := range []string{"unfixable", "undoing", "undoing-plainly"} {
			late := s.call(t, 8, "contract", line)
			if late.Error["fix_command"] != nil || late.Error["fix_required"] != "log in" {
				t.Errorf("%s: %v", line, late.Error)
			}
			has(t, late.Stderr, "INVALID_FIX_COMMAND")
		}
	}},
}

func etagOf(t *testing.T, s stage, app string) string {
	t.Helper()
	var m struct{ Etag string }
	if err := json.Unmarshal(s.call(t, 0, app, "manifest").Data, &m); err != nil {
		t.Fatal(err)
	}
	return m.Etag
}
