package condense

import (
	"go/token"
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// Nearest keeps the nearest uses of each place; uses are sorted so that
// those of one place stand together, nearest first.
func Nearest(uses []summary.Use) []summary.Use {
	const maxPerPlace = 16
	out := make([]summary.Use, 0, len(uses))
	n := 0
	for i, u := range uses {
		if i > 0 && (uses[i-1].Op != u.Op || uses[i-1].Target != u.Target || uses[i-1].Method != u.Method) {
			n = 0
		}
		if n++; n <= maxPerPlace {
			out = append(out, u.In(token.NoPos))
		}
	}
	if len(out) < len(uses) {
		return slices.Clone(out) // without room for the others
	}
	return out
}
