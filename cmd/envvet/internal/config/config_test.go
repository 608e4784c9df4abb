package config_test

import (
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/config"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// A list is the value of a flag that takes several words, none of them bad.
type list []string

func (l *list) String() string   { return strings.Join(*l, ",") }
func (l *list) IsListFlag() bool { return true }

func (l *list) Set(text string) error {
	if strings.Contains(text, "bad") {
		return os.ErrInvalid
	}
	*l = strings.Split(text, ",")
	return nil
}

// newSuite returns two rules that share -tests, -level and -handlers.
func newSuite() []*analysis.Analyzer {
	one := &analysis.Analyzer{Name: "ruleone"}
	two := &analysis.Analyzer{Name: "ruletwo"}
	for _, a := range []*analysis.Analyzer{one, two} {
		a.Flags.SetOutput(io.Discard)
		a.Flags.Bool("tests", false, "")
		a.Flags.Int("level", 1, "")
		a.Flags.Var(new(list), "handlers", "")
	}
	two.Flags.String("fix", "", "")
	return []*analysis.Analyzer{one, two}
}

func read(t *testing.T, text string) (config.Settings, string, error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), config.Name)
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	s, err := config.Read(file, "f.toml", newSuite())
	return s, filepath.Dir(file), err
}

func TestRead(t *testing.T) {
	tests := []struct{ name, text, flags, baseline string }{
		{"nothing", "", "", ""},
		{"comments", "# tests = true\n\n", "", ""},
		{"of every rule", "tests = true\nlevel = 3\nhandlers = ['a#0', \"b#1\"]\n", "-handlers=a#0,b#1 -level=3 -tests=true", ""},
		{"a list as one string", "handlers = 'a,b'", "-handlers=a,b", ""},
		{"an empty list", "handlers = []", "-handlers=", ""},
		{"of one rule", "[ruletwo]\nfix = 'x'\nlevel = 7\n[ruleone]\ntests = false", "-ruleone.tests=false -ruletwo.fix=x -ruletwo.level=7", ""},
		{"dotted", "ruletwo.fix = 'x'\ntests = true", "-tests=true -ruletwo.fix=x", ""},
		{"inline", "ruletwo = {fix = 'x', enabled = false}", "-ruletwo=false -ruletwo.fix=x", ""},
		{"off", "[ruleone]\nenabled = false", "-ruleone=false", ""},
		{"on is no choice of one", "[ruleone]\nenabled = true", "", ""},
		{"a baseline", "baseline = 'sub/b.json'", "", "sub/b.json"},
	}
	for _, test := range tests {
		s, dir, err := read(t, test.text)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if want := strings.Fields(test.flags); !slices.Equal(s.Flags, want) {
			t.Errorf("%s: flags are %q, want %q", test.name, s.Flags, want)
		}
		want := test.baseline
		if want != "" {
			want = filepath.Join(dir, want)
		}
		if s.Baseline != want {
			t.Errorf("%s: baseline is %q, want %q", test.name, s.Baseline, want)
		}
	}
}

