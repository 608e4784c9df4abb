// Package origins answers where the values of a payload come from: which
// sources, that differ between two identical calls, reach which field of it.
//
// # Definitions
//
// A source is a call that makes a value that differs from call to call: of a
// clock, a random number, an id, the pid, the name of a temporary file, the
// address that %p prints. Package known has the table.
//
// A payload is the value that becomes the data of an answer: what the handler
// returns that is registered with envelope.Register, AddTool of the Go SDK of
// MCP or NewStructuredToolHandler of mark3labs/mcp-go, and what is given to
// WithData. What a handler of the package returns beside an error is none, if that is one
// for certain. [Answer] names the call. A function that hands its parameter to one of
// these makes a payload of it, in any package. What handlers of other
// frameworks encode is found by package payload, and asked for with [Result.At]:
// any value of the SSA form at a call. What such a handler has captured, or is a
// method of, is what those functions of the package say that make it; what a function is called
// with that encodes something for a handler, what the calls say by which that reaches it.
//
// A path leads from a payload to a value in it: ".Name" is a field, "[]" an
// element of a list, "{}" a value of a map and "{key}" the one with that key;
// pointers and interfaces are passed without a step.
//
// A value flows from a source to a path if it is the source's own, or made of
// it: assigned, put into a field, a list, a map or a channel, copied with the
// struct that holds it, converted, formatted, computed with, returned, captured,
// passed to a function that returns or stores it. What merely depends on it does
// not come from it: the result of a comparison, what an if chooses, what is
// stored under a key or read back from a database with it.
//
// # Order
//
// The order of a list is a source of its own, at the path of the list: of a map
// that a loop goes through, in which goroutines of a loop come to their ends, or
// that a shuffle leaves ([known.Origin.Orders]). A list gets it where such a loop
// appends to it what the iteration gives; lists that are made of it in order have it
// too, and a text that joins it; sorting a list takes it away, in each iteration of a
// loop as well, and so does a condition by which it has one element at most. A text
// to which such a loop adds has it, a buffer to which it writes, and the one element
// that is taken of a map by a range that goes no further; a list has it to which a
// function appends that is handed to one with such a loop. Of a loop that stops where
// it has counted enough, sorting does not take it away. What is taken from a map
// for one key, is put into a map, counted or added up, has none.
//
// # How
//
// Package flow evaluates the SSA form of one function at a time, in the order of
// its instructions: what is overwritten is gone, in each element of a list as well if a
// loop goes through all of it. A function's summary says, for
// results and for what parameters point to, which sources and which parts of
// which parameters are at which path. Summaries have at most 64 flows of at most
// 7 steps; a package is evaluated in time that grows with its size, and one that
// mentions no source and registers nothing only as far as its exported functions
// reach. Of functions that lead to each other the one is begun with that stands first in
// the source, so that what is found does not depend on which one is asked about; where
// they do so by interface values only, it may.
//
// # What is not followed
//
// Package variables that something but initialization sets; functions that
// interface values hold which came from another package; values through
// reflection, unsafe, and functions of the standard library that the tables do
// not name; what another goroutine stores later; the keys of maps; functions of
// more than 30,000 instructions; generated files of packages without a source.
// Each is a miss. A path through a condition that is never true is taken for a
// way, unless nothing is on it and a variable with a constant decides, as in
// if !sorted; an element of a list or map is taken for any of them.
//
// # Facts
//
// An exported function with a summary has a [Func] fact: result i carries source
// S at a path, or is a part of parameter j; the function stores either in what
// parameter k points to; it always overwrites a part of that; it sorts a list there;
// it makes a payload of parameter j; it hands a source that it returns, or a part of
// parameter j, to code that may keep it. What it does with functions that it is given
// is told by paths: "@0" is the first argument that one is called with, "<0>" what one
// puts into what its first argument points to. Facts are closed over what the function
// calls and depend on no setting. A driver that asks for few of them can have these made
// one by one, see [OnDemand]. A package has an [Answering] fact if it, or what it
// imports, can make payloads.
package origins
