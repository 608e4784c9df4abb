package condense

import (
	"slices"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
)

// OnlyReceiver reports whether a method does nothing but to what its receiver holds.
func OnlyReceiver(m summary.Method) bool {
	if m.Sum == nil {
		return true // in a broken fact
	}
	s := m.Sum
	return len(s.Effects) == 0 &&
		!slices.ContainsFunc(s.Uses, func(u summary.Use) bool { return !u.Target.OfReceiver() }) &&
		!slices.ContainsFunc(s.Stores, func(st summary.Store) bool { return !st.Target.OfReceiver() }) &&
		!slices.ContainsFunc(s.Results, func(v summary.Value) bool { return len(v) > 0 })
}

// WithoutReceiver returns methods without what they do to what their receiver
// holds, but where one of them puts something: it holds nothing else. The methods
// of a message of protobuf, of which every program has hundreds, do little more.
// Methods that do nothing then are left out, but for those that put something
// where another one looks for it.
func WithoutReceiver(methods []summary.Method) []summary.Method {
	var filled, asked []string // paths
	for _, m := range methods {
		filled = append(filled, fills(m.Sum)...)
	}
	idle := func(u summary.Use) bool {
		return u.Target.OfReceiver() && u.Op != summary.Default && !paths.Overlap(u.Target.Path, filled)
	}
	out := make([]summary.Method, len(methods))
	for i, m := range methods {
		if m.Sum != nil && slices.ContainsFunc(m.Sum.Uses, idle) {
			s := *m.Sum
			s.Uses = slices.DeleteFunc(slices.Clone(s.Uses), idle)
			m.Sum = &s
		}
		out[i] = m
		asked = append(asked, reads(m.Sum)...)
	}
	return slices.DeleteFunc(out, func(m summary.Method) bool {
		return OnlyReceiver(m) && len(reads(m.Sum)) == 0 && !slices.ContainsFunc(fills(m.Sum), func(path string) bool { return paths.Overlap(path, asked) })
	})
}

// fills returns the paths of the receiver at which s puts something.
func fills(s *summary.Summary) []string {
	if s == nil {
		return nil // in a broken fact
	}
	var out []string
	for _, st := range s.Stores {
		if st.Target.OfReceiver() && st.Value.Bears() {
			out = append(out, st.Target.Path)
		}
	}
	return out
}

// reads returns the paths of the receiver that s uses or returns.
func reads(s *summary.Summary) []string {
	if s == nil {
		return nil // in a broken fact
	}
	var out []string
	for _, u := range s.Uses {
		if u.Target.OfReceiver() {
			out = append(out, u.Target.Path)
		}
	}
	for _, r := range s.Results {
		for _, a := range r {
			if a.Kind == summary.At && a.Ref.OfReceiver() {
				out = append(out, a.Ref.Path)
			}
		}
	}
	return out
}
