package fix

import (
	"reflect"
	"strconv"
	"strings"
)

// Word returns a change for [Tag] that adds a word to what envelope says.
func Word(word string) func(tag string) string {
	return func(tag string) string {
		words, ok := reflect.StructTag(tag).Lookup("envelope")
		if !ok {
			return strings.TrimSpace(tag + " envelope:" + strconv.Quote(word))
		}
		old := "envelope:" + strconv.Quote(words)
		if words != "" {
			words += ","
		}
		return strings.Replace(tag, old, "envelope:"+strconv.Quote(words+word), 1)
	}
}
