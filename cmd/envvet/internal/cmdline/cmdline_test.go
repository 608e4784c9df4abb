package cmdline_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/config"
)

// newSuite returns two rules that share -tests and -level.
func newSuite() []*analysis.Analyzer {
	one := &analysis.Analyzer{Name: "ruleone", Doc: "report one thing\n\nBecause.", URL: "https://example.com/ruleone"}
	two := &analysis.Analyzer{Name: "ruletwo", Doc: "report two things"}
	for _, a := range []*analysis.Analyzer{one, two} {
		a.Flags.Bool("tests", false, "look at tests too")
		a.Flags.Int("level", 1, "how much")
	}
	two.Flags.String("fix", "", "`name` of the fix\nto offer")
	return []*analysis.Analyzer{one, two}
}

func TestParse(t *testing.T) {
	tests := []struct {
		args     string
		vet      string
		build    string
		patterns string
		dir      string
	}{
		{args: "", patterns: "./..."},
		{args: "./a ./b/...", patterns: "./a ./b/..."},
		{args: "-ruleone", vet: "-ruleone=true", patterns: "./..."},
		{args: "--ruletwo=false ./a", vet: "-ruletwo=false", patterns: "./a"},
		{args: "-ruletwo.fix=x -ruletwo.fix y .", vet: "-ruletwo.fix=x -ruletwo.fix=y", patterns: "."},
		{args: "-level 2 -ruleone.level=3 -tests .", vet: "-level=2 -ruleone.level=3 -tests=true", patterns: "."},
		{args: "-tags a,b -race -v .", vet: "-tags=a,b -race=true -v=true", build: "-tags=a,b -race=true", patterns: "."},
		{args: "-buildvcs=auto .", vet: "-buildvcs=auto", patterns: "."},
		{args: "-buildvcs -p 0x4 .", vet: "-buildvcs=true -p=0x4", patterns: "."},
		{args: "-C sub -mod=mod", dir: "sub", vet: "-mod=mod", build: "-mod=mod", patterns: "./..."},
		{args: "-tests -- -odd", vet: "-tests=true", patterns: "-odd"},
		{args: "a.go b.go", patterns: "a.go b.go"},
	}
	for _, test := range tests {
		line, err := cmdline.Parse(strings.Fields(test.args), newSuite())
		if err != nil {
			t.Errorf("%s: %v", test.args, err)
			continue
		}
		for _, part := range []struct {
			name string
			got  []string
			want string
		}{
			{"flags for vet", line.VetFlags, test.vet},
			{"flags for loading", line.BuildFlags, test.build},
			{"patterns", line.Patterns, test.patterns},
		} {
			if want := strings.Fields(part.want); !slices.Equal(part.got, want) {
				t.Errorf("%s: %s are %q, want %q", test.args, part.name, part.got, want)
			}
		}
		if line.Dir != test.dir {
			t.Errorf("%s: directory is %q, want %q", test.args, line.Dir, test.dir)
		}
	}
}

func TestParseErrors(t *testing.T) {
	tests := []struct{ args, want string }{
		{"-rulone", "unknown flag -rulone; did you mean -ruleone? Run 'envvet -help' for the flags"},
		{"-ruleone.fix=x", "unknown flag -ruleone.fix; did you mean -ruletwo.fix? Run 'envvet -help' for the flags"},
		{"-quite-another", "unknown flag -quite-another; run 'envvet -help' for the flags"},
		{"-x1", "unknown flag -x1; run 'envvet -help' for the flags"},
		{"-json", "unknown flag -json: use -o json, or run go vet -vettool=$(which envvet) -json"},
		{"-n ./...", "unknown flag -n: it would check nothing"},
		{"-level=much", `invalid value "much" for flag -level: parse error; run 'envvet -help' for the flags`},
		{"-ruleone=perhaps", `invalid boolean value "perhaps" for -ruleone: want true or false; run 'envvet -help' for the flags`},
		{"-p x .", `invalid value "x" for flag -p: want a positive number; run 'envvet -help' for the flags`},
		{"-p=0 .", `invalid value "0" for flag -p: want a positive number; run 'envvet -help' for the flags`},
		{"-buildvcs=no .", `invalid boolean value "no" for -buildvcs: want true, false or auto; run 'envvet -help' for the flags`},
		{"-tags", "flag needs an argument: -tags; run 'envvet -help' for the flags"},
		{"./... -tests", "flag -tests stands after the packages; put flags first: envvet [flags] [packages]"},
		{"baseline -baseline=b -o sarif", "baseline: there is no output sarif; use -o text or -o json"},
		{"-fix -baseline=b", "-fix and -diff would change code whose findings the baseline accepts too; leave out -baseline"},
		{"-fix -nocache", "-fix and -diff are up to the go command; leave out -nocache"},
		{"-diff -new-from=main", "-fix and -diff would change code that is not new too; leave out -new-from"},
		{"baseline -new-from=main -baseline=b", "baseline: the file holds what is found anywhere; leave out -new-from"},
		{"-diff -o json", "-diff prints a diff and no findings; leave out -o"},
		{"-prune", "-prune has no meaning here; use envvet baseline -prune -baseline FILE [packages]"},
	}
	for _, test := range tests {
		_, err := cmdline.Parse(strings.Fields(test.args), newSuite())
		if err == nil || err.Error() != test.want {
			t.Errorf("%s:\n got %v\nwant %s", test.args, err, test.want)
		}
	}
}

