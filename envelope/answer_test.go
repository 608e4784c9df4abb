package envelope_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

func TestData(t *testing.T) {
	tests := []struct {
		command string
		exit    int
		data    string
		code    string
	}{
		{"versioned", 0, `{}`, ""},
		{"object", 0, `{"a":1,"b":2}`, ""},
		{"nothing", 0, `{}`, ""},
		{"nil-any", 0, `{}`, ""},
		{"nil-slice", 0, `[]`, ""},
		{"nil-list", 0, `[]`, ""},
		{"nil-map", 0, `{}`, ""},
		{"nested", 0, `[{"list":[],"map":{},"bytes":"","sub":{"list":[],"map":{},"bytes":"","sub":null,"any":[],"deep":{}},"any":null,"deep":{"x":[]}}]`, ""},
		{"html", 0, `{"text":"<a&b>"}`, ""},
		{"nan", 1, `null`, "DATA_NOT_SERIALIZABLE"},
		{"cycle", 1, `null`, "DATA_NOT_SERIALIZABLE"},
		{"channel", 1, `null`, "DATA_NOT_SERIALIZABLE"},
		{"any-text", 1, `null`, "DATA_NOT_SERIALIZABLE"},
		{"marshal-panic", 1, `null`, "DATA_NOT_SERIALIZABLE"},
		{"panic", 1, `null`, "GENERAL_ERROR"},
		{"panic-nil", 1, `null`, "GENERAL_ERROR"},
		{"goexit", 1, `null`, "GENERAL_ERROR"},
	}
	for _, test := range tests {
		t.Run(test.command, func(t *testing.T) {
			r := call(t, "answers", test.command)
			if r.Exit != test.exit || string(r.Data) != test.data {
				t.Errorf("exit %d, data %s; want %d, %s", r.Exit, r.Data, test.exit, test.data)
			}
			if code, _ := r.Error["code"].(string); code != test.code {
				t.Errorf("error %v, want code %q", r.Error, test.code)
			}
			if r.Meta["command"] != test.command {
				t.Errorf("meta.command is %v", r.Meta["command"])
			}
			if r.Error != nil && r.Error["retryable"] != false {
				t.Errorf("error.retryable is %v", r.Error["retryable"])
			}
		})
	}
}

// TestMaxOutput holds that a tool may allow its answers more bytes, and that
// the environment has the last word.
func TestMaxOutput(t *testing.T) {
	args := []string{"blob", "--bytes=500000", "--count=1"}
	if r := call(t, "roomy", args...); len(r.Stdout) < 1500000 || r.Meta["truncated"] != nil {
		t.Errorf("%d bytes, meta %v", len(r.Stdout), r.Meta)
	}
	if r := call(t, "contract", args...); len(r.Stdout) > 1<<20 || r.Meta["truncated"] != true {
		t.Errorf("by default %d bytes, meta %v", len(r.Stdout), r.Meta)
	}
	r := process.Call{Program: "roomy", Args: args, Env: []string{"TOOL_MAX_OUTPUT_BYTES=5000"}}.Run(t)
	if len(r.Stdout) > 5000 {
		t.Errorf("%d bytes where 5000 are allowed", len(r.Stdout))
	}
}

// TestCutFields holds that what is said of many fields that were cut counts, and
// that it is a warning like others.
func TestCutFields(t *testing.T) {
	for _, n := range []int{5, 6, 12, 40} {
		args := []string{"wide", fmt.Sprint("--count=", n), "--bytes=1000"}
		r := reply{Result: process.Call{Program: "contract", Args: args, Env: []string{fmt.Sprint("TOOL_MAX_OUTPUT_BYTES=", 600*n)}}.Run(t)}
		r.check(t)
		if r.Exit != 0 || len(r.Stdout) > 600*n || len(r.Warnings) < n/2 || !strings.HasPrefix(r.Warnings[0], "FIELD_TRUNCATED: ") {
			t.Errorf("%d fields: exit %d, %d bytes, %d warnings\n%.300s", n, r.Exit, len(r.Stdout), len(r.Warnings), r.Stdout)
		}
		r = reply{Result: process.Call{Program: "contract", Args: append(args, "--warnings-as-errors"), Env: []string{fmt.Sprint("TOOL_MAX_OUTPUT_BYTES=", 600*n)}}.Run(t)}
		r.check(t)
		if r.Exit != 1 || r.Error["code"] != "WARNINGS_AS_ERRORS" || len(r.Stdout) > 600*n || string(r.Data) != "null" {
			t.Errorf("%d fields as an error: exit %d, %d bytes\n%.300s", n, r.Exit, len(r.Stdout), r.Stdout)
		}
	}
}

