package envcobra_test

import (
	"os"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/internal/process"
)

// TestHelpCommand holds that a question for help about a command that answers is answered
// alone, without the hooks that cobra calls for its own command help, as with --help.
func TestHelpCommand(t *testing.T) {
	for _, line := range []string{"help mounted", "help group typed", "help prints", "help manifest", "help new group deep"} {
		for _, config := range []string{"loud", "broken"} {
			r := process.Call{Program: "tree", Args: append([]string{"-c", config}, strings.Fields(line)...)}.Run(t)
			if r.Exit != 0 || !strings.HasPrefix(r.Stdout, `{"ok":true,"data":null,`) || strings.Count(r.Stdout, "\n") != 1 ||
				!strings.Contains(r.Stdout, `"help":true`) || !strings.Contains(strings.ToLower(r.Stderr), "usage:") || strings.Contains(r.Stderr, "Error:") {
				t.Errorf("%s %s: %+v", config, line, r)
			}
		}
	}
	for _, line := range []string{"help old", "help group", "help"} {
		if r := (process.Call{Program: "tree", Args: append([]string{"-c", "loud"}, strings.Fields(line)...)}).Run(t); r.Exit != 0 ||
			!strings.HasPrefix(r.Stdout, "reading the configuration\n") || !strings.HasSuffix(r.Stdout, "bye\n") {
			t.Errorf("%s: %+v", line, r)
		}
	}
}

// helpOnStderr is a program whose help goes to standard error.
func helpOnStderr() {
	root := &cobra.Command{Use: "aside"}
	root.SetOut(os.Stderr)
	cmd := &cobra.Command{Use: "cmd", Short: "Test", Run: func(*cobra.Command, []string) {}}
	root.AddCommand(cmd)
	envcobra.Wrap(envelope.New("aside"), cmd, safe)
	os.Exit(envcobra.Status(root.Execute()))
}

// TestHelpElsewhere holds that a question for help is answered as one where cobra writes
// the text to another file.
func TestHelpElsewhere(t *testing.T) {
	for _, args := range [][]string{{"cmd", "--help"}, {"help", "cmd"}} {
		r := process.Call{Program: "aside", Args: args}.Run(t)
		if r.Exit != 0 || !strings.HasPrefix(r.Stdout, `{"ok":true,"data":null,`) || !strings.Contains(r.Stdout, `"help":true`) || !strings.HasPrefix(r.Stderr, "Test\n\nUsage:\n") {
			t.Errorf("%v: %+v", args, r)
		}
		if r := (process.Call{Program: "aside", Args: args, Terminal: true}).Run(t); r.Exit != 0 || r.Stdout != "" || !strings.HasPrefix(r.Stderr, "Test\n\nUsage:\n") {
			t.Errorf("%v: people see %+v", args, r)
		}
	}
}

// TestHooksReplaced holds that a hook of the root can still be replaced: one that returns
// no error would be passed over if there were one that does.
func TestHooksReplaced(t *testing.T) {
	root := &cobra.Command{Use: "root", PersistentPreRun: func(*cobra.Command, []string) { t.Error("the hook is called that was replaced") }}
	cmd := &cobra.Command{Use: "cmd", Short: "Test", Run: func(*cobra.Command, []string) {}}
	other := &cobra.Command{Use: "other", Run: func(*cobra.Command, []string) {}}
	root.AddCommand(cmd, other)
	envcobra.Wrap(envelope.New("root"), cmd, safe)
	called := false
	root.PersistentPreRun = func(*cobra.Command, []string) { called = true }
	root.SetArgs([]string{"other"})
	if err := root.Execute(); err != nil || !called {
		t.Errorf("called %t, %v", called, err)
	}
}
