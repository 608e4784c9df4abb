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
