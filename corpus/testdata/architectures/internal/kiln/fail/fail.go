// Package fail ends the program.
package fail

import (
	"fmt"
	"os"
	"syscall"
)

// Exit is what ends the program. main replaces it.
var Exit = os.Exit

// Now ends the program with an error.
func Now(err error) {
	fmt.Fprintln(os.Stderr, "fatal:", err)
	Exit(1)
}

// Hard ends the process, whatever Exit is.
func Hard(err error) {
	fmt.Fprintln(os.Stderr, "fatal:", err)
	syscall.Exit(3)
}
