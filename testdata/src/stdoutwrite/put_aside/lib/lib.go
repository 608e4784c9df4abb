// Package lib prints.
package lib

import "fmt"

// Print prints.
func Print() { fmt.Println("found") }
