package envelope_test

import (
	"bytes"
	"context"
	"os"
	ossignal "os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/process"
)

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return string(text)
}

// A signalled is a program that got signals, and what became of it.
type signalled struct {
	reply
	traces string        // what it left in its file
	took   time.Duration // from the first signal to the end
}

// signal starts a command that says when it is ready, and sends it signals, with
// a pause between them.
func signal(t *testing.T, call process.Call, signals ...syscall.Signal) signalled {
	t.Helper()
	marker := filepath.Join(t.TempDir(), "marker")
	call.Args = append(call.Args, "--marker="+marker)
	cmd := call.Command(t)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(10 * time.Second); read(t, marker) != "ready\n"; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			_ = cmd.Process.Kill()
			t.Fatalf("not ready: %s%s", &stdout, &stderr)
		}
	}
	start := time.Now()
	for i, s := range signals {
		if i > 0 {
			time.Sleep(100 * time.Millisecond)
		}
		_ = cmd.Process.Signal(s)
	}
	_ = cmd.Wait()
	took := time.Since(start)
	return signalled{reply{Result: process.Result{Exit: cmd.ProcessState.ExitCode(), Stdout: stdout.String(), Stderr: stderr.String()}}, read(t, marker), took}
}

// TestSignals holds the answer of each command to each signal.
func TestSignals(t *testing.T) {
	const term, intr = syscall.SIGTERM, syscall.SIGINT
	for name, want := range map[string]struct {
		line    string
		signals []syscall.Signal
		exit    int
		data    string
		traces  string
		longest time.Duration
	}{
		"heeded":            {"stop", []syscall.Signal{term}, 143, `{"done":"half"}`, "ready\ncleanup\n", 400 * time.Millisecond},
		"heeded, INT":       {"stop", []syscall.Signal{intr}, 130, `{"done":"half"}`, "ready\ncleanup\n", 400 * time.Millisecond},
		"finished":          {"finish", []syscall.Signal{term}, 143, `{"state":"done"}`, "ready\n", 400 * time.Millisecond},
		"ignored":           {"hang", []syscall.Signal{term}, 143, `null`, "ready\ncleanup\n", 1500 * time.Millisecond},
		"ignored, INT":      {"hang", []syscall.Signal{intr}, 130, `null`, "ready\ncleanup\n", 1500 * time.Millisecond},
		"TERM twice":        {"hang", []syscall.Signal{term, term, term}, 143, `null`, "ready\ncleanup\n", 1500 * time.Millisecond},
		"INT twice":         {"hang", []syscall.Signal{intr, intr}, 130, `null`, "ready\n", 400 * time.Millisecond},
		"INT twice, unheld": {"hang-cleanup", []syscall.Signal{intr, intr}, 130, `{"state":"done"}`, "ready\ncleanup\n", 400 * time.Millisecond},
		"stuck":             {"marshal-stuck", []syscall.Signal{term}, 143, `null`, "ready\n", 1500 * time.Millisecond},
		"stopped, stuck":    {"stop-stuck", []syscall.Signal{term}, 143, `null`, "ready\n", 1500 * time.Millisecond},
		"stuck, INT":        {"marshal-stuck", []syscall.Signal{intr}, 130, `null`, "ready\n", 1500 * time.Millisecond},
		"TERM, then INT":    {"hang", []syscall.Signal{term, intr}, 143, `null`, "ready\ncleanup\n", 1500 * time.Millisecond},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := signal(t, process.Call{Program: "escapes", Args: []string{want.line}}, want.signals...)
			r.check(t)
			signal := map[int]string{143: "SIGTERM", 130: "SIGINT"}[want.exit]
			if r.Exit != want.exit || r.Error["code"] != "CANCELLED" || r.Error["signal"] != signal || r.Error["retryable"] != false {
				t.Errorf("exit status %d, error %v", r.Exit, r.Error)
			}
			if r.Meta["partial"] != true || string(r.Data) != want.data {
				t.Errorf("meta %v, data %s", r.Meta, r.Data)
			}
			if r.traces != want.traces {
				t.Errorf("traces %q, want %q", r.traces, want.traces)
			}
			if r.took > want.longest+time.Second {
				t.Errorf("took %v, want less than %v", r.took, want.longest)
			}
			if r.Stderr != "" {
				t.Errorf("stderr %q", r.Stderr)
			}
		})
	}
}