func TestReadErrors(t *testing.T) {
	tests := []struct{ text, want string }{
		{"\ntest = true", `f.toml:2: unknown key "test"; did you mean "tests"?`},
		{"[ruleon]\ntests = true", `f.toml:1: unknown key "ruleon"; did you mean "ruleone"?`},
		{"\nruleon.tests = true", `f.toml:2: unknown key "ruleon"; did you mean "ruleone"?`},
		{"[ruletwo]\n\nfixx = 'a'", `f.toml:3: unknown key "ruletwo.fixx"; did you mean "ruletwo.fix"?`},
		{"[ruleone]\nelephant = 1", `f.toml:2: unknown key "ruleone.elephant"; run 'envvet -help' for the settings`},
		{"a.b.c.d = 1", `f.toml:1: unknown key "a"; run 'envvet -help' for the settings`},
		{"[[x]]\n[[x]]", `f.toml:2: unknown key "x"; run 'envvet -help' for the settings`},
		{"tests = 'true'", "f.toml:1: want true or false, without quotes"},
		{"level = 'a'", `f.toml:1: parse error`},
		{"level = true", `f.toml:1: want a number`},
		{"level = 1.5", `f.toml:1: want a number`},
		{"handlers = 3", "f.toml:1: want a list of strings in brackets"},
		{"handlers = [\n'a',\n3]", "f.toml:1: want a list of strings in brackets"},
		{"handlers = ['a,b']", `f.toml:1: "a,b" has a comma; want an element for each`},
		{"handlers = ['a', 'bad']", "f.toml:1: invalid argument"},
		{"[ruletwo]\nfix = ['a']", "f.toml:2: want a string in quotes"},
		{"[ruletwo]\nfix = 2026-01-01", "f.toml:2: want a string in quotes"},
		{"[ruletwo]\nenabled = 1", "f.toml:2: want true or false, without quotes"},
		{"ruleone = false", `f.toml:1: "ruleone" is a rule; want a table [ruleone] of its settings, such as enabled = false`},
		{"[[ruleone]]\ntests = true", `f.toml:1: "ruleone" is a rule; want a table [ruleone]`},
		{"tests = true\ntests = true", `f.toml:2: Key 'tests' has already been defined.`},
		{"[ruleone]\n[ruletwo]\n[ruleone]", `f.toml:3: Key 'ruleone' has already been defined.`},
		{"tests = ", "f.toml:1: unexpected EOF; expected value"},
		{"baseline = ''", "f.toml:1: want the name of a file"},
		{"baseline = 1", "f.toml:1: want a string in quotes"},
		{"tests = true\n<<<<<<< HEAD\nlevel = 1\n=======\nlevel = 2\n>>>>>>> b\n", "f.toml:2: a merge conflict; keep the entries of both sides, and delete the lines <<<<<<<"},
		{"tests = 1\n# <<<<<<< HEAD\n", "f.toml:1: want true or false, without quotes"},
		{"tags = 'a'\nnew-from = 'HEAD'", "f.toml:1: \"tags\" is a flag of the command line, and no setting\nf.toml:2: \"new-from\" is a flag of the command line, and no setting"},
		{"\xff = 1", "f.toml:1: invalid UTF-8 byte"},
		{"other = 1\ntests = 1\n[ruleone]\ny = 1", "f.toml:1: unknown key \"other\"; run 'envvet -help' for the settings\n" +
			"f.toml:2: want true or false, without quotes\nf.toml:4: unknown key \"ruleone.y\"; run 'envvet -help' for the settings"},
		{strings.Repeat("#", 1<<17), "f.toml has 131072 bytes; a configuration has at most 65536"},
	}
	for _, test := range tests {
		s, _, err := read(t, test.text)
		if err == nil {
			t.Errorf("%.40q: no error, but %q", test.text, s)
		} else if got := err.Error(); !strings.HasPrefix(got, test.want) {
			t.Errorf("%.40q: %s\nwant %s", test.text, got, test.want)
		}
	}
	if _, err := config.Read(filepath.Join(t.TempDir(), "no"), "no", nil); err == nil || err.Error() != "there is no configuration no" {
		t.Errorf("no file: %v", err)
	}
	if _, err := config.Read(t.TempDir(), "d", nil); err == nil || err.Error() != "d is no regular file" {
		t.Errorf("folder: %v", err)
	}
}

// Whatever a file says, it is refused with the name in front of each line, or
// its flags are those that the rules take.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"tests = true\nhandlers = ['a']\n[ruletwo]\nfix = 'x'", "ruleone.enabled = false", "[[ruleone]]", "a.b = {c = [1, {d = 2}]}",
		"level = 0x10", "baseline = '''x'''", "tests = true\ntests = 1", "'' = 1", "\"\\u0000\" = 1", "level = -9223372036854775808",
	} {
		f.Add(text)
	}
	file := filepath.Join(f.TempDir(), config.Name)
	f.Fuzz(func(t *testing.T, text string) {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		suite := newSuite()
		s, err := config.Read(file, "f.toml", suite)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "f.toml") {
				t.Errorf("error is %q", err)
			}
			return
		}
		flags := flag.NewFlagSet("", flag.ContinueOnError)
		flags.SetOutput(io.Discard)
		settings.Register(flags, suite)
		for _, a := range suite {
			flags.Bool(a.Name, true, "")
			a.Flags.VisitAll(func(f *flag.Flag) { flags.Var(f.Value, a.Name+"."+f.Name, "") })
		}
		if err := flags.Parse(s.Flags); err != nil || flags.NArg() > 0 {
			t.Errorf("flags %q: %v", s.Flags, err)
		}
		if s.Baseline != "" && !filepath.IsAbs(s.Baseline) {
			t.Errorf("baseline %q is not absolute", s.Baseline)
		}
	})
}
