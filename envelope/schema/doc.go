// Package schema reads explicit JSON Schemas: those that an author writes in
// place of the one that is derived from a Go type. It says whether a text is a
// schema at all, which keys it names, and where it disagrees with the schema that
// the type gives.
//
// A schema is of draft 07 unless it says otherwise. No address is ever loaded:
// a $ref that leaves the text is an error, since nobody who is given the text
// could follow it.
//
// # Bounds
//
// A schema may have been written by anybody. Time and memory are bounded: what
// has more than 4,000 values, 500 references or half a megabyte is not looked at
// ([ErrTooLarge]), nor are numbers that are larger than their text and a few
// references that stand for millions. Patterns that Go's regular expressions
// cannot express are left out rather than refused, as JSON Schema allows them.
package schema
