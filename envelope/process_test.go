package envelope_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/process"
)

// The tests look at real processes: the test binary, started again as one of
// the apps.
func TestMain(m *testing.M) {
	programs := make(map[string]func())
	for name, app := range apps {
		programs[name] = func() { app().Main() }
	}
	programs["serves"] = serves
	programs["notified"] = notified
	process.Main(m, programs)
}

// A reply is what a process answered.
type reply struct {
	process.Result
	stable bool // --stable-output: nothing that differs

	OK       bool
	Data     json.RawMessage
	Error    map[string]any // nil after a success
	Warnings []string
	Meta     map[string]any
}

// call runs an app and checks that it kept the contract.
func call(t *testing.T, app string, args ...string) reply {
	t.Helper()
	r := start(t, app, args...)
	r.check(t)
	return r
}

// start runs an app.
func start(t *testing.T, app string, args ...string) reply {
	t.Helper()
	return reply{Result: process.Call{Program: app, Args: args}.Run(t)}
}

var (
	requestID = regexp.MustCompile(`^req_[A-Z2-7]{26}$`)
	errorCode = regexp.MustCompile(spec.ErrorCodePattern)
)

// check reads the envelope and holds it against the contract.
func (r *reply) check(t *testing.T) {
	t.Helper()
	line, ok := strings.CutSuffix(r.Stdout, "\n")
	if !ok || strings.Contains(line, "\n") {
		t.Fatalf("stdout is not one line:\n%s", r.Stdout)
	}
	if keys := topKeys(t, line); !slices.Equal(keys, spec.Keys) {
		t.Errorf("keys %q, want %q", keys, spec.Keys)
	}
	if err := json.Unmarshal([]byte(line), &r); err != nil {
		t.Fatalf("%v:\n%s", err, line)
	}
	if r.OK != (r.Exit == 0) {
		t.Errorf("ok is %v and the exit status %d", r.OK, r.Exit)
	}
	if r.OK != (r.Error == nil) {
		t.Errorf("ok is %v and error %v", r.OK, r.Error)
	}
	if r.Warnings == nil {
		t.Errorf("warnings is null")
	}
	if c := r.Data[0]; c != '{' && c != '[' && string(r.Data) != "null" {
		t.Errorf("data is %s", r.Data)
	}
	if r.Error != nil {
		r.checkError(t)
	}
	r.checkMeta(t)
}

func (r *reply) checkError(t *testing.T) {
	t.Helper()
	if code, _ := r.Error["code"].(string); !errorCode.MatchString(code) {
		t.Errorf("error.code is %v", r.Error["code"])
	}
	if message, _ := r.Error["message"].(string); message == "" {
		t.Errorf("error.message is %v", r.Error["message"])
	}
	if _, ok := r.Error["retryable"].(bool); !ok {
		t.Errorf("error.retryable is %v", r.Error["retryable"])
	}
	if validation := r.Error["phase"] == "validation"; validation != (r.Exit == 2) {
		t.Errorf("error.phase is %v and the exit status %d", r.Error["phase"], r.Exit)
	}
}

func (r *reply) checkMeta(t *testing.T) {
	t.Helper()
	if ms, ok := r.Meta["duration_ms"].(float64); !ok || ms < 0 || ms != float64(int64(ms)) {
		t.Errorf("meta.duration_ms is %v", r.Meta["duration_ms"])
	}
	if r.stable {
		if r.Meta["request_id"] != nil || r.Meta["timestamp"] != nil || r.Meta["duration_ms"] != 0.0 {
			t.Errorf("meta is %v", r.Meta)
		}
		return
	}
	if id, _ := r.Meta["request_id"].(string); !requestID.MatchString(id) {
		t.Errorf("meta.request_id is %v", r.Meta["request_id"])
	}
	stamp, _ := r.Meta["timestamp"].(string)
	if at, err := time.Parse("2006-01-02T15:04:05Z", stamp); err != nil || time.Since(at) > time.Hour {
		t.Errorf("meta.timestamp is %v", r.Meta["timestamp"])
	}
	if r.Meta["tool_version"] != "2.4.1" {
		t.Errorf("meta.tool_version is %v", r.Meta["tool_version"])
	}
	for _, key := range []string{"command", "schema_version"} {
		if _, ok := r.Meta[key].(string); !ok {
			t.Errorf("meta.%s is %v", key, r.Meta[key])
		}
	}
}

// topKeys returns the keys of a JSON object in their order.
func topKeys(t *testing.T, text string) []string {
	t.Helper()
	dec := json.NewDecoder(strings.NewReader(text))
	if start, err := dec.Token(); err != nil || start != json.Delim('{') {
		t.Fatalf("no JSON object: %v %v\n%s", start, err, text)
	}
	var keys []string
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			t.Fatal(err)
		}
		keys = append(keys, key.(string))
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			t.Fatal(err)
		}
	}
	return keys
}