func TestConfigure(t *testing.T) {
	base := filepath.Join(t.TempDir(), "b.json")
	file := config.Settings{Flags: []string{"-level=5", "-tests=true", "-ruleone=false"}, Baseline: base}
	tests := []struct {
		args, vet, level string
		baseline         string
		err              string
	}{
		{args: "", vet: "-level=5 -tests=true -ruleone=false", level: "5", baseline: base},
		{args: "-level=2 -ruleone", vet: "-level=5 -tests=true -ruleone=false -level=2 -ruleone=true", level: "2", baseline: base},
		{args: "-ruleone.level=2", vet: "-level=5 -tests=true -ruleone=false -ruleone.level=2", level: "2", baseline: base},
		{args: "-baseline=", vet: "-level=5 -tests=true -ruleone=false", level: "5"},
		{args: "-baseline=x", vet: "-level=5 -tests=true -ruleone=false", level: "5", baseline: "x"},
		{args: "baseline", vet: "-level=5 -tests=true -ruleone=false", level: "5", baseline: base},
		{args: "-fix", err: "-fix and -diff would change code whose findings the baseline of c.toml accepts too; use -baseline= to do without it"},
		{args: "-fix -baseline=", vet: "-level=5 -tests=true -ruleone=false", level: "5"},
		{args: "baseline -baseline=", err: "baseline: no file is named; use envvet baseline -baseline FILE [packages]"},
	}
	for _, test := range tests {
		suite := newSuite()
		line, err := cmdline.Parse(strings.Fields(test.args), suite)
		if err != nil {
			t.Fatal(err)
		}
		err = line.Configure("c.toml", file, suite)
		if test.err != "" {
			if err == nil || err.Error() != test.err {
				t.Errorf("%s: error %v, want %s", test.args, err, test.err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", test.args, err)
		}
		if want := strings.Fields(test.vet); !slices.Equal(line.VetFlags, want) {
			t.Errorf("%s: flags for vet are %q, want %q", test.args, line.VetFlags, want)
		}
		if line.Baseline != line.Short(test.baseline) {
			t.Errorf("%s: baseline is %q, want %q", test.args, line.Baseline, test.baseline)
		}
		if got := suite[0].Flags.Lookup("level").Value.String(); got != test.level {
			t.Errorf("%s: the level of a rule is %s, want %s", test.args, got, test.level)
		}
	}
}

func TestConfigFlag(t *testing.T) {
	for args, want := range map[string]string{"": " false", "-config=": " true", "-config=x": "x false", "-config= -config=x": "x false"} {
		line, err := cmdline.Parse(strings.Fields(args), newSuite())
		if got := fmt.Sprint(line.Config, " ", line.NoConfig); err != nil || got != want {
			t.Errorf("%s: %s, %v, want %s", args, got, err, want)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range []string{"-h", "--help", "-tests -help", "baseline -h"} {
		if _, err := cmdline.Parse(strings.Fields(args), newSuite()); !errors.Is(err, cmdline.ErrHelp) {
			t.Errorf("%s: error %v, want ErrHelp", args, err)
		}
	}

	const general = `
Settings of every rule (-RULE.NAME=value sets one rule's):

    -level=value
        how much (default 1)
    -tests
        look at tests too

Settings of one rule:

    -ruletwo.fix=name
        name of the fix to offer

Build flags`
	got := cmdline.Help(newSuite())
	if !strings.Contains(got, general) {
		t.Errorf("help is\n%swhich lacks\n%s", got, general)
	}
	for line := range strings.Lines(got) {
		if len(line) > 80 {
			t.Errorf("help has a line of %d columns: %s", len(line), line)
		}
	}
}

func TestRules(t *testing.T) {
	for args, want := range map[string]string{
		"":                        "ruleone ruletwo",
		"-ruleone":                "ruleone",
		"-ruleone=false":          "ruletwo",
		"-ruleone -ruleone=false": "ruletwo",
		"-ruleone -ruletwo":       "ruleone ruletwo",
		"-ruletwo.level=3":        "ruleone ruletwo",
	} {
		line, err := cmdline.Parse(strings.Fields(args), newSuite())
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, a := range newSuite() {
			if line.Rules(newSuite())[a.Name] {
				got = append(got, a.Name)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s runs %q, want %s", args, got, want)
		}
	}
}
