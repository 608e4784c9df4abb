// Package flow finds what the functions of one package do to the process, by
// following writers and functions through their bodies.
//
// It evaluates the SSA form of each function over sets of abstract values: the
// process's standard output, functions with what they capture, interface values
// with their dynamic type, objects that a function makes, and places that only
// a caller knows. Functions are evaluated one at a time, callees first, against
// the summaries of what they call; a summary speaks of parameters, so that a
// printer made for standard error is not taken for one made for standard output.
//
// Nothing here knows of an analysis.Pass, of handlers or of rules: [Env] is all
// that is asked of the world.
package flow
