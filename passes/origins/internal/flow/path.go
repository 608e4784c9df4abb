package flow

import (
	"strconv"
	"strings"
)

// A path leads from a value to what it holds: ".Name" to a field, "[]" to the
// elements of a list, "{}" to the values of a map and "{key}" to the one with
// that key, "(1)" to the second result of calling it, "<0>" to what calling it
// puts into what its first argument points to, "@0" to the first argument that it
// is called with, "#Now(0)" to the first result of calling its method, "#Read<0>"
// to what that puts into what its first argument points to. Pointers and interfaces
// are passed without a step.

// maxDepth bounds the steps of a path. What lies deeper is not followed.
const maxDepth = 7

// cutStep cuts the first step off a path.
func cutStep(path string) (first, rest string) {
	if len(path) < 2 {
		return path, ""
	}
	switch path[0] {
	case '[':
		return path[:2], path[2:]
	case '{', '(', '<':
		if i := strings.IndexByte(path, closing[path[0]]); i >= 0 {
			return path[:i+1], path[i+1:]
		}
		return path, ""
	}
	for i := 1; i < len(path); i++ {
		if begins[path[i]] {
			return path[:i], path[i:]
		}
	}
	return path, ""
}

// Steps begin with one of these, and some end with another one.
var begins = [256]bool{'.': true, '[': true, '{': true, '(': true, '<': true, '@': true, '#': true}

var closing = [...]byte{'{': '}', '(': ')', '<': '>'}

// ValidPath reports whether a path that a fact holds is one.
func ValidPath(path string) bool {
	for n := 0; path != ""; n++ {
		var s string
		s, path = cutStep(path)
		if n == maxDepth || len(s) < 2 {
			return false
		}
		switch s[0] {
		case '.', '#':
			if strings.ContainsAny(s[1:], "]})>|") {
				return false
			}
		case '[':
			if s != "[]" {
				return false
			}
		case '{':
			if !strings.HasSuffix(s, "}") || s != "{}" && !plainKey(s[1:len(s)-1]) {
				return false
			}
		case '(', '<':
			if len(s) != 3 || s[2] != closing[s[0]] || s[1] < '0' || s[1] > '9' {
				return false
			}
		case '@':
			if len(s) != 2 || s[1] < '0' || s[1] > '9' {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// join returns the path that follows q after p; ok is false if it is too long.
func join(p, q string) (path string, ok bool) {
	if p == "" {
		return q, true
	}
	if q == "" {
		return p, true
	}
	path = p + q
	n := 0
	for rest := path; rest != ""; n++ {
		_, rest = cutStep(rest)
	}
	return path, n <= maxDepth
}

// match follows two paths as far as they agree. inside is what is left of at,
// beyond what is left of q; ok is false if they part.
func match(at, q string) (inside, beyond string, ok bool) {
	for at != "" && q != "" {
		a, restA := cutStep(at)
		b, restQ := cutStep(q)
		if a != b && !(isElement(a) && isElement(b) && (isAny(a) || isAny(b))) {
			return "", "", false
		}
		at, q = restA, restQ
	}
	return at, q, true
}

func isElement(s string) bool { return s[0] == '[' || s[0] == '{' }
func isAny(s string) bool     { return s == "[]" || s == "{}" }

// below reports whether at is path or leads on from it, step by step the same.
func below(at, path string) bool {
	return strings.HasPrefix(at, path) && (len(at) == len(path) || begins[at[len(path)]])
}

// maxOperands bounds the results and arguments of function values that paths
// speak of.
const maxOperands = 10

// resultStep, storeStep and argumentStep are the steps that a call takes.
func resultStep(i int) string   { return "(" + strconv.Itoa(i) + ")" }
func storeStep(i int) string    { return "<" + strconv.Itoa(i) + ">" }
func argumentStep(i int) string { return "@" + strconv.Itoa(i) }

// cutArgument cuts a path at the argument of a call that it leads to: the path to
// the function, the number of the argument and the path in it.
func cutArgument(path string) (function string, argument int, rest string, ok bool) {
	i := strings.IndexByte(path, '@')
	if i < 0 || i+1 >= len(path) {
		return "", 0, "", false
	}
	return path[:i], int(path[i+1] - '0'), path[i+2:], true
}

// exact reports whether a path leads to one place: not to any element.
func exact(path string) bool { return !strings.Contains(path, "[]") && !strings.Contains(path, "{}") }

// mapStep returns the step to the value with a key.
func mapStep(key string) string {
	if plainKey(key) {
		return "{" + key + "}"
	}
	return "{}"
}

func plainKey(key string) bool {
	for _, c := range []byte(key) {
		if !(c == '_' || c == '-' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z') {
			return false
		}
	}
	return key != "" && len(key) <= 64
}
