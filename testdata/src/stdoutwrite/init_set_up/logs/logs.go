// Package logs sets up the logger of the program.
package logs

import (
	"fmt"
	"os"

	"example.com/toolkit/plog"
)

func init() { plog.SetOutput(os.Stdout) }

// SetUp has the logger write to standard output.
func SetUp() { plog.SetOutput(os.Stdout) }

// Greet prints.
func Greet() { fmt.Println("hello") }
