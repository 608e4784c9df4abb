package flow

import (
	"slices"
	"strings"
)

// A path is names of fields, elements and calls, joined by dots; the empty one leads to
// the whole.

// joined returns the path that leads by path, and on by rest.
func joined(path, rest string) string {
	if path == "" || rest == "" {
		return path + rest
	}
	return path + "." + rest
}

// within reports whether path leads to a part of what whole leads to, or to that.
func within(path, whole string) bool {
	return whole == "" || path == whole || strings.HasPrefix(path, whole) && path[len(whole)] == '.'
}

// under returns what of path follows prefix.
func under(path, prefix string) (string, bool) {
	if prefix == "" {
		return path, true
	}
	rest, ok := strings.CutPrefix(path, prefix)
	if ok && rest == "" {
		return "", true
	}
	return strings.CutPrefix(rest, ".")
}

// prefixes yields each proper prefix of a path with what follows it, shortest first.
func prefixes(path string) func(yield func(prefix, rest string) bool) {
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

// inElement reports whether a path leads to or through an element, of which a list has
// many.
func inElement(path string) bool {
	return slices.Contains(strings.Split(path, "."), element)
}
