// Package texts answers what an expression is known to hold: a text, or a value
// that is encoded as JSON. Known is what a package says itself:
//
//   - a constant, and texts put together with +;
//   - what is converted to a string, bytes or a json.RawMessage;
//   - a variable of the package that is given a value once, where it is declared,
//     and of which neither the address is taken nor a part assigned. That a slice
//     or map is changed by a function that is given it is not seen;
//   - a file that is embedded in a variable of type string or []byte;
//   - a literal of a map, a slice, or a jsonschema.Schema of
//     github.com/google/jsonschema-go, made of these.
//
// # Embedded files
//
// Drivers hand a pass the files that are compiled, and not those that are
// embedded: Pass.ReadFile refuses them, or is nil. The go command counts them
// among what a package is built from, so that a result that depends on one is
// never stale. They are read from the folder of the source file, and never from
// outside of it, be it by a symbolic link.
package texts
