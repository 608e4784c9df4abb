package envelope_test

import (
	"context"
	"log"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/internal/process"
)

// escapesByDying has commands that end the process without an answer.
func escapesByDying(app *envelope.App) {
	die := func(name string, how func()) {
		command(app, name, func(ctx context.Context, _ none) (state, error) {
			log.SetFlags(0)
			log.Print("so far")
			how()
			return done, nil
		})
	}
	die("die-panic", func() { go func() { panic("lost") }(); time.Sleep(10 * time.Second) })
	die("die-fatal", func() { log.Fatal("no way on") })
	die("die-exit", func() { os.Exit(7) })
}

// TestDying holds what is left of a process that has ended without an answer, where
// standard error is held back.
func TestDying(t *testing.T) {
	for _, test := range []struct {
		name         string
		exit         int
		stderr, left string
	}{
		{"die-panic", 2, "panic: lost\n\ngoroutine ", "so far\npanic: lost\n"},
		{"die-fatal", 1, "", "so far\nno way on\n"},
		{"die-exit", 7, "", "so far\n"},
		{"quiet", 0, "", ""},
		{"panic", 1, `{"schema"`, ""},
	} {
		file := filepath.Join(t.TempDir(), "log")
		for _, env := range []string{"TOOL_LOG=" + file, "TOOL_LOG=/dev/null", "TOOL_LOG="} {
			r := process.Call{Program: "escapesA", Args: []string{test.name, "--json"}, Env: []string{env}}.Run(t)
			if r.Exit != test.exit || !strings.HasPrefix(r.Stderr, test.stderr) || test.stderr == "" && r.Stderr != "" {
				t.Errorf("%s, %s: %+v", test.name, env, r)
			}
		}
		left, err := filepath.Glob(file + ".*")
		if err != nil || len(left) > 1 || len(left) == 1 && !strings.HasPrefix(read(t, left[0]), test.left) || (len(left) == 1) != (test.left != "") {
			t.Errorf("%s: %q, %v is left", test.name, left, err)
		}
	}
	if r := (process.Call{Program: "escapesA", Args: []string{"die-panic", "--json"}, Env: []string{"TOOL_LOG=/no/such/folder/log"}}).Run(t); r.Exit != 2 || !strings.HasPrefix(r.Stderr, "panic: lost") {
		t.Errorf("%+v", r)
	}
}