// TestLargeMeta holds that what a command adds to meta counts, and goes where an
// answer has no room for it.
func TestLargeMeta(t *testing.T) {
	for line, exit := range map[string]int{"wide-meta": 0, "wide-meta --fail": 5} {
		r := reply{Result: process.Call{Program: "contract", Args: strings.Fields(line), Env: []string{"TOOL_MAX_OUTPUT_BYTES=5000"}}.Run(t)}
		r.check(t)
		if r.Exit != exit || len(r.Stdout) > 5000 {
			t.Errorf("%s: exit %d, %d bytes\n%.300s", line, r.Exit, len(r.Stdout), r.Stdout)
		}
	}
}

// TestUncuttable holds that no list is cut so that whoever follows the cursors
// would miss elements, or come no further.
func TestUncuttable(t *testing.T) {
	for _, test := range []struct {
		line string
		exit int
	}{
		{"items --bytes=9000", 4},           // not one element has room
		{"paged --limit=50 --bytes=200", 4}, // the cursor is the command's own
		{"paged --limit=0 --bytes=200", 4},  // the same, where there is none
		{"page --limit=50 --bytes=200", 4},  // in an object
		{"page --limit=5 --title=9000", 0},  // another field is cut
		{"paged --limit=5 --bytes=200", 0},  // not too large
		{"items --limit=1 --bytes=4000", 0}, // not too large, only just
		{"items --limit=50 --bytes=200", 0}, // cut, with a cursor of the runtime's
	} {
		r := reply{Result: process.Call{Program: "contract", Args: strings.Fields(test.line), Env: []string{"TOOL_MAX_OUTPUT_BYTES=5000"}}.Run(t)}
		r.check(t)
		if code, _ := r.Error["code"].(string); r.Exit != test.exit || len(r.Stdout) > 5000 || test.exit != 0 && code != "OUTPUT_TOO_LARGE" {
			t.Errorf("%s: exit %d\n%.500s", test.line, r.Exit, r.Stdout)
		}
		p, _ := r.Meta["pagination"].(map[string]any)
		if test.exit != 0 {
			has(t, fmt.Sprint(r.Error["fix_required"]), "--limit")
		} else if n := strings.Count(string(r.Data), `"n":`); p["returned"] != float64(n) || n == 0 {
			t.Errorf("%s: %d elements, pagination %v", test.line, n, p)
		}
	}
}

// TestNilList holds that no list at all is an empty one, in claw too.
func TestNilList(t *testing.T) {
	for _, command := range []string{"nil-list", "nil-slice"} {
		has(t, start(t, "answers2", command, "--output-format=json").Stdout, `"data":[]`)
	}
	has(t, start(t, "answers2", "nothing", "--output-format=json").Stdout, `"data":{}`)
}

func TestPanicStackGoesToStderr(t *testing.T) {
	r := call(t, "answers", "panic")
	if !strings.Contains(r.Stderr, "panic: on purpose") || !strings.Contains(r.Stderr, "apps_test.go") {
		t.Errorf("stderr has no stack:\n%s", r.Stderr)
	}
	if strings.Contains(r.Stdout, "goroutine") {
		t.Errorf("stdout has a stack:\n%s", r.Stdout)
	}
}

func TestMeta(t *testing.T) {
	if v := call(t, "answers", "versioned").Meta["schema_version"]; v != "2.1.0" {
		t.Errorf("schema_version is %v, want 2.1.0", v)
	}
	first, second := call(t, "answers", "object"), call(t, "answers", "object")
	if first.Meta["request_id"] == second.Meta["request_id"] {
		t.Errorf("two invocations have the request_id %v", first.Meta["request_id"])
	}
	if string(first.Data) != string(second.Data) {
		t.Errorf("data differs: %s and %s", first.Data, second.Data)
	}
	if v := first.Meta["schema_version"]; v != "1.0.0" {
		t.Errorf("schema_version is %v, want 1.0.0", v)
	}
}

