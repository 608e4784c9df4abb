// Package spec is the contract of envvet as data, and the checks of a
// command's declaration.
//
// Both halves of envvet read it: the runtime, package envelope, when a command
// registers, and the analyzers when they read the same command in source. A
// problem found by the one is therefore found by the other, under the same
// names. It imports the standard library only and prints nothing.
package spec
