package condense

import (
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// MakesAnother reports whether a method makes an interface value again of the type that it is of, of something else
// than its receiver.
func MakesAnother(m summary.Method) bool {
	return m.Sum != nil && (slices.ContainsFunc(m.Sum.Results, hasAnother) ||
		slices.ContainsFunc(m.Sum.Stores, func(st summary.Store) bool { return hasAnother(st.Value) }) ||
		slices.ContainsFunc(m.Sum.Uses, func(u summary.Use) bool { return slices.ContainsFunc(u.Args, hasAnother) }))
}

func hasAnother(v summary.Value) bool {
	return slices.ContainsFunc(v, func(a summary.Atom) bool {
		return a.Again && !a.Self || hasAnother(a.Inner) || slices.ContainsFunc(a.Bind, hasAnother) ||
			slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return hasAnother(f.Value) })
	})
}
