// Package util sets the standard logger, and logs.
package util

import (
	"io"
	"log"
)

// LogTo has the standard logger write to w.
func LogTo(w io.Writer) { log.SetOutput(w) }

// Greet logs.
func Greet() { log.Println("hello") }
