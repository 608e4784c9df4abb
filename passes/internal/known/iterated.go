package known

import "go/types"

// iterated are functions of the standard library that return an iterator over the list that they
// are given, in its order, and whether that yields the indexes, too.
var iterated = map[string]bool{
	"slices.All":    true,
	"slices.Values": false,
}

// Iterates reports whether a loop over what fn returns is one over the list that fn is given, and
// whether the first that it yields is the index.
func Iterates(fn *types.Func) (indexed, ok bool) {
	if fn == nil || fn.Pkg() == nil {
		return false, false
	}
	indexed, ok = iterated[fn.FullName()]
	return indexed, ok
}
