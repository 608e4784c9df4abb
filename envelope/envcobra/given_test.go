package envcobra_test

import (
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

// TestFormAfterRefusal holds that what asks for the form of the answer counts after a
// flag that is wrong, where cobra has stopped reading, as it does before it.
func TestFormAfterRefusal(t *testing.T) {
	for _, test := range []struct {
		program, line  string
		terminal       bool
		exit           int
		stdout, stderr string // how each begins
	}{
		{"tree", "strict --bogus --output=json", true, 2, `{"ok":false,`, ""},
		{"tree", "strict --bogus --output json", true, 2, `{"ok":false,`, ""},
		{"tree", "mounted --bogus --output=json", true, 2, `{"ok":false,`, ""},
		{"tree", "strict --bogus --output=plain", false, 2, "", "Error: own words: unknown flag: --bogus\n"},
		{"tree", "strict --bogus -- --output=plain", false, 2, `{"ok":false,`, ""},
		{"tree", "own-flags --numbers=x --output=plain", false, 2, `{"ok":false,`, ""},  // the tree's own
		{"tree", "strict --level --output=plain --bogus", false, 2, `{"ok":false,`, ""}, // a value
		{"tree", "strict -c --output=plain --bogus", false, 2, `{"ok":false,`, ""},
		{"tree", "strict -c=x --output=json --bogus", true, 2, `{"ok":false,`, ""},
		{"tree", "strict --level -- --output=json --bogus", true, 2, `{"ok":false,`, ""},
		{"tree", "mounted --size -- --output=json --bogus", true, 2, `{"ok":false,`, ""},
		{"animus", "cmd --bogus --json", false, 2, "", `{"schema":"animus.cli.v1","ok":false,`},
		{"animus", "cmd --bogus", false, 2, "", "Error: unknown flag: --bogus\n"},
		{"claw", "cmd --bogus --output-format=json", false, 1, `{"timestamp":`, ""},
	} {
		r := process.Call{Program: test.program, Args: strings.Fields(test.line), Terminal: test.terminal}.Run(t)
		for _, stream := range []struct{ got, want string }{{r.Stdout, test.stdout}, {r.Stderr, test.stderr}} {
			if r.Exit != test.exit || !strings.HasPrefix(stream.got, stream.want) || stream.want == "" && stream.got != "" {
				t.Errorf("%s %s: status %d, want %d\n%q\nwant %q", test.program, test.line, r.Exit, test.exit, stream.got, stream.want)
			}
		}
	}
}

// TestRefusalElsewhere holds that the program's own arguments do not decide about those
// that a tree is given in their place.
func TestRefusalElsewhere(t *testing.T) {
	r := process.Call{Program: "within", Args: []string{"old", "--output=plain"}}.Run(t)
	if r.Exit != 2 || !strings.HasPrefix(r.Stdout, `{"ok":false,`) {
		t.Errorf("%+v", r)
	}
}
