package main_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/creack/pty"
)

// onTerminal runs the binary with a pseudo-terminal in place of standard output,
// standard error or both, and returns what each received; what a terminal
// receives has plain line ends.
func onTerminal(t *testing.T, dir string, env []string, out, err bool, args ...string) (stdout, stderr string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("there is no pseudo-terminal there")
	}
	cmd := exec.CommandContext(t.Context(), binary, args...)
	cmd.Dir = dir
	// Whoever runs the test may have no terminal, or no wish for colours.
	cmd.Env = slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "NO_COLOR=") })
	cmd.Env = append(cmd.Env, "GOWORK=off", "TERM=xterm")
	cmd.Env = append(cmd.Env, env...)
	var texts [2]bytes.Buffer
	var ends []func()
	for i, isTerminal := range []bool{out, err} {
		var w io.Writer = &texts[i]
		if isTerminal {
			us, them, err := pty.Open()
			if err != nil {
				t.Fatal(err)
			}
			w = them
			done := make(chan struct{})
			go func() {
				defer close(done)
				io.Copy(&texts[i], us) // ends with an error when the other side is closed
			}()
			ends = append(ends, func() {
				them.Close()
				<-done
				us.Close()
			})
		}
		if i == 0 {
			cmd.Stdout = w
		} else {
			cmd.Stderr = w
		}
	}
	runErr := cmd.Run()
	for _, end := range ends {
		end()
	}
	if cmd.ProcessState == nil {
		t.Fatal(runErr)
	}
	plain := func(i int) string { return strings.ReplaceAll(texts[i].String(), "\r\n", "\n") }
	return plain(0), plain(1)
}

// Text is coloured on a terminal and nowhere else; the other forms never are.
func TestColour(t *testing.T) {
	dir := filepath.Join(root, "examples", "parcel")
	readByOthers(t, "examples/parcel", "envelope")
	plain, summary := onTerminal(t, dir, nil, false, false, "./...")
	if strings.Contains(plain, "\x1b") || !strings.Contains(plain, " (stdoutwrite)\n") {
		t.Errorf("to a pipe:\n%q", plain)
	}
	if summary != "5 findings in 4 files (stdoutwrite 3, exitcall 2)\n" {
		t.Errorf("the summary is %q", summary)
	}
	coloured, _ := onTerminal(t, dir, nil, true, false, "./...")
	for _, want := range []string{"\x1b[1m", "\x1b[2m(stdoutwrite)\x1b[0m\n", "\x1b[1;33m^~"} {
		if !strings.Contains(coloured, want) {
			t.Errorf("on a terminal there is no %q in\n%q", want, coloured)
		}
	}
	if got := withoutColours(coloured); got != plain {
		t.Errorf("on a terminal:\n%s\nand to a pipe:\n%s", got, plain)
	}
	for _, env := range []string{"NO_COLOR=1", "TERM=dumb"} {
		if got, _ := onTerminal(t, dir, []string{env}, true, false, "./..."); got != plain {
			t.Errorf("with %s:\n%q", env, got)
		}
	}
	for _, form := range []string{"json", "github", "sarif"} {
		if got, _ := onTerminal(t, dir, nil, true, true, "-o", form, "./..."); strings.Contains(got, "\x1b") {
			t.Errorf("-o %s has colours", form)
		}
	}
}

// A diff commands no terminal, and stays as it is for programs.
func TestDiffOnTerminal(t *testing.T) {
	dir := oneFinding(t)
	name := filepath.Join(dir, "e\x1b[31m\x07.go")
	const text = "package tool\n\nimport \"fmt\"\n\n//envvet:handler\nfunc show() { fmt.Println(\"\x1b]0;a\x07é\") }\n"
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		if runtime.GOOS == "windows" {
			t.Skip("no file has such a name there")
		}
		t.Fatal(err)
	}
	args := []string{"-diff", "-stdoutwrite.fix=stderr", "."}
	raw, _ := onTerminal(t, dir, nil, false, false, args...)
	for _, want := range []string{"e\x1b[31m\x07.go", "-func show() { fmt.Println(\"\x1b]0;a\x07é\") }\n"} {
		if !strings.Contains(raw, want) {
			t.Errorf("to a pipe there is no %q in\n%q", want, raw)
		}
	}
	got, _ := onTerminal(t, dir, nil, true, false, args...)
	if want := strings.NewReplacer("\x1b", "\ufffd", "\x07", "\ufffd").Replace(raw); got != want {
		t.Errorf("on a terminal:\n%q\nwant\n%q", got, want)
	}
}

// Messages about files whose names or code would command a terminal do not, and stay as
// they are for programs.
func TestMessagesOnTerminal(t *testing.T) {
	dir := oneFinding(t)
	name := filepath.Join(dir, "e\x1b[31m\x07.go")
	if err := os.WriteFile(name, []byte("package tool\n\nvar _ = nosuch\n"), 0o666); err != nil {
		if runtime.GOOS == "windows" {
			t.Skip("no file has such a name there")
		}
		t.Fatal(err)
	}
	for _, args := range [][]string{{"-diff", "."}, {"-fix", "."}, {"."}, {"-govet", "."}, {"baseline", "-baseline=b.json", "."}} {
		_, raw := onTerminal(t, dir, nil, false, false, args...)
		if !strings.Contains(raw, "e\x1b[31m\x07.go:3:9: ") {
			t.Errorf("%q to a pipe:\n%q", args, raw)
		}
		_, got := onTerminal(t, dir, nil, true, true, args...)
		if want := strings.NewReplacer("\x1b", "\ufffd", "\x07", "\ufffd").Replace(raw); !strings.HasSuffix(got, want) {
			t.Errorf("%q on a terminal:\n%q\nwant\n%q", args, got, want)
		}
	}
}

func withoutColours(text string) string {
	for _, code := range []string{"0", "1", "2", "1;33", "1;31"} {
		text = strings.ReplaceAll(text, "\x1b["+code+"m", "")
	}
	return text
}

// A long run says on a terminal that it is alive, and wipes that away before
// anything else is said.
func TestProgress(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no shell there")
	}
	dir := t.TempDir()
	const slow = "#!/bin/sh\nsleep 3\necho 'go: too slow' >&2\nexit 1\n"
	if err := os.WriteFile(filepath.Join(dir, "go"), []byte(slow), 0o777); err != nil {
		t.Fatal(err)
	}
	path := fmt.Sprintf("PATH=%s%c%s", dir, filepath.ListSeparator, os.Getenv("PATH"))
	_, stderr := onTerminal(t, dir, []string{path}, false, true)
	_, rest, shown := strings.Cut(stderr, "\r\x1b[Kanalyzing… 2 s")
	_, rest, wiped := strings.Cut(rest, "\r\x1b[K")
	for strings.HasPrefix(rest, "analyzing") { // the seconds go by
		_, rest, wiped = strings.Cut(rest, "\r\x1b[K")
	}
	if !shown || !wiped || strings.Contains(rest, "\x1b") || !strings.Contains(rest, "go: too slow\n") {
		t.Errorf("on a terminal: %q", stderr)
	}
	if _, stderr := onTerminal(t, dir, []string{path, "TERM=dumb"}, false, true); strings.ContainsAny(stderr, "\x1b\r") {
		t.Errorf("on a terminal that cannot wipe a line: %q", stderr)
	}
	if _, stderr := onTerminal(t, dir, []string{path}, true, false); strings.ContainsAny(stderr, "\x1b\r") {
		t.Errorf("to a pipe: %q", stderr)
	}
}
