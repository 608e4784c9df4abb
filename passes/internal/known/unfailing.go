package known

import "go/types"

// unfailing are functions of the standard library that say that the error which they have
// for a result is always nil.
var unfailing = map[string]bool{
	"(*bytes.Buffer).Write":          true,
	"(*bytes.Buffer).WriteByte":      true,
	"(*bytes.Buffer).WriteRune":      true,
	"(*bytes.Buffer).WriteString":    true,
	"(*strings.Builder).Write":       true,
	"(*strings.Builder).WriteByte":   true,
	"(*strings.Builder).WriteRune":   true,
	"(*strings.Builder).WriteString": true,
	"crypto/rand.Read":               true,
}

// NeverFails reports whether fn is a function of the standard library whose error is
// always nil.
func NeverFails(fn *types.Func) bool {
	return fn.Pkg() != nil && Standard(fn.Pkg().Path()) && unfailing[fn.FullName()]
}

// MarshalsJSON reports whether fn returns its first argument as JSON, and an error only for
// what cannot be written so.
func MarshalsJSON(fn *types.Func) bool {
	name := fn.FullName()
	return name == "encoding/json.Marshal" || name == "encoding/json.MarshalIndent"
}
