package commands_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/commands"
	"github.com/envvet/envvet/envelope/envelopetest"
	"github.com/envvet/envvet/internal/process"
)

func TestMain(m *testing.M) {
	process.Main(m, map[string]func(){"envvet": func() { os.Exit(commands.Main(os.Args[1:], analyzers.Suite)) }})
}

// The commands keep what the runtime's contract promises.
func TestContract(t *testing.T) {
	app := commands.New(analyzers.Suite, cmdline.Line{}, nil)
	for _, p := range app.Problems() {
		t.Errorf("%s/%s: %s", p.Rule, p.Category, p.Message)
	}
	envelopetest.Run(t, envelopetest.App(app), []envelopetest.Call{
		{Command: "rules"}, {Command: "explain", Args: []string{"stdoutwrite"}}, {Command: "explain", Args: []string{"nosuch"}},
		{Command: "explain"}, {Command: "version"}, {Command: "manifest"},
	})
}

// What a command line begins with is either a command or a package.
func TestNames(t *testing.T) {
	r := process.Call{Program: "envvet", Args: []string{"manifest"}}.Run(t)
	var answer struct {
		Data struct{ Commands map[string]any }
	}
	if err := json.Unmarshal([]byte(r.Stdout), &answer); err != nil {
		t.Fatal(err)
	}
	help := cmdline.Help(analyzers.Suite)
	for name := range answer.Data.Commands {
		if !slices.Contains(commands.Names, name) {
			t.Errorf("%s is no word that a command line may begin with", name)
		}
		if !strings.Contains(help, "envvet "+name) {
			t.Errorf("help does not name %s", name)
		}
	}
	for _, name := range commands.Names {
		if _, ok := answer.Data.Commands[name]; !ok && name != "help" && name != "manifest" {
			t.Errorf("there is no command %s", name)
		}
		if !commands.Has([]string{name, "x"}) || commands.Has([]string{"./" + name}) {
			t.Errorf("%s is taken for a package", name)
		}
	}
	for _, args := range []string{"", "./...", "-rules", "-o json", "rule"} {
		if commands.Has(strings.Fields(args)) {
			t.Errorf("%q is taken for a command", args)
		}
	}
}

// People at a terminal see text, and programs an envelope, until one of them
// says what it wants.
func TestTerminal(t *testing.T) {
	const envelope = `{"ok":true,"data":{`
	for _, test := range []struct {
		args     string
		terminal bool
		begin    string
	}{
		{"rules", true, "directive "},
		{"rules", false, envelope},
		{"rules -o json", true, envelope},
		{"rules -o=text", false, "directive "},
		{"explain stdoutwrite", true, "stdoutwrite: report "},
		{"explain stdoutwrite/stdio", true, "stdoutwrite: report "},
		{"explain stdoutwrite", false, envelope + `"rule":"stdoutwrite","summary":"report `},
		{"explain -o json stdoutwrite", true, envelope},
		{"explain stdoutwrite --output json", true, envelope},
		{"version", true, "0.0.0\n"},
		{"version -o=json", true, envelope + `"version":"0.0.0"}`},
		{"-version", false, "envvet 0.0.0\n"},
		{"help", false, "envvet reports "},
		{"help manifest", false, "envvet reports "},
		{"help stdoutwrite", false, "stdoutwrite: report "},
		{"help explain", false, "usage: envvet explain RULE\n"},
		{"explain -help", true, "usage: envvet explain RULE\n"},
		{"baseline -h", false, "usage: envvet baseline "},
	} {
		r := process.Call{Program: "envvet", Args: strings.Fields(test.args), Terminal: test.terminal, Env: []string{"TERM=xterm"}}.Run(t)
		if r.Exit != 0 || !strings.HasPrefix(r.Stdout, test.begin) || r.Stderr != "" {
			t.Errorf("%s, terminal %t: status %d, %.80q, %q on standard error; want it to begin with %q", test.args, test.terminal, r.Exit, r.Stdout, r.Stderr, test.begin)
		}
	}
}

