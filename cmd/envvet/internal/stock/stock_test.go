package stock_test

import (
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/stock"
)

// Whoever uses envvet -std in place of go vet misses no check of it.
func TestSuite(t *testing.T) {
	out, err := exec.CommandContext(t.Context(), "go", "tool", "vet", "help").Output()
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(out), "Registered analyzers:")
	names := regexp.MustCompile(`(?m)^    ([a-z]+) `).FindAllStringSubmatch(list, -1)
	if len(names) < 30 {
		t.Fatalf("%d checks in\n%s", len(names), out)
	}
	for _, name := range names {
		if !slices.ContainsFunc(stock.Suite(), func(a *analysis.Analyzer) bool { return a.Name == name[1] || a.Name == "go"+name[1] }) {
			t.Errorf("go vet has %s", name[1])
		}
	}
}

func TestNames(t *testing.T) {
	if err := analysis.Validate(slices.Concat(analyzers.Suite, stock.Suite())); err != nil {
		t.Error(err)
	}
	seen := make(map[string]bool)
	for _, a := range slices.Concat(analyzers.Suite, stock.Suite()) {
		if seen[a.Name] {
			t.Errorf("two are called %s", a.Name)
		}
		seen[a.Name] = true
	}
	for _, name := range []string{"godirective", "gotests", "printf"} {
		if !seen[name] {
			t.Errorf("no %s", name)
		}
	}
}

func TestWanted(t *testing.T) {
	for args, want := range map[string]bool{
		"":                         false,
		"-std x.cfg":               true,
		"--std=true x.cfg":         true,
		"-std=1 -printf=false":     true,
		"-std=false":               false,
		"-std -std=false x.cfg":    false,
		"-std=perhaps x.cfg":       false,
		"-stdoutwrite std x.cfg":   false,
		"-stdoutwrite.fix=x x.cfg": false,
	} {
		if got := stock.Wanted(strings.Fields(args)); got != want {
			t.Errorf("%s: %t", args, got)
		}
	}
}
