package flow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
)

// Of options that put something into the same field the last one counts:
//
//	bar := progress.New(progress.Standard(), progress.WithWriter(os.Stderr))

// replacedBy returns, for each of some options that are called one after the other, where it puts
// something that later ones replace which are called in any case. One that is there twice may be sure
// only the first time.
func (f *frame) replacedBy(options, sure []ssa.Value) [][]summary.Ref {
	out := make([][]summary.Ref, len(options))
	var later []summary.Ref
	for i, option := range slices.Backward(options) {
		puts, ok := f.onlyPuts(f.value(option))
		if !ok {
			later = nil // it may do something with what is there
			continue
		}
		out[i] = slices.Clip(later)
		if len(sure) == len(options) || slices.Contains(sure, option) && !slices.Contains(options[:i], option) {
			later = append(slices.Clip(later), puts...)
		}
	}
	return out
}

// onlyPuts returns where an option puts something in any case, in what it is called with, and
// whether it does nothing else with that, and asks nothing of it.
func (f *frame) onlyPuts(option []atom) (puts []summary.Ref, ok bool) {
	if len(option) != 1 {
		return nil, false
	}
	n, isFunc := option[0].node.(*function)
	if !isFunc {
		return nil, false
	}
	sum, _ := f.sumOf(n)
	if sum == nil || slices.ContainsFunc(sum.Uses, func(u summary.Use) bool { return u.Target.Root == summary.Param || ofParam(u.Args) }) {
		return nil, false
	}
	for _, st := range sum.Stores {
		if ofParam([]summary.Value{st.Value}) || st.Target.Root != summary.Param {
			return nil, false
		}
		if st.Must && !strings.Contains(st.Target.Path, ".") && !paths.InElement(st.Target.Path) && !paths.PassesCall(st.Target.Path) {
			puts = append(puts, st.Target)
		}
	}
	return puts, true
}

// ofParam reports whether some values are, or hold, something of what the function is given.
func ofParam(values []summary.Value) bool {
	return slices.ContainsFunc(values, func(v summary.Value) bool {
		return slices.ContainsFunc(v, func(a summary.Atom) bool {
			return a.Ref.Root == summary.Param || ofParam([]summary.Value{a.Inner}) || ofParam(a.Bind) ||
				slices.ContainsFunc(a.Fields, func(field summary.Field) bool { return ofParam([]summary.Value{field.Value}) })
		})
	})
}
