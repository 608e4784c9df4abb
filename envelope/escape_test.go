package envelope_test

import (
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/process"
)

// TestFailures holds how each command that ends without an answer of its own is
// answered, by its exact status and streams.
func TestFailures(t *testing.T) {
	for name, want := range map[string]struct{ code, message, stderr string }{
		"panic":            {"GENERAL_ERROR", "the command panicked: on purpose", "panic: on purpose\n\ngoroutine "},
		"panic-nil":        {"GENERAL_ERROR", "panic called with nil argument", "panic called with nil"},
		"panic-error":      {"GENERAL_ERROR", "no text today", "panic: "},
		"panic-runtime":    {"GENERAL_ERROR", "the command panicked: assignment to entry in nil map", "panic: assignment"},
		"panic-deep":       {"GENERAL_ERROR", "the command panicked: second", "panic: second"},
		"validate-panic":   {"GENERAL_ERROR", "the command panicked: on purpose", "panic: on purpose"},
		"goexit":           {"GENERAL_ERROR", "the command ended its goroutine without an answer", ""},
		"marshal-goexit":   {"DATA_NOT_SERIALIZABLE", "the payload ended its goroutine without an answer", ""},
		"go-panic":         {"GENERAL_ERROR", "a goroutine of the command panicked: in a goroutine", "panic: in a goroutine"},
		"go-panic-waited":  {"GENERAL_ERROR", "a goroutine of the command panicked: in a goroutine", "panic: in a goroutine"},
		"go-panic-ignored": {"GENERAL_ERROR", "a goroutine of the command panicked: in a goroutine", "panic: in a goroutine"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := call(t, "escapes", name)
			if r.Exit != 1 || r.Error["code"] != want.code || r.Error["retryable"] != false {
				t.Errorf("exit status %d, error %v", r.Exit, r.Error)
			}
			has(t, r.Error["message"].(string), want.message)
			has(t, r.Stderr, want.stderr)
			if (r.Stderr == "") != (want.stderr == "") {
				t.Errorf("stderr %q", r.Stderr)
			}
			if strings.Contains(r.Stdout, "goroutine 1") || strings.Contains(r.Stdout, ".go:") {
				t.Errorf("a stack on stdout: %s", r.Stdout)
			}
		})
	}
}

// TestGo holds that a goroutine that does not panic changes nothing.
func TestGo(t *testing.T) {
	if r := call(t, "escapes", "go"); r.Exit != 0 || string(r.Data) != `{"state":"done"}` {
		t.Errorf("%+v", r)
	}
}

// TestStray holds what becomes of each way to write to standard output in a
// command: a warning, beside the complete answer.
func TestStray(t *testing.T) {
	for name, want := range map[string]string{
		"print":            "THIRD_PARTY_STDOUT: 12 bytes were written to standard output while the command ran, they are not part of the answer: debug: here",
		"print-raw":        "THIRD_PARTY_STDOUT: 11 bytes were written to standard output while the command ran, they are not part of the answer: debug: here",
		"print-json":       "THIRD_PARTY_STDOUT: 30 bytes were written to standard output while the command ran, they are not part of the answer",
		"print-much":       "THIRD_PARTY_STDOUT: 10485760 bytes were written to standard output while the command ran, they are not part of the answer: xxxx",
		"print-child":      "THIRD_PARTY_STDOUT: 12 bytes were written to standard output while the command ran, they are not part of the answer: debug: here",
		"print-marshal":    "THIRD_PARTY_STDOUT: 12 bytes were written to standard output while the command ran, they are not part of the answer: debug: here",
		"print-background": "THIRD_PARTY_STDOUT: 12 bytes were written to standard output while the command ran, they are not part of the answer: debug: here",
		"print-late":       "THIRD_PARTY_STDOUT: ",
		"print-flood":      "THIRD_PARTY_STDOUT: ",
		"nested":           "THIRD_PARTY_STDOUT: ",
		"close":            "",
		"quiet":            "",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			start := time.Now()
			r := call(t, "escapes", name)
			if took := time.Since(start); took > 2*time.Second {
				t.Errorf("took %v", took)
			}
			data := `{"state":"done"}`
			if name == "nested" {
				data = `{"exit":"0"}`
			}
			if r.Exit != 0 || string(r.Data) != data || r.Stderr != "" {
				t.Errorf("exit status %d, data %s, stderr %q", r.Exit, r.Data, r.Stderr)
			}
			if (len(r.Warnings) == 1) != (want != "") || want != "" && !strings.HasPrefix(r.Warnings[0], want) {
				t.Errorf("warnings %q, want %q", r.Warnings, want)
			}
		})
	}
}

// TestStrayInText holds that on a terminal, and in text for people anywhere,
// what a command prints is seen as it comes, on standard error.
func TestStrayInText(t *testing.T) {
	for _, c := range []process.Call{
		{Program: "escapes", Args: []string{"print-child"}, Terminal: true},
		{Program: "escapes", Args: []string{"print-child", "--output=plain"}},
		{Program: "escapes1", Args: []string{"print-child"}},
		{Program: "escapesA", Args: []string{"print-child"}},
	} {
		if r := c.Run(t); r.Exit != 0 || r.Stdout != "state:  done\n" || r.Stderr != "debug: here\n" {
			t.Errorf("%s %q: %+v", c.Program, c.Args, r)
		}
	}
}

// TestStrayElsewhere holds that dialects without warnings tell of stray output
// where they allow it.
func TestStrayElsewhere(t *testing.T) {
	for program, flag := range map[string]string{"escapes1": "--output-format=json", "escapes2": "--output-format=json", "escapesA": "--json"} {
		for _, command := range []string{"print", "print-marshal"} {
			log := t.TempDir() + "/log"
			r := process.Call{Program: program, Args: []string{command, flag}, Env: []string{"TOOL_LOG=" + log}}.Run(t)
			if r.Exit != 0 || strings.Count(r.Stdout, "\n") != 1 || strings.Contains(r.Stdout, "debug") {
				t.Errorf("%s %s: %+v", program, command, r)
			}
			seen := r.Stderr
			if program != "escapesA" {
				seen = read(t, log)
				if r.Stderr != "" {
					t.Errorf("%s %s: stderr %q", program, command, r.Stderr)
				}
			}
			has(t, seen, "debug: here", "code=THIRD_PARTY_STDOUT")
		}
	}
}
