// Package term ends commands.
package term

import (
	"fmt"
	"os"
)

// Ended is the panic that stands for an exit.
type Ended int

var terminate = os.Exit

// OnFatal replaces what Fatalf does in the end.
func OnFatal(fn func(code int)) { terminate = fn }

// Fatalf reports and ends the command.
func Fatalf(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "fatal: "+format+"\n", args...)
	terminate(255)
}
