package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) { process.Main(m, map[string]func(){"animus": main}) }

// TestSamples compares answers with the samples of the source document, and
// each of the five codes with a golden file.
func TestSamples(t *testing.T) {
	for _, test := range []struct {
		name, args string
		exit       int
		want       string
	}{
		{"query", "subject get --kind task --id task:TASK-001", 0, `{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001","title":"Fix login bug","status":"in-progress","priority":"high"}}`},
		{"acknowledgment", "subject status --kind task --id task:TASK-001 --status in-progress", 0, `{"schema":"animus.cli.v1","ok":true,"data":{"message":"task TASK-001 status updated to in-progress"}}`},
		{"nothing", "daemon start", 0, `{"schema":"animus.cli.v1","ok":true,"data":{"message":"ok"}}`},
		{"scalar", "subject count", 0, `{"schema":"animus.cli.v1","ok":true,"data":2}`},
		{"internal", "daemon start --port=1", 1, `{"schema":"animus.cli.v1","ok":false,"error":{"code":"internal","message":"daemon failed to start","exit_code":1,"details":{"startup_log_tail":"error: panic in scheduler loop"}}}`},
		{"invalid_input", "subject get --kind task", 2, ""},
		{"not_found", "subject get --kind task --id task:NONEXISTENT", 3, ""},
		{"conflict", "subject status --kind=task --id=task:TASK-002 --status=todo", 4, ""},
		{"unavailable", "daemon start --port=0", 5, ""},
		{"unknown_command", "subjects", 2, ""},
		{"unknown_flag", "daemon start --fast", 2, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, terminal := range []bool{false, true} {
				r := process.Call{Program: "animus", Args: append(strings.Fields(test.args), "--json"), Terminal: terminal}.Run(t)
				if r.Exit != test.exit || test.want != "" && r.Stdout+r.Stderr != test.want+"\n" {
					t.Errorf("terminal %v: %+v, want %d\n%s", terminal, r, test.exit, test.want)
				}
				check(t, r)
				process.Golden(t, "testdata/"+test.name+".golden", fmt.Sprintf("animus %s --json\nstdout: %s\nstderr: %s\nexit status %d\n",
					test.args, strings.TrimSuffix(r.Stdout, "\n"), strings.TrimSuffix(r.Stderr, "\n"), r.Exit))
			}
		})
	}
}

func check(t *testing.T, r process.Result) {
	t.Helper()
	text, other := r.Stdout, r.Stderr
	if r.Exit != 0 {
		text, other = r.Stderr, r.Stdout
	}
	var v struct {
		Schema string
		OK     bool
		Data   json.RawMessage
		Error  struct {
			Code, Message string
			ExitCode      int `json:"exit_code"`
		}
	}
	if err := json.Unmarshal([]byte(text), &v); err != nil || other != "" || strings.Count(text, "\n") != 1 {
		t.Fatalf("%v: %+v", err, r)
	}
	if v.Schema != "animus.cli.v1" || v.OK != (r.Exit == 0) || v.OK != (v.Data != nil) || v.Error.ExitCode != r.Exit || !v.OK && (v.Error.Code == "" || v.Error.Message == "") {
		t.Errorf("%+v", r)
	}
}

func TestPeople(t *testing.T) {
	r := process.Call{Program: "animus", Args: strings.Fields("subject status --kind task --id task:TASK-001 --status done"), Terminal: true}.Run(t)
	if r.Exit != 0 || r.Stdout != "task TASK-001 status updated to done\n" {
		t.Errorf("%+v", r)
	}
	r = process.Call{Program: "animus", Args: []string{"subject", "count"}}.Run(t)
	if r.Exit != 0 || r.Stdout != "2\n" {
		t.Errorf("%+v", r)
	}
}
