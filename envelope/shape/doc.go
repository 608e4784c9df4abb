// Package shape says what a Go type is in JSON: what a payload type becomes in
// the data of an answer, and which parameters a struct of parameters declares.
//
// It is written once over a small view of types, [Type]. The runtime reads
// types with [Reflect]; the analyzers bring a reader of their own for types in
// source. What it derives for the one is therefore what it derives for the
// other.
//
// # Words
//
// A payload field is declared with the tag envelope, whose words are separated
// by commas:
//
//	stable    it changes with the state of the business only (a time, an id)
//	volatile  it changes by itself: the runtime moves it to meta if it is in
//	          the top-level object, and leaves it out anywhere else
//	set       a list whose order means nothing: the runtime sorts it
//	ordered   a list whose order means something, under --stable-output too, as
//	          that of the lists in it does
//	opaque    any JSON at all, on purpose
//	text      shown to people only, never part of data
//
// Of a map, set and ordered speak of the lists that it holds. What the tag of an embedded
// struct says holds for the fields in it that do not say otherwise; it cannot be a list.
//
// The tags description, enum (values separated by commas) and format go into
// the schema of the field.
//
// # Which Go
//
// Shapes say what envelope writes, which has an encoder of its own and so the same
// answer with any Go: they follow encoding/json of Go 1.26. Since Go 1.27 that is built
// on encoding/json/v2, whatever version go.mod names, unless the program is built with
// GOEXPERIMENT=nojsonv2. Then the option embed puts what is in a struct or map into the
// object around it; a field with an option format is an error; in a tag, what is before
// a quote or a backslash is the name, and so is any other text; and keys of maps may be
// floating-point numbers, and interface values that hold something that may be a key.
// Shapes know none of this, but for such keys ([Shape.IsSinceGo127]).
package shape
