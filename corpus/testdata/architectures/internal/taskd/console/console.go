// Package console talks to people.
package console

import (
	"fmt"
	"io"
	"os"
	"sync"
)

var (
	mu     sync.Mutex
	stdout io.Writer = os.Stdout
)

// Redirect sends what Say says elsewhere.
func Redirect(w io.Writer) {
	mu.Lock()
	defer mu.Unlock()
	stdout = w
}

// Say says something.
func Say(format string, args ...any) {
	mu.Lock()
	defer mu.Unlock()
	fmt.Fprintf(stdout, format+"\n", args...)
}
