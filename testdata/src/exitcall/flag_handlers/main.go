// Command routes has a router that envvet does not know.
package main

import (
	"os"

	"github.com/envvet/envvet/testdata/src/exitcall/flag_handlers/router"
)

func main() {
	routes := []router.Route{
		{Name: "list", Run: list, Failed: func(err error) { os.Exit(1) }},
		{Name: "count", Run: func(args []string) error {
			os.Exit(len(args)) // want `^handler "count" ends the process with os\.Exit, .* \(exitcall\)$`
			return nil
		}},
	}
	router.Run(routes)
}

func list(args []string) error {
	os.Exit(2) // want `^handler list ends the process with os\.Exit, .* \(exitcall\)$`
	return nil
}
