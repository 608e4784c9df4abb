// Package process lets tests look at a program from outside: the test binary is
// started again as the program, with pipes or a pseudo-terminal, and its
// streams and status are what a caller sees.
package process

import (
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/creack/pty"
)

// variable names the program that the test binary is to be.
const variable = "ENVVET_TEST_PROGRAM"

// Main is to be called by TestMain: it runs the tests or, in a process that Run
// has started, the program of the name.
func Main(m *testing.M, programs map[string]func()) {
	if program, ok := programs[os.Getenv(variable)]; ok {
		program()
		return
	}
	os.Exit(m.Run())
}

// A Call is how a program is started.
type Call struct {
	Program  string
	Args     []string
	Env      []string // "NAME=value", on top of an environment without CI
	Dir      string   // the test's own if empty
	Terminal bool     // standard output is a pseudo-terminal
}

// A Result is what a caller sees of a program.
type Result struct {
	Exit           int
	Stdout, Stderr string
}

// Command returns the program, ready to start.
func (c Call) Command(t testing.TB) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self, c.Args...)
	cmd.Dir = c.Dir
	for _, entry := range os.Environ() {
		name, _, _ := strings.Cut(entry, "=")
		if name != "CI" && name != "NO_COLOR" && !strings.HasPrefix(name, "TOOL_") && !(name == "PWD" && c.Dir != "") {
			cmd.Env = append(cmd.Env, entry)
		}
	}
	// The race detector would have every process wait for a second at its end.
	cmd.Env = append(cmd.Env, "GORACE=atexit_sleep_ms=0", variable+"="+c.Program)
	cmd.Env = append(cmd.Env, c.Env...)
	return cmd
}

// Run starts the program and waits for its end.
func (c Call) Run(t testing.TB) Result {
	t.Helper()
	cmd := c.Command(t)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if c.Terminal {
		return runOnTerminal(t, cmd, &stderr)
	}
	wait(t, cmd.Run())
	return Result{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}

// runOnTerminal gives the program a pseudo-terminal as its standard output.
// What it writes is read as a person sees it, with plain line ends.
func runOnTerminal(t testing.TB, cmd *exec.Cmd, stderr *bytes.Buffer) Result {
	t.Helper()
	us, them, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer us.Close()
	cmd.Stdin, cmd.Stdout = them, them
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_ = them.Close()
	seen := make(chan string)
	go func() {
		text, _ := io.ReadAll(us) // ends with an error when the program has closed its side
		seen <- strings.ReplaceAll(string(text), "\r\n", "\n")
	}()
	err = cmd.Wait()
	text := <-seen
	wait(t, err)
	return Result{cmd.ProcessState.ExitCode(), text, stderr.String()}
}

func wait(t testing.TB, err error) {
	t.Helper()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
}

var update = flag.Bool("update", false, "write golden files in place of comparing them")

// Golden compares a text with that of a file, or with -update writes it there.
func Golden(t testing.TB, file, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; go test -update writes it", err)
	}
	if got != string(want) {
		t.Errorf("%s is not up to date; go test -update writes it\n got %s\nwant %s", file, got, want)
	}
}
