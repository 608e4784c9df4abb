// Command dispatch has no framework: it says which functions are handlers.
package main

import "os"

// list lists.
//
//envvet:handler
func list(args []string) error { return nil } // want `handler user directive list`

type app struct{}

//envvet:handler
func (a *app) add(args []string) error { return nil } // want `handler user directive app\.add`

// The words //envvet:handler in a sentence are none.
func remove(args []string) error { return nil }

//envvet:handlers
func other(args []string) error { return nil }

func main() {
	commands := map[string]func([]string) error{
		"list": list, "add": new(app).add, "remove": remove, "other": other,
	}
	if err := commands[os.Args[1]](os.Args[2:]); err != nil {
		os.Exit(1)
	}
}