func TestWarnings(t *testing.T) {
	r := call(t, "answers", "warn")
	want := []string{"SLOW: took 3 steps", "META_KEY_RESERVED: ", "META_NOT_SERIALIZABLE: "}
	if len(r.Warnings) != len(want) {
		t.Fatalf("warnings %q, want %q", r.Warnings, want)
	}
	for i, w := range want {
		if !strings.HasPrefix(r.Warnings[i], w) {
			t.Errorf("warning %q, want %q", r.Warnings[i], w)
		}
	}
	odd := call(t, "answers", "warn-oddly")
	if len(odd.Warnings) != 1 || odd.Warnings[0] != "WARNING: took 3 steps" || !strings.Contains(odd.Stderr, "code=INVALID_WARNING_CODE") {
		t.Errorf("warnings %q\n%s", odd.Warnings, odd.Stderr)
	}
	details, _ := r.Meta["warning_details"].([]any)
	if len(details) != 3 || details[0].(map[string]any)["code"] != "SLOW" {
		t.Errorf("meta.warning_details is %v", details)
	}
	if r.Meta["backend"] != "eu-1" || !strings.Contains(r.Stdout, `"hosts":[]`) || r.Meta["bad"] != nil {
		t.Errorf("meta is %v", r.Meta)
	}
	if !strings.Contains(r.Stderr, "msg=working command=warn request_id="+r.Meta["request_id"].(string)) {
		t.Errorf("stderr has no line of the logger:\n%s", r.Stderr)
	}
	if _, ok := call(t, "answers", "object").Meta["warning_details"]; ok {
		t.Error("meta.warning_details without a warning")
	}
}

// TestTakenMeta holds that a key of meta is there once, and that those of the
// runtime's own are its own, however a command spells them.
func TestTakenMeta(t *testing.T) {
	r := call(t, "answers", "taken-meta")
	for _, key := range []string{`"command":`, `"backend":`, `"seen":`} {
		if _, meta, _ := strings.Cut(r.Stdout, `"meta":`); strings.Count(meta, key) != 1 {
			t.Errorf("%s is there %d times\n%s", key, strings.Count(meta, key), meta)
		}
	}
	if r.Meta["command"] != "taken-meta" || r.Meta["backend"] != "eu-2" || r.Meta["seen"] != "here" {
		t.Errorf("meta is %v", r.Meta)
	}
	if len(r.Warnings) != 2 || !strings.HasPrefix(r.Warnings[0], "META_KEY_RESERVED: meta.command ") || !strings.HasPrefix(r.Warnings[1], "META_KEY_RESERVED: meta.command ") {
		t.Errorf("warnings %q", r.Warnings)
	}
}

