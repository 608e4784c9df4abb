package settings_test

import (
	"errors"
	"flag"
	"io"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

func TestShared(t *testing.T) {
	first := &analysis.Analyzer{Name: "first"}
	first.Flags.Bool("tests", false, "look at tests too")
	first.Flags.String("handlers", "", "more handlers")
	first.Flags.String("own", "", "only here")
	first.Flags.Bool("json", false, "taken by unitchecker")
	first.Flags.Bool("tags", false, "taken by the go command")
	first.Flags.Bool("second", false, "taken by a rule")
	first.Flags.Bool("mixed", false, "not the same kind everywhere")

	second := &analysis.Analyzer{Name: "second"}
	second.Flags.Bool("tests", false, "look at tests too")
	second.Flags.String("handlers", "", "more handlers")
	second.Flags.Bool("json", false, "")
	second.Flags.Bool("tags", false, "")
	second.Flags.Bool("second", false, "")
	second.Flags.String("mixed", "", "")

	var got []string
	for _, s := range settings.Shared([]*analysis.Analyzer{first, second}) {
		got = append(got, s.Name)
	}
	if want := []string{"handlers", "tests"}; !slices.Equal(got, want) {
		t.Errorf("shared settings are %q, want %q", got, want)
	}
	if s := settings.Shared(nil); s != nil {
		t.Errorf("an empty suite shares %v", s)
	}
}

func TestRegister(t *testing.T) {
	first, second := rule("first"), rule("second")
	flags := flag.NewFlagSet("", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	settings.Register(flags, []*analysis.Analyzer{first, second})
	flags.Var(second.Flags.Lookup("level").Value, "second.level", "")

	if err := flags.Parse([]string{"-tests", "-level=2", "-second.level=3"}); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		rule       *analysis.Analyzer
		flag, want string
	}{
		{first, "tests", "true"},
		{second, "tests", "true"},
		{first, "level", "2"},
		{second, "level", "3"}, // what comes later wins
	} {
		if got := test.rule.Flags.Lookup(test.flag).Value.String(); got != test.want {
			t.Errorf("-%s.%s is %s, want %s", test.rule.Name, test.flag, got, test.want)
		}
	}
	if err := flags.Parse([]string{"-level=high"}); err == nil {
		t.Error("a value that the rules refuse was taken")
	}
	flags.PrintDefaults() // asks the zero Setting
}

func rule(name string) *analysis.Analyzer {
	a := &analysis.Analyzer{Name: name}
	a.Flags.Bool("tests", false, "")
	a.Flags.Func("unshared-"+name, "", func(string) error { return errors.New("unused") })
	a.Flags.Int("level", 1, "")
	return a
}
