// Package base writes while it is initialized. // want package:`init stdout fmt\.Println; stdout os\.File\.WriteString`
package base

import (
	"fmt"
	"os"
)

func init() { announce() }

func announce() { fmt.Println("base") }

var _ = os.Stdout.Sync()

var size, _ = os.Stdout.WriteString("x")

// Size is not called during initialization.
func Size() int { // want Size:`^stdout fmt\.Printf$`
	fmt.Printf("%d", size)
	return size
}
