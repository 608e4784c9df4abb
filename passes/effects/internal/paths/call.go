package paths

import (
	"strconv"
	"strings"
)

// What a function or method that the caller hands in returns is a place below
// it, in which the call is an element of the path: "model.Init()" is what the
// method Init of the field model returns, "[].()1" the second result of an
// element that is called.

// Call returns the path element of result i of a call.
func Call(method string, i int) string {
	if i == 0 {
		return method + "()"
	}
	return method + "()" + strconv.Itoa(i)
}

// CutCall takes a call from the front of a path.
func CutCall(path string) (method string, i int, rest string, ok bool) {
	first, rest, _ := strings.Cut(path, ".")
	method, index, ok := strings.Cut(first, "()")
	if ok && index != "" {
		i, _ = strconv.Atoi(index)
	}
	return method, i, rest, ok
}

// PassesCall reports whether the place at path is below what a call returns.
func PassesCall(path string) bool { return strings.Contains(path, "()") }
