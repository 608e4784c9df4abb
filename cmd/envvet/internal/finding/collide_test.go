package finding

import (
	"fmt"
	"slices"
	"testing"
)

func TestCollisions(t *testing.T) {
	for _, test := range []struct {
		name  string
		edits [][]Edit // of the first fix of each finding
		want  []string
	}{
		{"none", [][]Edit{nil, nil}, nil},
		{"apart", [][]Edit{{{"a.go", 1, 3, "x"}}, {{"a.go", 3, 5, "y"}}}, nil},
		{"overlapping", [][]Edit{{{"a.go", 1, 4, "x"}}, {{"a.go", 3, 5, "y"}}}, []string{"0 1"}},
		{"within", [][]Edit{{{"a.go", 3, 4, ""}}, {{"a.go", 1, 9, "y"}}}, []string{"0 1"}},
		{"the same, otherwise", [][]Edit{{{"a.go", 1, 4, "x"}}, {{"a.go", 1, 4, "y"}}}, []string{"0 1"}},
		{"the same", [][]Edit{{{"a.go", 1, 4, "x"}}, {{"a.go", 1, 4, "x"}}}, nil},
		{"insertions at a place", [][]Edit{{{"a.go", 4, 4, "x"}}, {{"a.go", 4, 4, "y"}}}, nil},
		{"an insertion at the end", [][]Edit{{{"a.go", 1, 4, "x"}}, {{"a.go", 4, 4, "y"}}}, nil},
		{"an insertion within", [][]Edit{{{"a.go", 1, 4, "x"}}, {{"a.go", 2, 2, "y"}}}, []string{"0 1"}},
		{"files", [][]Edit{{{"a.go", 1, 4, "x"}}, {{"b.go", 1, 4, "y"}}}, nil},
		{"one fix", [][]Edit{{{"a.go", 1, 4, "x"}, {"a.go", 2, 5, "x"}}}, nil},
		{"a second place", [][]Edit{{{"b.go", 1, 4, "x"}, {"a.go", 7, 9, "x"}}, {{"a.go", 8, 9, "y"}, {"b.go", 2, 3, "y"}}}, []string{"0 1"}},
		{"three", [][]Edit{{{"a.go", 1, 9, "x"}}, {{"a.go", 2, 3, "y"}}, {{"a.go", 4, 5, "z"}}, {{"a.go", 9, 10, "z"}}}, []string{"0 1", "0 2"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var findings []Finding
			for i, edits := range test.edits {
				f := Finding{Rule: fmt.Sprint(i)}
				if edits != nil {
					f.Fixes = []Fix{{Edits: edits}, {Edits: []Edit{{"a.go", 0, 100, "another choice"}}}}
				}
				findings = append(findings, f)
			}
			var got []string
			for _, pair := range Collisions(findings) {
				got = append(got, pair[0].Rule+" "+pair[1].Rule)
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
