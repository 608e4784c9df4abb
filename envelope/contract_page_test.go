package envelope_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
)

// TestContractPage holds that the samples of docs/contract.md are in the golden
// files that they name, line by line in one piece, and that its tables of codes
// are those of the contract.
func TestContractPage(t *testing.T) {
	text, err := os.ReadFile("../docs/contract.md")
	if err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(string(text), "<!-- from ")
	for _, part := range parts[1:] {
		name, rest, ok := strings.Cut(part, " -->\n```\n")
		sample, _, closed := strings.Cut(rest, "```")
		if !ok || !closed {
			t.Errorf("no sample after %.60q", part)
			continue
		}
		golden, err := os.ReadFile(filepath.Join("..", name))
		if err != nil {
			t.Error(err)
			continue
		}
		if !strings.Contains(string(golden), sample) {
			t.Errorf("%s has no\n%s", name, sample)
		}
	}
	if len(parts) < 10 {
		t.Errorf("%d samples", len(parts)-1)
	}
	for _, e := range spec.Exits {
		has(t, string(text), "| "+e.Name)
	}
	for _, code := range spec.AnimusCodes[1:] {
		has(t, string(text), "| `"+code+"` |")
	}
	for _, kind := range spec.ClawKinds {
		has(t, string(text), "`"+kind+"`")
	}
	has(t, string(text), "`data` is safe to cache and to compare. `meta` is not.")
}
