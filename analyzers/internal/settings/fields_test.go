package settings

import (
	"flag"
	"io"
	"testing"
)

func TestFields(t *testing.T) {
	var flags flag.FlagSet
	flags.SetOutput(io.Discard)
	f := FieldsFlag(&flags, "stable", "")
	for _, test := range []struct {
		text, want string
		ok         bool
	}{
		{"example.com/a.T.F, gopkg.in/b.v2.T.F,time.T.F", "example.com/a.T.F,gopkg.in/b.v2.T.F,time.T.F", true},
		{"", "", true},
		{"example.com/a.T", "", false},
		{"T.F", "", false},
		{"a.T.F-1", "", false},
		{".T.F", "", false},
		{"a.T.F#0", "", false},
	} {
		*f = nil
		if err := flags.Parse([]string{"-stable=" + test.text}); (err == nil) != test.ok || f.String() != test.want {
			t.Errorf("%q: %q, %v", test.text, f.String(), err)
		}
	}
	if !(&Fields{"a.T.F"}).Has("a.T.F") || (&Fields{"a.T.F"}).Has("a.T.G") {
		t.Error("Has")
	}
}
