// Package main puts a failure into a variable of another package, which is none
// of this package's to tell of.
package main

import (
	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/testdata/src/failures/set_elsewhere/lib"
)

func Set() { lib.Err = envelope.Errorf(envelope.Conflict, "taken") }

func Get() error { return lib.Err } // want Get:`^answers with NOT_FOUND, CONFLICT$`

func main() {
	Set()
	_ = Get()
}
