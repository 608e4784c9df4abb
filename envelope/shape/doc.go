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
// Of a map, set and ordered speak of the lists that it holds.
//
// The tags description, enum (values separated by commas) and format go into
// the schema of the field.
package shape
