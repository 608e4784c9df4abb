// Package lib holds standard output.
package lib

import (
	"io"
	"log"
	"os"
)

// Console is where people look.
var Console io.Writer = os.Stdout

// Screen is it, too.
var Screen = struct{ W io.Writer }{os.Stdout}

// Redirect redirects the logger by a variable that a literal captures.
func Redirect() {
	w := Screen.W
	log.SetOutput(func() io.Writer { return w }())
}

// Kept returns what a literal captures.
func Kept() io.Writer {
	w := Screen.W
	return func() io.Writer { return w }()
}

// Note only uses the logger.
func Note(text string) { log.Print(text) }