func TestErrors(t *testing.T) {
	tests := []struct {
		command string
		exit    int
		data    string
		want    string // the error object, without the message's quotes
	}{
		{"plain", 1, "null", `{"code":"GENERAL_ERROR","message":"disk on fire","retryable":false,"phase":"execution"}`},
		{"zero", 1, "null", `{"code":"GENERAL_ERROR","message":"The command failed in a way that no other code describes","retryable":false,"phase":"execution"}`},
		{"nil", 1, "null", `{"code":"GENERAL_ERROR","message":"nil *envelope.Error","retryable":false,"phase":"execution"}`},
		{"not-found", 5, "null", `{"code":"NOT_FOUND","message":"no user x","retryable":false,"phase":"execution","fix_required":"use a user that exists","fix_command":"tool list"}`},
		{"wrapped", 5, "null", `{"code":"NOT_FOUND","message":"reading: no user","retryable":false,"phase":"execution","fix_required":"use a user that exists","fix_command":"tool list"}`},
		{"described", 5, "null", `{"code":"NOT_FOUND","message":"No such user","retryable":false,"phase":"execution","fix_required":"use a user that exists","fix_command":"tool list"}`},
		{"undeclared", 6, "null", `{"code":"ALREADY_EXISTS","message":"It exists already, or was changed by somebody else","retryable":false,"phase":"execution"}`},
		{"argument", 3, "null", `{"code":"ARG_ERROR","message":"late","retryable":false,"phase":"execution"}`},
		{"success", 1, "null", `{"code":"GENERAL_ERROR","message":"failed","retryable":false,"phase":"execution"}`},
		{"out-of-range", 1, "null", `{"code":"GENERAL_ERROR","message":"far out","retryable":false,"phase":"execution"}`},
		{"reserved", 1, "null", `{"code":"GENERAL_ERROR","message":"reserved","retryable":false,"phase":"execution"}`},
		{"own", 80, "null", `{"code":"TOO_HEAVY","message":"too heavy","retryable":true,"phase":"execution"}`},
		{"bad-code", 5, "null", `{"code":"NOT_FOUND","message":"no user","retryable":false,"phase":"execution","fix_required":"use a user that exists","fix_command":"tool list"}`},
		{"limited", 11, "null", `{"code":"RATE_LIMITED","message":"slow down","retryable":true,"phase":"execution","retry_after_ms":1000}`},
		{"unavailable", 12, "null", `{"code":"UNAVAILABLE","message":"A service that the command needs does not answer","retryable":true,"phase":"execution","retry_after_ms":2,"retry_strategy":"exponential_backoff"}`},
		{"no-retry", 5, "null", `{"code":"NOT_FOUND","message":"No such user","retryable":false,"phase":"execution","fix_required":"use a user that exists","fix_command":"tool list"}`},
		{"full", 4, "null", `{"code":"NO_LOGIN","message":"not logged in","retryable":false,"phase":"execution","detail":"no token","param":"id","fix_required":"log in","fix_command":"tool login","suggestion":"ask somebody"}`},
		{"moved", 13, "null", `{"code":"REDIRECTED","message":"The command has moved; error.redirect names the new one","retryable":false,"phase":"execution","fix_required":"call the command in error.redirect","redirect":{"command":"tool other","permanent":true,"reason":"renamed"}}`},
		{"odd-retry", 12, "null", `{"code":"UNAVAILABLE","message":"busy","retryable":true,"phase":"execution"}`},
		{"odd-reason", 13, "null", `{"code":"REDIRECTED","message":"gone","retryable":false,"phase":"execution","fix_required":"call the command in error.redirect","redirect":{"command":"tool other","permanent":false}}`},
		{"to-nobody", 13, "null", `{"code":"REDIRECTED","message":"gone","retryable":false,"phase":"execution"}`},
		{"to-nothing", 13, "null", `{"code":"REDIRECTED","message":"REDIRECTED","retryable":false,"phase":"execution"}`},
		{"bare-fix", 6, "null", `{"code":"CONFLICT","message":"taken","retryable":false,"phase":"execution"}`},
		{"with-data", 6, `{"id":"x"}`, `{"code":"CONFLICT","message":"exists","retryable":false,"phase":"execution"}`},
		{"with-text", 6, "null", `{"code":"CONFLICT","message":"exists","retryable":false,"phase":"execution"}`},
		{"with-nil", 6, "null", `{"code":"CONFLICT","message":"exists","retryable":false,"phase":"execution"}`},
		{"panicking", 1, "null", `{"code":"GENERAL_ERROR","message":"the command panicked: no text","retryable":false,"phase":"execution"}`},
	}
	for _, test := range tests {
		t.Run(test.command, func(t *testing.T) {
			r := call(t, "errors", test.command)
			if r.Exit != test.exit || string(r.Data) != test.data {
				t.Errorf("exit %d, data %s; want %d, %s", r.Exit, r.Data, test.exit, test.data)
			}
			if !strings.Contains(r.Stdout, `"error":`+test.want+`,"warnings"`) {
				t.Errorf("answer\n%swant error\n%s", r.Stdout, test.want)
			}
		})
	}
	for command, advice := range map[string]string{"odd-retry": "INVALID_RETRY_STRATEGY", "odd-reason": "INVALID_REDIRECT_REASON", "to-nobody": "MISSING_REDIRECT", "to-nothing": "MISSING_REDIRECT", "bare-fix": "FIX_COMMAND_ALONE"} {
		has(t, call(t, "errors", command).Stderr, "code="+advice)
	}
	for command, warning := range map[string]string{"bad-code": "INVALID_ERROR_CODE: ", "with-text": "DATA_NOT_SERIALIZABLE: "} {
		r := call(t, "errors", command)
		if len(r.Warnings) != 1 || !strings.HasPrefix(r.Warnings[0], warning) {
			t.Errorf("%s: warnings %q, want %q", command, r.Warnings, warning)
		}
	}
}

