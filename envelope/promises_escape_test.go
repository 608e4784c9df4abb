package envelope_test

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/process"
)

// signal is signal as the stage has it: signals need pipes, CI makes the rest
// what it is on a terminal.
func (s stage) signal(t *testing.T, line string, signals ...syscall.Signal) signalled {
	t.Helper()
	call := process.Call{Program: "escapes", Args: []string{line}}
	if s.terminal {
		call.Env = []string{"CI=1"}
	}
	r := signal(t, call, signals...)
	r.check(t)
	return r
}

// writesOf returns what a program writes to standard output, one text for each
// write: the socket that it gets keeps them apart.
func writesOf(t *testing.T, program string, args ...string) (writes []string) {
	t.Helper()
	dir, err := os.MkdirTemp("", "writes") // a name that is short enough for a socket
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	socket := &net.UnixAddr{Name: filepath.Join(dir, "socket"), Net: "unixgram"}
	read, err := net.ListenUnixgram("unixgram", socket)
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	write, err := net.DialUnix("unixgram", nil, socket)
	if err != nil {
		t.Fatal(err)
	}
	defer write.Close()
	stdout, err := write.File()
	if err != nil {
		t.Fatal(err)
	}
	defer stdout.Close()
	into(t, stdout, program, args...)
	_ = read.SetReadDeadline(time.Now().Add(50 * time.Millisecond)) // all is there
	buffer := make([]byte, 1<<20)
	for {
		n, err := read.Read(buffer)
		if err != nil {
			return writes
		}
		writes = append(writes, string(buffer[:n]))
	}
}

