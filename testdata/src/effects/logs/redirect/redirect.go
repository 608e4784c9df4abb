// Package redirect sets the output of the standard logger.
package redirect

import (
	"log"
	"os"
)

// Redirect makes the standard logger write to standard output from then on.
func Redirect() { // want Redirect:`^stdout os\.Stdout; .*\$log\.std\.w = injected stdout`
	log.SetOutput(os.Stdout)
	log.Println("x")
}

// RedirectErr makes it write there no more, nor to the handler of another package, before it logs.
func RedirectErr() { // want RedirectErr:`^puts something else into \$log\.std$`
	log.SetOutput(os.Stderr)
	log.Println("x")
}

// Print may be called after any of them.
func Print() { log.Print("x") } // want Print:`^injected stdout log\.Print; writes \$log\.std\.w; calls \$log\.std\.h\.Handle; has \$log\.std write by log\.Print$`
