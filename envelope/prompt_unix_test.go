//go:build unix

package envelope_test

import (
	"bytes"
	"io"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"

	"github.com/envvet/envvet/internal/process"
)

// TestPromptNobody holds that a question that nobody can answer is a failure
// with status 4, at once.
func TestPromptNobody(t *testing.T) {
	for _, c := range []process.Call{
		{Program: "escapes", Args: []string{"ask"}},
		{Program: "escapes", Args: []string{"ask"}, Env: []string{"CI=1"}, Terminal: true},
	} {
		r := reply{Result: c.Run(t)}
		r.check(t)
		if r.Exit != 4 || r.Error["code"] != "INPUT_REQUIRED" || r.Error["fix_required"] != "give the answer as an argument" || r.Stderr != "" {
			t.Errorf("exit status %d, error %v, stderr %q", r.Exit, r.Error, r.Stderr)
		}
	}
}

// TestPrompt holds that a person is asked on standard error, while standard
// output, which a program reads, has the answer alone.
func TestPrompt(t *testing.T) {
	for typed, want := range map[string]struct {
		exit int
		text string
	}{
		"Ada\n": {0, `"data":{"name":"Ada"}`},
		"\n":    {0, `"data":{"name":""}`},
		"\x04":  {4, `"code":"INPUT_REQUIRED"`},
		"\x03":  {130, `"signal":"SIGINT"`},
	} {
		us, them, err := pty.Open()
		if err != nil {
			t.Fatal(err)
		}
		cmd := process.Call{Program: "escapes", Args: []string{"ask"}}.Command(t)
		var stdout bytes.Buffer
		cmd.Stdin, cmd.Stdout, cmd.Stderr = them, &stdout, them
		cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true} // Ctrl-C is for it
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		question := make([]byte, len("Your name? "))
		if _, err := io.ReadFull(us, question); err != nil || string(question) != "Your name? " {
			t.Errorf("asked %q, %v", question, err)
		}
		_, _ = us.WriteString(typed)
		_ = cmd.Wait()
		_, _ = them.Close(), us.Close()
		if exit := cmd.ProcessState.ExitCode(); exit != want.exit || !strings.Contains(stdout.String(), want.text) || strings.Count(stdout.String(), "\n") != 1 {
			t.Errorf("%q: exit status %d, stdout %s", typed, exit, &stdout)
		}
	}
}
