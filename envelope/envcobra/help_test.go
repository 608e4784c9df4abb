package envcobra_test

import (
	"strings"
	"testing"

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
