package conditions

import (
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// maxOneOf bounds the conditions of that kind that are kept of one thing.
const maxOneOf = 2

// OneOfWays returns what is known where control gets to by one of several ways, beyond what
// is known in any case: that the last condition of one of them holds.
func OneOfWays(ways [][]summary.Cond, anyway []summary.Cond) []summary.Cond {
	var alternatives []summary.Cond
	for _, conds := range ways {
		i := len(conds) - 1
		for i >= 0 && (conds[i].Of != "" || conds[i].Param == summary.Several || slices.Contains(anyway, conds[i])) {
			i--
		}
		if i < 0 {
			return nil
		}
		if slices.ContainsFunc(alternatives, func(c summary.Cond) bool { return opposite(c, conds[i]) }) {
			return nil // as behind an if statement
		}
		alternatives = append(alternatives, conds[i])
	}
	if c, ok := summary.OneOf(alternatives); ok {
		return []summary.Cond{c}
	}
	return nil
}
