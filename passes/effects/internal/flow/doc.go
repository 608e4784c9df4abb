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
//
// To read it, begin with package.go, which evaluates functions until nothing new is
// found, and value.go and memory.go, which have the values and the places where they
// are. frame.go, step.go and instruction.go evaluate one function; call.go, apply.go
// and perform.go a call in it, by way of what substitution.go makes of a summary.
// summarize.go and seal.go say what is told of a function to those that call it. From
// the handlers on, walk.go and ask.go find what they reach.
//
// The rest is about what a program may do to have its output elsewhere, a file for each way:
// conditions (cond, decider, textual, mode, settings), options of constructors (option, each,
// chained), variables that are put aside or set to something else (aside, otherkept, mover,
// onways, replaced, installed, setupbefore, turned), fields (filled, fieldcond, heldpart,
// cleared), and ends that nobody meets (dead, unfailing, incidental).
package flow