// TestDataOfFailures holds that a failure stays what it is in every dialect,
// although its data cannot be written.
func TestDataOfFailures(t *testing.T) {
	for _, test := range []struct {
		app, args string
		exit      int
		want      string
	}{
		{"errors", "with-nan", 5, `"code":"NOT_FOUND"`},
		{"errors", "with-text", 6, `"code":"CONFLICT"`},
		{"errors1", "with-nan --output-format=json", 1, `{"error":"no user",`},
		{"errors1", "with-text --output-format=json", 1, `{"error":"exists",`},
		{"errors2", "with-nan --output-format=json", 1, `"message":"no user"`},
		{"errors2", "with-text --output-format=json", 1, `"message":"exists"`},
		{"errorsA", "with-nan --json", 3, `"message":"no user"`},
		{"errorsA", "with-text --json", 4, `"message":"exists"`},
	} {
		r := start(t, test.app, strings.Fields(test.args)...)
		if r.Exit != test.exit || !strings.Contains(r.Stdout+r.Stderr, test.want) {
			t.Errorf("%s %s: %+v", test.app, test.args, r)
		}
	}
}

func TestInvalidDeclarations(t *testing.T) {
	for app, want := range map[string]string{
		"twice":       `[{"category":"duplicate","command":"list","field":"Name","message":"command list is registered twice,`,
		"scalar":      `[{"rule":"outputschema","category":"type","command":"count","field":"Out","message":"command count answers with int,`,
		"unsupported": `[{"rule":"outputschema","category":"type","command":"channel","field":"Out.C","message":"field Out.C is of type chan int,`,
	} {
		for _, args := range [][]string{{}, {"list"}, {"--help"}, {"--version"}} {
			r := call(t, app, args...)
			if r.Exit != 1 || r.Error["code"] != "INVALID_DECLARATION" || !strings.Contains(r.Stdout, `"errors":`+want) {
				t.Errorf("%s %q: exit %d\n%s", app, args, r.Exit, r.Stdout)
			}
		}
	}
}

// TestInvalidForPeople holds that people read which commands are declared wrongly,
// and nothing of an object that they do not see.
func TestInvalidForPeople(t *testing.T) {
	r := process.Call{Program: "wrongly", Args: []string{"pay"}, Terminal: true}.Run(t)
	lines := strings.Split(r.Stderr, "\n")
	for i, want := range []string{
		"tool: the program declares its commands wrongly: command pay: parameter sum is required and has a default,",
		"  also: command count answers with int,",
		"  hint: the program itself has to be corrected",
	} {
		if i >= len(lines) || !strings.HasPrefix(lines[i], want) || strings.Contains(lines[i], "error.errors") {
			t.Errorf("line %d is not %q:\n%s", i, want, r.Stderr)
		}
	}
}

// TestFullDisk holds that an answer that did not arrive is no success.
func TestFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer full.Close()
	for command, want := range map[string]int{"object": 1, "nan": 1} {
		var stderr bytes.Buffer
		cmd := process.Call{Program: "answers", Args: []string{command}}.Command(t)
		cmd.Stdout, cmd.Stderr = full, &stderr
		_ = cmd.Run() // its exit status is looked at below
		if exit := cmd.ProcessState.ExitCode(); exit != want || !strings.Contains(stderr.String(), "the answer could not be written") {
			t.Errorf("%s: exit %d, stderr %s", command, exit, stderr.String())
		}
	}
}