// notified is a program whose own context ends with a signal, as many have it.
func notified() {
	ctx, stop := ossignal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	exit := apps["escapes"]().Run(ctx, os.Args[1:])
	os.Exit(int(exit))
}

// TestNotified holds that a signal is answered as one, although the program heeds
// it too, whoever is the first to know.
func TestNotified(t *testing.T) {
	for range 20 {
		r := signal(t, process.Call{Program: "notified", Args: []string{"finish"}, Env: []string{"GOMAXPROCS=1"}}, syscall.SIGTERM)
		r.check(t)
		if r.Exit != 143 || r.Error["code"] != "CANCELLED" || string(r.Data) != `{"state":"done"}` {
			t.Fatalf("exit status %d, error %v, data %s", r.Exit, r.Error, r.Data)
		}
	}
}

// TestSignalsElsewhere holds that every dialect answers a signal with a failure
// and the status of the signal.
func TestSignalsElsewhere(t *testing.T) {
	for program, c := range map[string]struct{ flag, want string }{
		"escapes1": {"--output-format=json", `"error":"the command was stopped by SIGTERM"`},
		"escapes2": {"--output-format=json", `"exit_code":143`},
		"escapesA": {"--json", `"exit_code":143`},
	} {
		r := signal(t, process.Call{Program: program, Args: []string{"stop", c.flag}}, syscall.SIGTERM)
		answer := r.Stdout
		if program == "escapesA" {
			answer = r.Stderr
		}
		if r.Exit != 143 || strings.Count(r.Stdout+r.Stderr, "\n") != 1 || strings.Count(answer, "\n") != 1 {
			t.Errorf("%s: %+v", program, r)
		}
		has(t, answer, c.want)
	}
}

// TestTimeouts holds the answer of commands that reach their limit.
func TestTimeouts(t *testing.T) {
	for name, want := range map[string]struct {
		data, traces string
		retryable    bool
	}{
		"hang-limited":  {"null", "cleanup\n", false},
		"stop-limited":  {`{"done":"half"}`, "", false},
		"late-limited":  {`{"state":"done"}`, "", false},
		"error-limited": {"null", "", false},
		"retry-limited": {"null", "", true},
		"marshal-hang":  {"null", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			marker := filepath.Join(t.TempDir(), "marker")
			args := []string{name, "--marker=" + marker}
			if name == "marshal-hang" {
				args = args[:1]
			}
			start := time.Now()
			r := call(t, "escapes", args...)
			if took := time.Since(start); took > 2*time.Second {
				t.Errorf("took %v", took)
			}
			if r.Exit != 10 || r.Error["code"] != "TIMEOUT" || r.Error["retryable"] != want.retryable || r.Meta["timeout_ms"] != 50.0 || r.Meta["partial"] != true {
				t.Errorf("exit status %d, error %v, meta %v", r.Exit, r.Error, r.Meta)
			}
			if string(r.Data) != want.data || read(t, marker) != want.traces {
				t.Errorf("data %s, traces %q", r.Data, read(t, marker))
			}
			if name == "hang-limited" && len(r.Warnings) != 2 {
				t.Errorf("warnings %q", r.Warnings)
			}
		})
	}
	if r := call(t, "escapes", "quick-limited"); r.Exit != 0 || r.Meta["timeout_ms"] != nil {
		t.Errorf("%+v", r)
	}
}

// TestCleanup holds that cleanups run once, the last one first, and that one
// that panics keeps no other from it.
func TestCleanup(t *testing.T) {
	marker := filepath.Join(t.TempDir(), "marker")
	r := call(t, "escapes", "cleanup", "--marker="+marker)
	if r.Exit != 0 || string(r.Data) != `{"state":"done"}` || read(t, marker) != "last\npanicking\nfirst\n" {
		t.Errorf("%+v, traces %q", r, read(t, marker))
	}
	if len(r.Warnings) != 1 || r.Warnings[0] != "CLEANUP_FAILED: a cleanup panicked: while cleaning up" {
		t.Errorf("warnings %q", r.Warnings)
	}
}
