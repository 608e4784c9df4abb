// Package schema reads explicit JSON Schemas: those that an author writes in
// place of the one that is derived from a Go type. It says whether a text is a
// schema at all, which of its properties are volatile, and where it disagrees
// with the schema that the type gives.
//
// A schema is of draft 07 unless it says otherwise. No address is ever loaded:
// a $ref that leaves the text is an error.
package schema
