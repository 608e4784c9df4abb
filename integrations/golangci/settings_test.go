package golangci

import (
	"flag"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
)

func value(t *testing.T, rule, name string) string {
	t.Helper()
	a := find(analyzers.Suite, rule)
	if a == nil || a.Flags.Lookup(name) == nil {
		t.Fatalf("no flag -%s.%s", rule, name)
	}
	return a.Flags.Lookup(name).Value.String()
}

func TestSettings(t *testing.T) {
	settings := map[string]any{
		"handlers":    []any{"example.com/r.Handle#1", "example.com/r.Route.Run"},
		"hints":       true,
		"tests":       "true",
		"stdoutwrite": map[string]any{"framework": true, "fix": "stderr", "hints": false},
		"exitcall":    true,
		"severity":    []any{"exitcall=hint", "stdoutwrite/init=error"},
	}
	if _, err := New(settings); err != nil {
		t.Fatal(err)
	}
	for _, want := range [][3]string{
		{"stdoutwrite", "handlers", "example.com/r.Handle#1,example.com/r.Route.Run"},
		{"exitcall", "handlers", "example.com/r.Handle#1,example.com/r.Route.Run"},
		{"exitcall", "hints", "true"},
		{"stdoutwrite", "hints", "false"}, // its own setting wins
		{"volatiledata", "tests", "true"},
		{"directive", "severity", "exitcall=hint,stdoutwrite/init=error"},
		{"stdoutwrite", "framework", "true"},
		{"exitcall", "framework", "false"},
		{"stdoutwrite", "fix", "stderr"},
		{"exitcall", "fix", ""},
	} {
		if got := value(t, want[0], want[1]); got != want[2] {
			t.Errorf("-%s.%s=%s, want %q", want[0], want[1], got, want[2])
		}
	}
	// golangci-lint makes the plugin more than once, and the rules are there once.
	if _, err := New(map[string]any{}); err != nil {
		t.Fatal(err)
	}
	for _, rule := range analyzers.Suite {
		rule.Flags.VisitAll(func(f *flag.Flag) {
			if f.Value.String() != f.DefValue {
				t.Errorf("-%s.%s=%s is left over", rule.Name, f.Name, f.Value)
			}
		})
	}
}

// A rule is turned off as in .envvet.toml, or in short.
func TestEnabled(t *testing.T) {
	for _, value := range []any{false, map[string]any{"enabled": false, "hints": true}} {
		p, err := New(map[string]any{"exitcall": value})
		if err != nil {
			t.Fatal(err)
		}
		rules := p.(plugin).rules
		if find(rules, "exitcall") != nil || len(rules) != len(analyzers.Suite)-1 {
			t.Errorf("exitcall: %v: rules %v", value, names(rules))
		}
	}
	p, err := New(map[string]any{"exitcall": map[string]any{"enabled": true}})
	if err != nil || len(p.(plugin).rules) != len(analyzers.Suite) {
		t.Errorf("enabled: true: %v, %v", p, err)
	}
}

// There is a setting for each flag.
func TestEveryFlag(t *testing.T) {
	for _, rule := range analyzers.Suite {
		rule.Flags.VisitAll(func(f *flag.Flag) {
			var v any = f.DefValue
			if b, ok := f.Value.(interface{ IsBoolFlag() bool }); ok && b.IsBoolFlag() {
				v = f.DefValue != "true"
			}
			if _, err := New(map[string]any{rule.Name: map[string]any{f.Name: v}}); err != nil {
				t.Errorf("%s.%s: %v", rule.Name, f.Name, err)
			}
			if b, ok := v.(bool); ok && f.Value.String() != strconv.FormatBool(b) {
				t.Errorf("%s.%s=%v was set and is %s", rule.Name, f.Name, v, f.Value)
			}
		})
	}
}

// The configuration to copy has what all rules share.
func TestExample(t *testing.T) {
	text, err := os.ReadFile(".golangci.yml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range shared(analyzers.Suite) {
		if !strings.Contains(string(text), "\n          "+name+": ") {
			t.Errorf(".golangci.yml lacks %s", name)
		}
	}
}

func TestWrongSettings(t *testing.T) {
	for _, test := range []struct {
		settings any
		want     string
	}{
		{map[string]any{"stdoutwrit": false}, "there is no setting stdoutwrit; did you mean stdoutwrite?"},
		{map[string]any{"qqqqqqqq": 1.0}, "there is no setting qqqqqqqq; there are directive, "},
		{map[string]any{"framework": true}, "there is no setting framework; there are directive, "}, // not of every rule
		{map[string]any{"stdoutwrite": map[string]any{"framewrk": true}}, "there is no setting stdoutwrite.framewrk; did you mean stdoutwrite.framework?"},
		{map[string]any{"stdoutwrite": map[string]any{"fix": "return"}}, `stdoutwrite.fix: no such fix; the only one is "stderr"`},
		{map[string]any{"stdoutwrite": map[string]any{"framework": "maybe"}}, "stdoutwrite.framework: "},
		{map[string]any{"hints": 2.0}, "hints: "},
		{map[string]any{"handlers": map[string]any{"a": 1.0}}, "handlers: map[a:1] is no value"},
		{map[string]any{"handlers": "example.com/x"}, "handlers: "},
		{map[string]any{"exitcall": "off"}, "exitcall is off; want true, false, or settings of the rule"},
		{"text", "needs settings"},
		{nil, "needs settings"},
	} {
		_, err := New(test.settings)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v: %v, want %q", test.settings, err, test.want)
		}
		if err != nil && strings.Count(err.Error(), "handlers: ") > 1 {
			t.Errorf("said for each rule: %v", err)
		}
	}
	all := make(map[string]any)
	for _, rule := range analyzers.Suite {
		all[rule.Name] = false
	}
	if _, err := New(all); err == nil || !strings.Contains(err.Error(), "every rule is off") {
		t.Errorf("%v, want an error: golangci-lint would run and find nothing", err)
	}
}

// What golangci-lint keeps is found again by the settings, among other things.
func TestBuild(t *testing.T) {
	settings := map[string]any{"hints": true}
	for range 2 { // golangci-lint may ask twice with the same map
		if _, err := New(settings); err != nil {
			t.Fatal(err)
		}
	}
	digest, err := executable()
	if err != nil {
		t.Fatal(err)
	}
	if len(digest) != 64 || settings[buildKey] != digest || len(settings) != 2 {
		t.Errorf("settings %v, want this build %q among them", settings, digest)
	}
}
