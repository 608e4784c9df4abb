package envelope_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/process"
)

// into runs a program whose standard output is the file, and returns its status
// and what it wrote to standard error.
func into(t *testing.T, stdout *os.File, program string, args ...string) (exit int, stderr string) {
	t.Helper()
	cmd := process.Call{Program: program, Args: args}.Command(t)
	var text bytes.Buffer
	cmd.Stdout, cmd.Stderr = stdout, &text
	_ = cmd.Run()
	return cmd.ProcessState.ExitCode(), text.String()
}

// TestClosedPipe holds that a caller that reads nothing is no failure, and makes
// none of a failure a success (REQ-F-014).
func TestClosedPipe(t *testing.T) {
	for _, c := range []struct {
		program, line string
		exit          int
	}{
		{"escapes", "quiet", 0}, {"escapes", "megabyte", 0}, {"escapes", "megabyte-fails", 1}, {"escapes", "goexit", 1}, {"escapes", "print", 0},
		{"escapes", "hang-limited", 10}, {"escapes", "quiet --output=plain", 0}, {"escapes", "manifest", 0}, {"escapes", "--version", 0},
		{"escapes", "bogus", 2}, {"escapes1", "quiet --output-format=json", 0}, {"escapes2", "goexit --output-format=json", 1}, {"escapesA", "quiet --json", 0},
	} {
		read, write, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		_ = read.Close()
		exit, stderr := into(t, write, c.program, strings.Fields(c.line)...)
		_ = write.Close()
		quiet := stderr == "" || strings.HasPrefix(stderr, "panic")
		if exit != c.exit || !quiet {
			t.Errorf("%s %s: exit status %d, stderr %q", c.program, c.line, exit, stderr)
		}
	}
}

// TestHalfRead holds that a caller may stop reading in the middle.
func TestHalfRead(t *testing.T) {
	cmd := process.Call{Program: "escapes", Args: []string{"megabyte"}}.Command(t)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_, _ = io.ReadFull(stdout, make([]byte, 1000))
	_ = stdout.Close()
	_ = cmd.Wait()
	if exit := cmd.ProcessState.ExitCode(); exit != 0 || stderr.Len() > 0 {
		t.Errorf("exit status %d, stderr %q", exit, &stderr)
	}
}

// TestClosedStderr holds that a command whose log nobody reads is answered all
// the same.
func TestClosedStderr(t *testing.T) {
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	_ = read.Close()
	cmd := process.Call{Program: "escapes", Args: []string{"panic"}}.Command(t)
	var stdout bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, write
	_ = cmd.Run()
	_ = write.Close()
	r := reply{Result: process.Result{Exit: cmd.ProcessState.ExitCode(), Stdout: stdout.String()}}
	r.check(t)
	if r.Exit != 1 || r.Error["message"] != "the command panicked: on purpose" {
		t.Errorf("%+v", r)
	}
}

// TestClosedStreams holds that a program that is started without streams ends
// as it would with them.
func TestClosedStreams(t *testing.T) {
	for line, exit := range map[string]int{"quiet": 0, "print": 0, "goexit": 1, "bogus": 2} {
		for _, redirect := range []string{">&-", "2>&-", "<&-", ">&- 2>&- <&-"} {
			inner := process.Call{Program: "escapes", Args: []string{line}}.Command(t)
			cmd := exec.Command("sh", "-c", fmt.Sprintf("exec '%s' %s %s", inner.Path, line, redirect))
			cmd.Env = inner.Env
			_ = cmd.Run()
			if got := cmd.ProcessState.ExitCode(); got != exit {
				t.Errorf("%s %s: exit status %d, want %d", line, redirect, got, exit)
			}
		}
	}
}

// TestFullDevice holds that an answer that cannot be written is no success, and
// that somebody is told.
func TestFullDevice(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no /dev/full here")
	}
	defer full.Close()
	for _, c := range []struct {
		program, line string
		exit          int
		stderr        string
	}{
		{"escapes", "quiet", 1, "tool: the answer could not be written: "},
		{"escapes", "quiet --output=plain", 1, "tool: the answer could not be written: "},
		{"escapes", "hang-limited", 10, "tool: the answer could not be written: "},
		{"escapes2", "quiet --output-format=json", 1, "tool: the answer could not be written: "},
		{"escapesA", "quiet --json", 1, `{"schema":"animus.cli.v1","ok":false,"error":{"code":"internal","message":"the answer could not be written: `},
	} {
		exit, stderr := into(t, full, c.program, strings.Fields(c.line)...)
		if exit != c.exit || !strings.HasPrefix(stderr, c.stderr) || strings.Count(stderr, "\n") != 1 || !strings.Contains(stderr, "no space left") {
			t.Errorf("%s %s: exit status %d, stderr %q", c.program, c.line, exit, stderr)
		}
	}
}

// TestUnreadAnswer holds that a program whose answer nobody reads ends with a
// signal.
func TestUnreadAnswer(t *testing.T) {
	for _, c := range []struct {
		signals []syscall.Signal
		exit    int
		longest time.Duration
	}{
		{[]syscall.Signal{syscall.SIGTERM}, 143, 3 * time.Second},
		{[]syscall.Signal{syscall.SIGINT, syscall.SIGINT}, 130, time.Second},
	} {
		read, write, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		cmd := process.Call{Program: "escapes", Args: []string{"megabyte"}}.Command(t)
		cmd.Stdout = write
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		_ = write.Close()
		_, _ = io.ReadFull(read, make([]byte, 1)) // the answer is on its way
		start := time.Now()
		for _, s := range c.signals {
			_ = cmd.Process.Signal(s)
			time.Sleep(100 * time.Millisecond)
		}
		_ = cmd.Wait()
		_ = read.Close()
		if exit, took := cmd.ProcessState.ExitCode(), time.Since(start); exit != c.exit || took > c.longest {
			t.Errorf("%v: exit status %d after %v", c.signals, exit, took)
		}
	}
}
