// Package lib prints.
package lib

import (
	"fmt"
	"os"
)

// Print prints.
func Print() { fmt.Println("found") }

// Quietly calls f while what is printed goes to standard error.
func Quietly(f func() error) error {
	saved := os.Stdout
	os.Stdout = os.Stderr
	defer func() { os.Stdout = saved }()
	return f()
}

// Between calls f before what is printed goes to standard error, and after.
func Between(f func() error) error {
	saved := os.Stdout
	if err := f(); err != nil {
		return err
	}
	os.Stdout = os.Stderr
	Print()
	os.Stdout = saved
	return f()
}
