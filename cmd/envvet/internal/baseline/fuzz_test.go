package baseline_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/baseline"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/fingerprint"
)

// FuzzRead holds that what is read from any file is the same once it is written
// and read again, and that it accepts no more findings than it says.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		`{"version":1,"findings":[{"rule":"r","file":"a/a.go","in":"f","fingerprint":"y","count":2}]}`,
		`{"version":1,"findings":[{"fingerprint":"y","count":-1},{"fingerprint":"y","count":3}]}`,
		`{"version":1,"findings":null}`, `{"version":1} {"version":2}`, `{"version":1,"findings":[{"count":9223372036854775807},{"count":1}]}`,
		`{"version":1,"findings":[{"rule":"\u0000\ud800","file":"../\u001b"}]}`, `[]`, "\xff",
	} {
		f.Add(text, "y")
	}
	file := filepath.Join(f.TempDir(), "baseline.json")
	f.Fuzz(func(t *testing.T, text, digest string) {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		b, err := baseline.Read(file)
		if err != nil {
			return
		}
		again := rewrite(t, b, file)
		if !reflect.DeepEqual(again.Entries, b.Entries) && len(again.Entries)+len(b.Entries) > 0 {
			t.Errorf("%+v, written and read: %+v", b, again)
		}
		prints := []fingerprint.Print{{Digest: digest}, {Digest: digest}, {Digest: digest}}
		accepted, rest := b.Match(prints, nil)
		n := 0
		for _, yes := range accepted {
			if yes {
				n++
			}
		}
		if n+rest.Len() != b.Len() {
			t.Errorf("%d accepted and %d left of %d", n, rest.Len(), b.Len())
		}
	})
}

// FuzzOf holds that a baseline of any findings, written and read, accepts them
// all and no more.
func FuzzOf(f *testing.F) {
	f.Add("r", "/home/a/b.go", "/home", "f<T>", "x", "y")
	f.Add("", "", "", "\u2028\"\\\n", "x", "x")
	f.Add("\x00", "../\xff", "/", "\xed\xa0\x80", "\xff", "\xfe")
	folder := f.TempDir()
	f.Fuzz(func(t *testing.T, rule, name, home, decl, one, other string) {
		rule, one, other = strings.ToValidUTF8(rule, "?"), fmt.Sprintf("%x", one), fmt.Sprintf("%x", other) // as they are
		at := finding.Posn{File: name, Line: 1}
		findings := []finding.Finding{{Rule: rule, Posn: at}, {Rule: rule, Posn: at}, {Rule: rule, Posn: at}}
		prints := []fingerprint.Print{{Digest: one, Decl: decl}, {Digest: other}, {Digest: one, Decl: decl}}
		b := rewrite(t, baseline.Of(findings, prints, home), filepath.Join(folder, "baseline.json"))
		if accepted, rest := b.Match(prints, nil); !reflect.DeepEqual(accepted, []bool{true, true, true}) || rest.Len() != 0 {
			t.Errorf("accepts %v, and %+v is left", accepted, rest)
		}
	})
}

// rewrite writes a baseline twice and reads it.
func rewrite(t *testing.T, b baseline.Baseline, file string) baseline.Baseline {
	t.Helper()
	var texts [2][]byte
	for i := range texts {
		if err := b.Write(file); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[i] = text
		if b, err = baseline.Read(file); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
	}
	if !bytes.Equal(texts[0], texts[1]) {
		t.Errorf("%s\nwritten again:\n%s", texts[0], texts[1])
	}
	return b
}
