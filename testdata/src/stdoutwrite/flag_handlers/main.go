// Command routes has a router that envvet does not know.
package main

import (
	"fmt"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/flag_handlers/router"
)

func main() {
	router.Handle("list", list)
	router.Handle("count", func(args []string) error {
		fmt.Println(len(args)) // want `^handler "count" writes to stdout with fmt\.Println, .* \(stdoutwrite\)$`
		return nil
	})
	router.Log("list", func(args []string) error {
		fmt.Println("no handler")
		return nil
	})
	router.Run()
}

func list(args []string) error {
	fmt.Println(args) // want `^handler list writes to stdout with fmt\.Println, .* \(stdoutwrite\)$`
	return nil
}
