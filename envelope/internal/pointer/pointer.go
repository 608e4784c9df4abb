// Package pointer follows JSON pointers (RFC 6901) as references of JSON Schema have them,
// in a fragment.
package pointer

import (
	"strconv"
	"strings"
)

var unescape = strings.NewReplacer("~1", "/", "~0", "~", "%25", "%", "%20", " ")

// Key returns the name of a key that a step of a pointer spells.
func Key(step string) string { return unescape.Replace(step) }

// Leads reports whether a pointer, which is empty or begins with a slash, leads to something in
// a document as package json decodes it.
func Leads(document any, pointer string) bool {
	if pointer == "" {
		return true
	}
	for step := range strings.SplitSeq(pointer[1:], "/") {
		step = Key(step)
		switch at := document.(type) {
		case map[string]any:
			document = at[step]
		case []any:
			i, err := strconv.Atoi(step)
			if err != nil || i < 0 || i >= len(at) {
				return false
			}
			document = at[i]
		default:
			return false
		}
	}
	return document != nil
}
