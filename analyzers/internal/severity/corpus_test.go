package severity

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCorpus holds that a category is a hint if, of its findings in the corpus that
// were read, less than nine in ten are what a maintainer would accept.
func TestCorpus(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "corpus", "payloads.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	const columns, category, class = 5, 2, 3
	accepted, read := map[string]int{}, map[string]int{}
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		cells := strings.Split(line, "\t")
		if len(cells) != columns {
			t.Fatalf("line %d has %d cells, want %d", i+1, len(cells), columns)
		}
		if i == 0 {
			continue
		}
		read[cells[category]]++
		if cells[class] == "true" {
			accepted[cells[category]]++
		}
	}
	if len(read) == 0 {
		t.Fatal("no findings were read")
	}
	for c, n := range read {
		if 10*accepted[c] < 9*n && Of(c) != Hint {
			t.Errorf("%s: %d of %d are accepted, and it is no hint", c, accepted[c], n)
		}
	}
}
