package schema

import "strings"

// read returns the key of the type under which the value of a key is read: of one
// that the type does not have, the first that differs from it in case alone, if
// the reader takes that.
func (c *comparer) read(have view, name string) string {
	if !c.folds || have.property(name) != nil {
		return name
	}
	for _, key := range have.names() {
		if strings.EqualFold(key, name) {
			return key
		}
	}
	return name
}

// written returns the key that a schema has for what is read under that of the type.
func (c *comparer) written(want, have view, key string) string {
	if !c.folds || want.property(key) != nil {
		return key
	}
	for _, name := range want.names() {
		if c.read(have, name) == key {
			return name
		}
	}
	return key
}
