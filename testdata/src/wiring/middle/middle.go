// Package middle hands on what it is given to the registrars of another package.
package middle

import (
	"fmt"

	"github.com/envvet/envvet/testdata/src/wiring/commands"
)

func Execute(s commands.Store) error { // want Execute:`^"list" calls p0\.All; "delete" calls p0\.Delete$`
	return commands.Root(s, func(string) {}).Execute()
}

// Loud tells of all that it does.
type Loud struct{}

func (Loud) Delete(id string) error {
	fmt.Println("deleted", id)
	return nil
}

func (Loud) All() []string { return nil }
