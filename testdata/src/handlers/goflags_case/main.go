// Fixture goflags_case: a program that asks go-flags which command was given.
package main

import (
	"fmt"
	"os"

	flags "github.com/jessevdk/go-flags"
)

var opts struct {
	List struct{} `command:"list"`
	Add  struct{} `command:"add"`
}

func main() {
	parser := flags.NewParser(&opts, flags.Default)
	if _, err := parser.Parse(); err != nil {
		os.Exit(2)
	}
	switch parser.Active.Name {
	case "list": // want `handler go-flags case "list"`
		fmt.Println("milk")
	case "add": // want `handler go-flags case "add"`
		fmt.Println("added")
	}
	switch parser.Name {
	case "notes":
		fmt.Println("this")
	}
}