var escapePromises = []promise{
	{"F-006", "standard output has the answer alone; logs, warnings for people and stacks are on standard error, and no stack is ever in an answer", func(t *testing.T, s stage) {
		r := s.call(t, 1, "escapes", "panic")
		has(t, r.Stderr, "panic: on purpose", "goroutine ")
		if strings.Contains(r.Stdout, ".go:") {
			t.Errorf("a stack: %s", r.Stdout)
		}
		r = s.call(t, 1, "contract", "noisy")
		has(t, r.Stderr, "about to fail", "a line of its own")
		for _, name := range []string{"print", "print-child", "print-much", "print-late"} {
			s.call(t, 0, "escapes", name)
		}
	}},
	{"F-011", "a command has the time limit that it declares, else that of the application; TIMEOUT is among its exit codes then", func(t *testing.T, s stage) {
		has(t, s.run(t, "escapes", "hang-limited", "--schema").Stdout, `"10":{"name":"TIMEOUT"`)
		if text := s.run(t, "escapes", "quiet", "--schema").Stdout; strings.Contains(text, "TIMEOUT") {
			t.Errorf("a limit without need: %s", text)
		}
		has(t, s.run(t, "escapesL", "hang", "--schema").Stdout, `"10":{"name":"TIMEOUT"`)
		if r := s.call(t, 10, "escapesL", "hang"); r.Meta["timeout_ms"] != 60.0 {
			t.Errorf("meta %v", r.Meta)
		}
		if r := s.call(t, 10, "escapesL", "hang-limited"); r.Meta["timeout_ms"] != 50.0 {
			t.Errorf("meta %v", r.Meta)
		}
	}},
	{"F-012", "a command that reaches its limit is answered with TIMEOUT, status 10 and meta.timeout_ms, even if it does not end; retryable only if it says so", func(t *testing.T, s stage) {
		for name, retryable := range map[string]bool{"hang-limited": false, "stop-limited": false, "retry-limited": true} {
			r := s.call(t, 10, "escapes", name)
			if r.Error["code"] != "TIMEOUT" || r.Error["retryable"] != retryable || r.Meta["timeout_ms"] != 50.0 {
				t.Errorf("%s: %v %v", name, r.Error, r.Meta)
			}
		}
	}},
	{"F-013", "SIGINT and SIGTERM are answered once, with CANCELLED, error.signal, meta.partial and status 130 or 143, also where the command is notified of them itself; a second SIGTERM changes nothing, a second SIGINT ends all waiting", func(t *testing.T, s stage) {
		for _, c := range []struct {
			line    string
			signals []syscall.Signal
			exit    int
			signal  string
		}{
			{"stop", []syscall.Signal{syscall.SIGTERM}, 143, "SIGTERM"},
			{"stop", []syscall.Signal{syscall.SIGINT}, 130, "SIGINT"},
			{"own-context", []syscall.Signal{syscall.SIGTERM}, 143, "SIGTERM"},
			{"own-error", []syscall.Signal{syscall.SIGINT}, 130, "SIGINT"},
			{"hang", []syscall.Signal{syscall.SIGTERM, syscall.SIGTERM}, 143, "SIGTERM"},
			{"hang-cleanup", []syscall.Signal{syscall.SIGINT, syscall.SIGINT}, 130, "SIGINT"},
		} {
			r := s.signal(t, c.line, c.signals...)
			if r.Exit != c.exit || r.Error["code"] != "CANCELLED" || r.Error["signal"] != c.signal || r.Meta["partial"] != true {
				t.Errorf("%s %v: %d %v %v", c.line, c.signals, r.Exit, r.Error, r.Meta)
			}
		}
	}},
	{"F-014", "a caller that stops reading is no failure: status 0 and nothing on standard error; a device that is full is one", func(t *testing.T, s stage) {
		read, write, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		_ = read.Close()
		defer write.Close()
		if exit, stderr := into(t, write, "escapes", "quiet"); exit != 0 || stderr != "" {
			t.Errorf("closed: exit status %d, stderr %q", exit, stderr)
		}
		if exit, _ := into(t, write, "contract", "fail-conflict"); exit != 6 {
			t.Errorf("closed, failed: exit status %d", exit)
		}
		full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
		if err != nil {
			return // not on every system
		}
		defer full.Close()
		if exit, stderr := into(t, full, "escapes", "quiet"); exit != 1 || !strings.Contains(stderr, "could not be written") {
			t.Errorf("full: exit status %d, stderr %q", exit, stderr)
		}
	}},
	{"F-048", "help that a program asks for is on standard error; standard output has an answer with meta.help, and meta.schema_ref says what to call for the schema", func(t *testing.T, s stage) {
		for line, ref := range map[string]string{
			"--help": "--schema", "-h": "--schema", "help": "--schema", "": "--schema",
			"help quiet": "quiet --schema", "quiet --help": "quiet --schema", "help manifest": "manifest --schema", "manifest --help": "manifest --schema",
		} {
			r := s.call(t, 0, "escapes", strings.Fields(line)...)
			if r.Meta["help"] != true || r.Meta["schema_ref"] != ref || string(r.Data) != "null" {
				t.Errorf("%q: data %s, meta %v, want schema_ref %q", line, r.Data, r.Meta, ref)
			}
			has(t, r.Stderr, "usage: tool")
			if schema := s.run(t, "escapes", strings.Fields(ref)...); schema.Exit != 0 || !json.Valid([]byte(schema.Stdout)) {
				t.Errorf("%s: %+v", ref, schema)
			}
		}
	}},
	{"F-053", "an answer is written at once, in one piece; there are no heartbeats", func(t *testing.T, s stage) {
		s.call(t, 0, "escapes", "megabyte")
		s.call(t, 0, "contract", "sleep")
		for _, line := range []string{"sleep", "items", "bogus", "noisy", "--help"} {
			if writes := writesOf(t, "contract", line); len(writes) != 1 || !json.Valid([]byte(writes[0])) {
				t.Errorf("%s: %d writes: %q", line, len(writes), writes)
			}
		}
	}},
	{"F-056", "the width of the terminal changes nothing in an answer", func(t *testing.T, s stage) {
		for _, line := range []string{"record", "blob", "items"} {
			narrow, wide := s.callWith(t, []string{"COLUMNS=20"}, 0, "contract", line), s.callWith(t, []string{"COLUMNS=500"}, 0, "contract", line)
			if string(narrow.Data) != string(wide.Data) || len(narrow.Data) == 0 {
				t.Errorf("%s: %s, and %s", line, narrow.Data, wide.Data)
			}
		}
	}},
	{"F-060", "what a command or a program that it starts writes to standard output becomes the warning THIRD_PARTY_STDOUT, without what looks like an answer", func(t *testing.T, s stage) {
		for _, name := range []string{"print", "print-raw", "print-child", "print-background", "print-marshal", "print-json"} {
			r := s.call(t, 0, "escapes", name)
			if string(r.Data) != `{"state":"done"}` || len(r.Warnings) != 1 || !strings.HasPrefix(r.Warnings[0], "THIRD_PARTY_STDOUT: ") {
				t.Errorf("%s: data %s, warnings %q", name, r.Data, r.Warnings)
			}
			if prose := strings.Contains(r.Warnings[0], "debug: here"); prose != (name != "print-json") || strings.Contains(r.Warnings[0], "fake") {
				t.Errorf("%s: warnings %q", name, r.Warnings)
			}
		}
	}},
	{"F-068", "-h, --help, -V, --version and a bare call end with status 0 and touch nothing", func(t *testing.T, s stage) {
		for _, arg := range []string{"-h", "--help", "-V", "--version", ""} {
			dir := t.TempDir()
			r := process.Call{Program: "escapes", Args: strings.Fields(arg), Dir: dir, Env: []string{"HOME=" + dir}, Terminal: s.terminal}.Run(t)
			if files, err := os.ReadDir(dir); r.Exit != 0 || err != nil || len(files) > 0 {
				t.Errorf("%q: %+v, files %v, %v", arg, r, files, err)
			}
			if strings.EqualFold(arg, "-v") || arg == "--version" {
				if r.Stdout != "tool 2.4.1\n" {
					t.Errorf("%q: %+v", arg, r)
				}
			}
		}
	}},
	{"F-069", "a command that heeds a signal answers with what it has; the answer of one that does not is CANCELLED all the same", func(t *testing.T, s stage) {
		for line, data := range map[string]string{"stop": `{"done":"half"}`, "finish": `{"state":"done"}`, "hang": "null"} {
			if r := s.signal(t, line, syscall.SIGTERM); r.Exit != 143 || string(r.Data) != data {
				t.Errorf("%s: %d %s", line, r.Exit, r.Data)
			}
		}
	}},
	{"C-017", "what a command gives to Cleanup happens once: on return, signal and time limit", func(t *testing.T, s stage) {
		marker := filepath.Join(t.TempDir(), "marker")
		s.call(t, 0, "escapes", "cleanup", "--marker="+marker)
		if got := read(t, marker); got != "last\npanicking\nfirst\n" {
			t.Errorf("on return: %q", got)
		}
		limited := filepath.Join(t.TempDir(), "marker")
		s.call(t, 10, "escapes", "hang-limited", "--marker="+limited)
		if got := read(t, limited); got != "cleanup\n" {
			t.Errorf("at the limit: %q", got)
		}
		for _, line := range []string{"hang", "stop"} {
			if r := s.signal(t, line, syscall.SIGTERM, syscall.SIGTERM); strings.Count(r.traces, "cleanup") != 1 {
				t.Errorf("%s: %q", line, r.traces)
			}
		}
	}},
	{"encoding", "data that JSON cannot carry, and methods of it that panic or never return, are a failure that is not retryable", func(t *testing.T, s stage) {
		for app, names := range map[string][]string{"answers": {"nan", "cycle", "channel", "marshal-panic"}, "escapes": {"marshal-goexit", "marshal-speechless"}} {
			for _, name := range names {
				if r := s.call(t, 1, app, name); r.Error["code"] != "DATA_NOT_SERIALIZABLE" || r.Error["retryable"] != false || string(r.Data) != "null" {
					t.Errorf("%s: %v", name, r.Error)
				}
			}
		}
		s.call(t, 10, "escapes", "marshal-hang")
		for _, name := range []string{"goexit", "panic-nil", "panic-error", "panic-speechless", "panic-vanishing", "fail-vanishing", "panic-runtime", "go-panic", "go-panic-speechless", "go-panic-waited"} {
			r := s.call(t, 1, "escapes", name)
			if message := fmt.Sprint(r.Error["message"]); strings.Contains(message, "goroutine 1") || strings.Contains(message, ".go:") {
				t.Errorf("%s: %s", name, message)
			}
		}
	}},
}
