package envcobra_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/internal/process"
)

// asking is a program whose root has the flag that asks for JSON in the dialect, from the
// time when every command did that itself.
func asking(d envelope.Dialect) {
	root := &cobra.Command{Use: "asking", SilenceUsage: true}
	json := root.PersistentFlags().BoolP("json", "j", false, "print JSON")
	root.PersistentFlags().String("output-format", "text", "text, json or yaml")
	app := envelope.New("asking", envelope.Use(d))
	registered(app)
	wrap := &cobra.Command{Use: "wrapped", Short: "Test", Run: func(*cobra.Command, []string) { fmt.Println("json:", *json) }}
	answer := &cobra.Command{Use: "answers", Short: "Test"}
	root.AddCommand(wrap, answer)
	envcobra.Wrap(app, wrap, safe)
	envcobra.Answer(app, answer, safe, func(*cobra.Command, []string) (echo, error) { return echo{Name: "a"}, nil })
	envcobra.Mount(root, app)
	os.Exit(envcobra.Status(root.Execute()))
}

// TestFormOfTree holds that a flag of the tree's own by which JSON is asked for does so.
func TestFormOfTree(t *testing.T) {
	for _, test := range []struct {
		program, line  string
		exit           int
		stdout, stderr string // how each begins
	}{
		{"asking-animus", "answers --json", 0, `{"schema":"animus.cli.v1","ok":true,"data":{"name":"a"`, ""},
		{"asking-animus", "-j answers", 0, `{"schema":"animus.cli.v1","ok":true,`, ""},
		{"asking-animus", "answers", 0, "name:   a\n", ""},
		{"asking-animus", "answers --json=false", 0, "name:   a\n", ""},
		{"asking-animus", "--json mounted ann --size=small", 0, `{"schema":"animus.cli.v1","ok":true,`, ""},
		{"asking-animus", "mounted --json", 2, "", `{"schema":"animus.cli.v1","ok":false,`},
		{"asking-animus", "mounted --json --bogus", 2, "", `{"schema":"animus.cli.v1","ok":false,`},
		{"asking-animus", "mounted --bogus", 2, "", "Error: unknown flag: --bogus\n"},
		{"asking-animus", "wrapped --json", 0, "json: true\n", ""},
		{"asking-animus", "wrapped --json --help", 0, `{"schema":"animus.cli.v1","ok":true,"data":{"message":"Test\n`, ""},
		{"asking-animus", "manifest -j", 0, `{"schema":"animus.cli.v1","ok":true,`, ""},
		{"asking-animus", "help answers --json", 0, `{"schema":"animus.cli.v1","ok":true,"data":{"message":"Test\n`, ""},
		{"asking-animus", "manifest", 0, "{\n", ""},
		{"asking-claw", "answers --output-format=json", 0, `{"timestamp":`, ""},
		{"asking-claw", "answers --output-format=text", 0, "name:   a\n", ""},
		{"asking-claw", "answers --output-format=yaml", 0, "name:   a\n", ""},
		{"asking-claw", "--output-format json manifest", 0, `{"timestamp":`, ""},
	} {
		r := process.Call{Program: test.program, Args: strings.Fields(test.line)}.Run(t)
		for _, stream := range []struct{ got, want string }{{r.Stdout, test.stdout}, {r.Stderr, test.stderr}} {
			if r.Exit != test.exit || !strings.HasPrefix(stream.got, stream.want) || stream.want == "" && stream.got != "" {
				t.Errorf("%s %s: status %d, want %d\n%.500q\nwant %q", test.program, test.line, r.Exit, test.exit, stream.got, stream.want)
			}
		}
	}
}
