// Fixture cases_wired: a program that has a package choose by the name of the command, and gives
// it what its cases work with.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/cases_wired/app"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/cases_wired/store"
)

func main() {
	if len(os.Args) > 2 {
		app.Run(store.Quiet{})
	}
	app.Run(store.Loud{}) // want `handler "sync" writes to stdout with fmt\.Println at .*cases_wired/store/store.go:10`
}
