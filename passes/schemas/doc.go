// Package schemas answers which JSON Schemas a package declares by hand, and
// what is wrong with them. It reports nothing.
//
// # Definitions
//
// A schema is declared by hand where a framework takes one: the field
// OutputSchema of envelope.Command; InputSchema and OutputSchema of Tool of the
// Go SDK of MCP; RawInputSchema and RawOutputSchema of Tool of mark3labs/mcp-go,
// and the functions that set these.
//
// What a schema says is known if the package itself says it: as a constant, a
// literal, an embedded file, or in a variable that is given it once. It is then
// compiled by package schema of the runtime and compared with the type of the
// payload or of the parameters, if the schema stands in the registration of a
// command that package payload finds.
//
// # Problems
//
// A [Schema] has problems in the form of package spec, of the rule outputschema
// or paramschema and of the field that is given the schema. But for the one that
// a schema is no JSON object, only this side knows them: the runtime carries no
// compiler of schemas, and nobody asks it about constants. Package envelopetest
// holds answers against their schema in tests.
//
// # Documents, flags and notes
//
// Of a package that registers handlers, or imports one that does, it also tells
// whether an expression holds a JSON Schema or a description of commands
// ([Result.Document]), which switches are called as ones that print a schema, and
// which schemas stand among the notes that frameworks let commands have.
//
// # Where the answer ends
//
// A schema that a function computes is not looked at, nor one of another package,
// nor one that is larger than package schema looks at. A $ref is followed within
// its text only. Of a tool whose handler is given raw arguments there is no type
// to compare with.
//
// # Facts
//
// None.
package schemas
