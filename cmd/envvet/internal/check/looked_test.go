package check

import (
	"context"
	"errors"
	"os"
	"path/filepath"
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
