package check

import (
	"fmt"
	"os"
)

// Help writes a text of help to standard output and returns the exit status: 0, or
// 2 if it was not written.
func Help(text string) int {
	if _, err := os.Stdout.WriteString(text); err != nil {
		complain(fmt.Errorf("writing the help: %w", err))
		return couldNotRun
	}
	return clean
}
