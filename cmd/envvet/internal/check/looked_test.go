package check

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/baseline"
)

// TestDeclaresOnce holds that a file is parsed once, and not for every entry of a
// baseline.
func TestDeclaresOnce(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.go")
	if err := os.WriteFile(name, []byte("package a\n\nfunc f() {}\n\nfunc g() {}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	var v verdict
	if !v.declares(name, "f") || !v.declares(name, "g") || v.declares(name, "h") {
		t.Error("it declares f and g, and no h")
	}
	if n := testing.AllocsPerRun(10, func() { v.declares(name, "g"); v.declares(name, "h") }); n > 0 {
		t.Errorf("what is known allocates %v times", n)
	}
}

// TestWouldBeFound holds that a declaration is found no more if no file that was not
// looked at can have it.
func TestWouldBeFound(t *testing.T) {
	for _, test := range []struct {
		name, file, decl string
		tests            bool
		files            string // with functions list; in lower case they were looked at
		want             bool
	}{
		{"it has been mended", "a.go", "list", false, "a.go", true},
		{"another declaration is gone", "a.go", "gone", false, "a.go B.go", true},
		{"a file of another platform has it", "gone.go", "list", false, "a.go B.go", false},
		{"a helper of tests has its name", "gone.go", "list", false, "a.go A_test.go", true},
		{"only tests are left", "gone.go", "list", false, "A_test.go", true},
		{"a test of another platform has it", "gone.go", "list", true, "a.go A_test.go", false},
		{"a test of another platform has the test", "gone_test.go", "list", true, "a.go A_test.go", false},
		{"a test may name a template", "page.tmpl", "list", false, "a.go A_test.go", false},
	} {
		dir, looked := t.TempDir(), make(map[string]bool)
		for file := range strings.FieldsSeq(test.files) {
			name := filepath.Join(dir, file)
			if err := os.WriteFile(name, []byte("package a\n\nfunc list() {}\n"), 0o666); err != nil {
				t.Fatal(err)
			}
			if file == strings.ToLower(file) {
				looked[name] = true
			}
		}
		var v verdict
		if got := v.wouldBeFound(filepath.Join(dir, test.file), test.decl, test.tests, looked); got != test.want {
			t.Errorf("%s: it would be found: %t", test.name, got)
		}
	}
}

// TestDivide holds that entries are mended or not, and that none is looked up when
// nobody waits any more.
func TestDivide(t *testing.T) {
	rest := baseline.Baseline{Entries: []baseline.Entry{{File: "a.go", Count: 1}, {File: "b.go", Count: 2}}}
	var v verdict
	if err := v.divide(t.Context(), rest, func(e baseline.Entry) bool { return e.File == "b.go" }); err != nil || v.mended.Len() != 2 || v.rest.Len() != 1 {
		t.Errorf("%d are mended and %d were not looked for, %v", v.mended.Len(), v.rest.Len(), err)
	}

	ctx, cancel := context.WithCancelCause(t.Context())
	why, asked := errors.New("enough"), 0
	err := v.divide(ctx, rest, func(baseline.Entry) bool {
		asked++
		cancel(why)
		return true
	})
	if !errors.Is(err, why) || asked != 1 {
		t.Errorf("%d entries are looked up after the end, %v", asked-1, err)
	}
}
