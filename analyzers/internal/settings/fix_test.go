package settings

import (
	"flag"
	"io"
	"strings"
	"testing"
)

func TestFix(t *testing.T) {
	var flags flag.FlagSet
	flags.SetOutput(io.Discard)
	value := Fix(&flags, "stderr", "offer the fix of that `name`")
	for _, tt := range []struct{ name, want, err string }{
		{"stderr", "stderr", ""},
		{"", "", ""},
		{"return", "", `the only one is "stderr"`},
	} {
		err := flags.Parse([]string{"-fix=" + tt.name})
		if *value != tt.want || (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("-fix=%s: value %q, error %v", tt.name, *value, err)
		}
	}
}

func TestFixes(t *testing.T) {
	var flags flag.FlagSet
	flags.SetOutput(io.Discard)
	fixes := FixesFlag(&flags, []string{"keep", "empty"}, "offer the fixes of these `names`")
	for _, tt := range []struct {
		text, want string
		ok         bool
	}{
		{"keep", "keep", true},
		{"empty, keep", "empty,keep", true},
		{"", "", true},
		{"keep,drop", "", false},
	} {
		fixes.named = nil
		if err := flags.Parse([]string{"-fix=" + tt.text}); (err == nil) != tt.ok || fixes.String() != tt.want {
			t.Errorf("-fix=%s: %q, %v", tt.text, fixes.String(), err)
		}
	}
	if !(&Fixes{named: []string{"keep"}}).Has("keep") || (&Fixes{named: []string{"keep"}}).Has("empty") {
		t.Error("Has")
	}
}
