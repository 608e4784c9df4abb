package nogo

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/rogpeppe/go-internal/diff"
)

// An edit replaces bytes of a file.
type edit struct {
	start, end int
	text       string
}

// patch returns what the first fix of each finding changes as a unified diff,
// with names relative to the working directory, below a and b. A fix that
// overlaps an earlier one is an error, as the drivers' users would see it.
func (t *target) patch(findings []finding) ([]byte, error) {
	edits := make(map[string][]edit)
	for _, f := range findings {
		if len(f.SuggestedFixes) == 0 {
			continue
		}
		for _, e := range f.SuggestedFixes[0].TextEdits {
			file := t.fset.File(e.Pos)
			end := e.End
			if !end.IsValid() {
				end = e.Pos
			}
			edits[file.Name()] = append(edits[file.Name()], edit{file.Offset(e.Pos), file.Offset(end), string(e.NewText)})
		}
	}
	var out bytes.Buffer
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(edits)) {
		before, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		after, err := apply(before, edits[name])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if rel, err := filepath.Rel(dir, name); err == nil {
			name = rel
		}
		out.Write(diff.Diff("a/"+filepath.ToSlash(name), before, "b/"+filepath.ToSlash(name), after))
	}
	return out.Bytes(), nil
}

func apply(text []byte, edits []edit) ([]byte, error) {
	slices.SortStableFunc(edits, func(a, b edit) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end))
	})
	edits = slices.Compact(edits)
	var out []byte
	last := 0
	for _, e := range edits {
		if e.start < last {
			return nil, fmt.Errorf("fixes overlap at byte %d", e.start)
		}
		out = append(append(out, text[last:e.start]...), e.text...)
		last = e.end
	}
	return append(out, text[last:]...), nil
}