func TestExplained(t *testing.T) {
	for _, a := range analyzers.Suite {
		r := process.Call{Program: "envvet", Args: []string{"explain", a.Name}, Terminal: true}.Run(t)
		for _, part := range []string{"\nWRONG\n\n        package ", "\nRIGHT\n", "\nSETTINGS\n\n    -" + a.Name + ".", "\nSEE\n\n    https://"} {
			if !strings.Contains(r.Stdout, part) {
				t.Errorf("explain %s has no %q", a.Name, part)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	for _, test := range []struct{ args, stderr string }{
		{"explain stdoutwrit", `did you mean "stdoutwrite"?`},
		{"explain errcheck", "envvet: there is no rule \"errcheck\"\n"},
		{"explain stdoutwrite/nope", "envvet: rule stdoutwrite has no category \"nope\" (it has process, "},
		{"explain stdoutwrite/stdi", `did you mean "stdoutwrite/stdio"?`},
		{"explain stdoutwrite/", `rule stdoutwrite has no category ""`},
		{"explain stdoutwrite/stdio/c", `rule stdoutwrite has no category "stdio/c"`},
		{"explain nope/stdio", "envvet: there is no rule \"nope/stdio\"\n"},
		{"help stdoutwrite/nope", "no rule or command stdoutwrite/nope; "},
		{"explain", "argument rule is required"},
		{"rules stdoutwrite", `unrecognized argument "stdoutwrite"`},
		{"rules -nosuch", "unknown flag --nosuch"},
		{"help exitcal", "no rule or command exitcal; did you mean exitcall? Run 'envvet help' for the list"},
		{"help basline", "did you mean baseline?"},
		{"help a b", "no rule or command a b; Run"},
		{"baseline", "baseline: no file is named"},
		{"baseline -baseline=b -stdoutwrit", "did you mean -stdoutwrite?"},
	} {
		r := process.Call{Program: "envvet", Args: strings.Fields(test.args), Terminal: true}.Run(t)
		if r.Exit != 2 || r.Stdout != "" || !strings.Contains(r.Stderr, test.stderr) {
			t.Errorf("%s: status %d, %q on standard output, %q on standard error; want %q", test.args, r.Exit, r.Stdout, r.Stderr, test.stderr)
		}
	}
}

func TestCompletion(t *testing.T) {
	call := func(value string, args ...string) string {
		r := process.Call{Program: "envvet", Args: args, Env: []string{"ENVVET_COMPLETE=" + value}}.Run(t)
		if r.Exit != 0 || r.Stderr != "" {
			t.Errorf("%q: %+v", args, r)
		}
		return r.Stdout
	}
	if script := call("bash"); !strings.Contains(script, "complete -o default -F _envvet_complete envvet\n") {
		t.Errorf("the script is\n%s", script)
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, "baseline explain handlers help lsp manifest rules version"},
		{[]string{"exp"}, "explain"},
		{[]string{"explain", "stdout"}, "stdoutwrite"},
		{[]string{"explain", "stdoutwrite", ""}, ""},
		{[]string{"help", "ex"}, "exitcall explain"},
		{[]string{"-o", ""}, strings.Join(slices.Sorted(slices.Values(cmdline.Outputs)), " ")},
		{[]string{"-o", "=", "sa"}, "sarif"},
		{[]string{"-o", "="}, strings.Join(slices.Sorted(slices.Values(cmdline.Outputs)), " ")},
		{[]string{"rules", "-o", "t"}, "text tsv"},
		{[]string{"rules", "-o"}, "-o -output-schema"},
		{[]string{"baseline", "-ba"}, "-baseline"},
		{[]string{"-stdoutwrite.f"}, "-stdoutwrite.fix -stdoutwrite.framework"},
		{[]string{"./"}, ""}, // files, which the shell offers
	} {
		if got := strings.Join(strings.Fields(call("list", test.args...)), " "); got != test.want {
			t.Errorf("%q: %s, want %s", test.args, got, test.want)
		}
	}
}
