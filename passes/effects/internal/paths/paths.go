// Package paths is about the paths that lead from a value to what it holds: names of fields,
// elements and calls, joined by dots; the empty one leads to the whole.
package paths

import (
	"slices"
	"strings"
)

// Element is the path of what a slice, array, map or channel holds.
const Element = "[]"

// Join returns the path that leads by path, and on by rest.
func Join(path, rest string) string {
	if path == "" || rest == "" {
		return path + rest
	}
	return path + "." + rest
}

// Within reports whether path leads to a part of what whole leads to, or to that.
func Within(path, whole string) bool {
	return whole == "" || path == whole || strings.HasPrefix(path, whole) && path[len(whole)] == '.'
}

// Overlap reports whether path leads to a part of what one of others leads to, or the
// other way round.
func Overlap(path string, others []string) bool {
	return slices.ContainsFunc(others, func(other string) bool { return Within(path, other) || Within(other, path) })
}

// Under returns what of path follows prefix.
func Under(path, prefix string) (string, bool) {
	if prefix == "" {
		return path, true
	}
	rest, ok := strings.CutPrefix(path, prefix)
	if ok && rest == "" {
		return "", true
	}
	return strings.CutPrefix(rest, ".")
}

// Prefixes yields each proper prefix of a path with what follows it, shortest first.
func Prefixes(path string) func(yield func(prefix, rest string) bool) {
	return func(yield func(string, string) bool) {
		if path == "" || !yield("", path) {
			return
		}
		for i := 0; i < len(path); i++ {
			if path[i] == '.' && !yield(path[:i], path[i+1:]) {
				return
			}
		}
	}
}

// InElement reports whether a path leads to or through an element, of which a list has
// many.
func InElement(path string) bool {
	return slices.Contains(strings.Split(path, "."), Element)
}

// CutLast takes the last element off a path.
func CutLast(path string) (rest, last string) {
	i := strings.LastIndexByte(path, '.')
	return path[:max(i, 0)], path[i+1:]
}
