// Package console has the names of fmt and writes to standard error.
package console

import "os"

// Println writes a line to standard error.
func Println(s string) { os.Stderr.WriteString(s + "\n") }
