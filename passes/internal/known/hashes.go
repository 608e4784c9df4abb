package known

import "go/types"

// hashes are functions of the standard library that return a number which is the same for the same
// argument as long as the program runs, and the last of their arguments is what they hash.
var hashes = map[string]bool{
	"hash/maphash.Bytes":      true,
	"hash/maphash.String":     true,
	"hash/maphash.Comparable": true,
}

// Hashes reports whether fn returns the hash of its last argument.
func Hashes(fn *types.Func) bool { return fn.Pkg() != nil && hashes[fn.FullName()] }

// HashesWritten reports whether fn is a method that returns the hash of what was written to its
// receiver.
func HashesWritten(fn *types.Func) bool {
	return fn.Pkg() != nil && fn.FullName() == "(*hash/maphash.Hash).Sum64"
}
