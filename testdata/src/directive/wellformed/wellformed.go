//envvet:ignore stdoutwrite the file is a program for people

// Package wellformed holds directives that do what they say, and comments
// that are none. envvet:ignore stdoutwrite is how one would begin.
//
//	//envvet:ignore
//	// envvet:ignore stdoutwrite
package wellformed

import "fmt"

//go:generate echo //envvet:ignore

// Run is called by a router of our own.
//
//envvet:handler
func Run() {
	fmt.Println() //envvet:ignore stdoutwrite for people
	fmt.Println() //envvet:ignore stdoutwrite see https://example.com/why // with a comment
	//envvet:ignore exitcall for people
	//envvet:ignore stdoutwrite for people
	fmt.Println()
}

//envvet:handler // our router's
func (T) Run() {}

// T is a type with an
// envvet:ignore comment in its prose, and another
// envvet:handler comment that stands above no function but says nothing.
//
//envvet:ignore volatiledata the whole type
type T struct {
	A int //envvet:ignore exitcall a rule that has nothing to say here
}

const text = `
//envvet:ignore
// envvet:handler
`

var s = "//envvet:nolint" // envvet: a tool; //envvet:nolint is not at the start
var u = 1                 //nolint:envvet // envvet:ignore
var v = 1                 //envvet
