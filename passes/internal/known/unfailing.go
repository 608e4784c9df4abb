package known

import "go/types"

// unfailing are functions of the standard library that say that the error which they have
// for a result is always nil.
var unfailing = map[string]bool{
	"(*bytes.Buffer).Write":            true,
	"(*bytes.Buffer).WriteByte":        true,
	"(*bytes.Buffer).WriteRune":        true,
	"(*bytes.Buffer).WriteString":      true,
	"(*hash/maphash.Hash).Write":       true,
	"(*hash/maphash.Hash).WriteByte":   true,
	"(*hash/maphash.Hash).WriteString": true,
	"(*strings.Builder).Write":         true,
	"(*strings.Builder).WriteByte":     true,
	"(*strings.Builder).WriteRune":     true,
	"(*strings.Builder).WriteString":   true,
	"crypto/rand.Read":                 true,
}

// NeverFails reports whether fn is a function of the standard library whose error is
// always nil.
func NeverFails(fn *types.Func) bool {
	return fn.Pkg() != nil && Standard(fn.Pkg().Path()) && unfailing[fn.FullName()]
}

// MakesError reports whether fn is a function of the standard library that returns an error and
// never nil.
func MakesError(fn *types.Func) bool {
	name := fn.FullName()
	return name == "errors.New" || name == "fmt.Errorf"
}

// writing are functions of the standard library whose error is that of writing to their
// first argument.
var writing = map[string]bool{
	"fmt.Fprint":     true,
	"fmt.Fprintf":    true,
	"fmt.Fprintln":   true,
	"io.WriteString": true,
}

// FailsToWrite reports whether the error of fn is that of writing to its first argument.
func FailsToWrite(fn *types.Func) bool { return writing[fn.FullName()] }

// passing are methods of the standard library whose error is that of writing to the first argument of the
// function that has made their receiver, as long as that stays what it was made.
var passing = map[string]string{
	"(*bufio.Writer).Flush":           "bufio.NewWriter",
	"(*bufio.Writer).Write":           "bufio.NewWriter",
	"(*bufio.Writer).WriteByte":       "bufio.NewWriter",
	"(*bufio.Writer).WriteRune":       "bufio.NewWriter",
	"(*bufio.Writer).WriteString":     "bufio.NewWriter",
	"(*compress/gzip.Writer).Close":   "compress/gzip.NewWriter",
	"(*compress/gzip.Writer).Flush":   "compress/gzip.NewWriter",
	"(*compress/gzip.Writer).Write":   "compress/gzip.NewWriter",
	"(*encoding/csv.Writer).Error":    "encoding/csv.NewWriter",
	"(*encoding/csv.Writer).Write":    "encoding/csv.NewWriter",
	"(*encoding/csv.Writer).WriteAll": "encoding/csv.NewWriter",
	"(*text/tabwriter.Writer).Flush":  "text/tabwriter.NewWriter",
	"(*text/tabwriter.Writer).Write":  "text/tabwriter.NewWriter",
}

// FailsToPass returns the name of the function that makes what fn is a method of, if the error of fn is
// that of writing to the first argument of that function; else "".
func FailsToPass(fn *types.Func) (maker string) { return passing[fn.FullName()] }

// drawing are functions of the standard library whose error is that of reading from their first
// argument, as long as that gives as much as it is asked for.
var drawing = map[string]bool{
	"crypto/ed25519.GenerateKey": true,
	"crypto/rand.Int":            true,
	"io.ReadFull":                true,
}

// FailsToDraw reports whether the error of fn is that of reading from its first argument.
func FailsToDraw(fn *types.Func) bool { return drawing[fn.FullName()] }

// IsRandomReader reports whether v is rand.Reader of package crypto, reading from which never
// fails since Go 1.24.
func IsRandomReader(v *types.Var) bool {
	return v.Pkg() != nil && v.Pkg().Path() == "crypto/rand" && v.Name() == "Reader"
}

// takers and givers are types of the standard library that say that whatever is written to
// one of their values is taken, and that to read from one fails at its end only.
var (
	takers = map[string]bool{
		"*bytes.Buffer":      true,
		"*hash/maphash.Hash": true,
		"*strings.Builder":   true,
		"hash.Hash":          true,
		"hash.Hash32":        true,
		"hash.Hash64":        true,
	}
	givers = map[string]bool{
		"*bytes.Buffer":   true,
		"*bytes.Reader":   true,
		"*strings.Reader": true,
	}
)

// TakesAll reports whether no write to a value of type t fails.
func TakesAll(t types.Type) bool { return takers[types.TypeString(types.Unalias(t), nil)] }

// GivesAll reports whether reading from a value of type t fails at its end only.
func GivesAll(t types.Type) bool { return givers[types.TypeString(types.Unalias(t), nil)] }

// IsDiscard reports whether v is io.Discard, to which each write succeeds.
func IsDiscard(v *types.Var) bool {
	return v.Pkg() != nil && v.Pkg().Path() == "io" && v.Name() == "Discard"
}

// MarshalsJSON reports whether fn returns its first argument as JSON, and an error only for
// what cannot be written so.
func MarshalsJSON(fn *types.Func) bool {
	name := fn.FullName()
	return name == "encoding/json.Marshal" || name == "encoding/json.MarshalIndent"
}
