// Package nils answers which lists and maps of a value that is encoded may be nil.
//
// Package encoding/json and those in its place write a nil slice or map as null
// and an empty one as [] or {}. A value that is nil until something is added to it
// is sometimes the one and sometimes the other.
//
// # Definitions
//
// The value that is encoded is one of the SSA form of a function, at a call in it:
// a list or map itself, a struct or a pointer to one that the function makes, a map
// literal; of these the fields, and the values under constant keys.
//
// It may be nil if it begins as nil, as a variable without a value or a field that
// nothing is assigned to does, a way leads from there to the call on which nothing
// else is assigned, and there is another way. What append returns is not nil. Of a
// function of the package that returns it, the same is asked at its returns, but
// for those with an error; what is returned with rows.Err() is what callers go on with.
// A loop that goes through a list which has an element for certain has an iteration.
//
// # What is not followed
//
// A value that is handed to a function other than the encoder before, parameters,
// what is read from memory that others see, functions of other packages, elements
// of lists, and types that encode themselves. Each is a miss. A way through
// conditions that exclude each other is taken for one.
package nils
