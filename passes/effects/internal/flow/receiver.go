package flow

import (
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// onlyReceiver reports whether a method does nothing but to what its receiver holds.
func onlyReceiver(m summary.Method) bool {
	if m.Sum == nil {
		return true // in a broken fact
	}
	s := m.Sum
	return len(s.Effects) == 0 &&
		!slices.ContainsFunc(s.Uses, func(u summary.Use) bool { return !ofReceiver(u.Target) }) &&
		!slices.ContainsFunc(s.Stores, func(st summary.Store) bool { return !ofReceiver(st.Target) }) &&
		!slices.ContainsFunc(s.Results, func(v summary.Value) bool { return len(v) > 0 })
}

func ofReceiver(r summary.Ref) bool { return r.Root == summary.Param && r.Index == 0 }

// withoutReceiver returns methods without what they do to what their receiver
// holds, but where one of them puts something: it holds nothing else. The methods
// of a message of protobuf, of which every program has hundreds, do little more.
func withoutReceiver(methods []summary.Method) []summary.Method {
	var filled []string // paths
	for _, m := range methods {
		if m.Sum == nil {
			continue
		}
		for _, st := range m.Sum.Stores {
			if ofReceiver(st.Target) && st.Value.Bears() {
				filled = append(filled, st.Target.Path)
			}
		}
	}
	idle := func(u summary.Use) bool {
		return ofReceiver(u.Target) && u.Op != summary.Default &&
			!slices.ContainsFunc(filled, func(path string) bool { return within(u.Target.Path, path) || within(path, u.Target.Path) })
	}
	out := make([]summary.Method, len(methods))
	for i, m := range methods {
		if m.Sum != nil && slices.ContainsFunc(m.Sum.Uses, idle) {
			s := *m.Sum
			s.Uses = slices.DeleteFunc(slices.Clone(s.Uses), idle)
			m.Sum = &s
		}
		out[i] = m
	}
	return out
}
