package envcobra_test

import (
	"context"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/internal/process"
)

// TestGroups holds that a group which Mount has made refuses what is no command of it,
// and that no hooks of the tree are called for it.
func TestGroups(t *testing.T) {
	for _, test := range []struct {
		line           string
		exit           int
		stdout, stderr string
	}{
		{"-c loud new", 0, "Commands for new\n\nUsage:\n  tree new\n  tree new [command]\n\nAvailable Commands:\n  group ", ""},
		{"-c loud new groop", 1, "", "Error: unknown command \"groop\" for \"tree new\"\n"},
		{"new group nothing --help", 0, "Commands for group\n\nUsage:\n", ""},
		{"new group nothing", 1, "", "Error: unknown command \"nothing\" for \"tree new group\"\n"},
	} {
		r := process.Call{Program: "tree", Args: strings.Fields(test.line)}.Run(t)
		if r.Exit != test.exit || !strings.HasPrefix(r.Stdout, test.stdout) || test.stdout == "" && r.Stdout != "" || !strings.HasPrefix(r.Stderr, test.stderr) {
			t.Errorf("%s: %+v", test.line, r)
		}
	}
}

// TestGroupBecomesCommand holds that a command may be mounted where a group was made for
// those of another application, and takes its arguments.
func TestGroupBecomesCommand(t *testing.T) {
	quiet(t)
	root := &cobra.Command{Use: "tree", SilenceErrors: true, SilenceUsage: true}
	for _, name := range []string{"deploy rollback", "deploy"} {
		app := envelope.New("tree")
		envelope.Register(app, envelope.Command[struct{}, echo]{
			Name: name, Summary: "Test " + name, Effect: envelope.Safe,
			Run: func(context.Context, struct{}) (echo, error) { return echo{}, nil },
		})
		envcobra.Mount(root, app)
	}
	for line, exit := range map[string]int{"deploy": 0, "deploy rollback": 0, "deploy nothing": 2} {
		root.SetArgs(strings.Fields(line))
		if got := envcobra.Status(root.Execute()); got != exit {
			t.Errorf("%s: status %d, want %d", line, got, exit)
		}
	}
}
