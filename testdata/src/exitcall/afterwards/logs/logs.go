// Package logs ends the process in its own way.
package logs

import (
	"fmt"
	"os"
)

type Logger struct{ prefix string }

var std = &Logger{"tool: "}

func Default() *Logger { return std }

func (l *Logger) Fatal(err error) {
	fmt.Fprintln(os.Stderr, l.prefix, err)
	os.Exit(1)
}

// Check returns if there is no error.
func Check(err error) {
	if err != nil {
		std.Fatal(err)
	}
}

// Never begins again and again.
func Never(work func() error) {
	for {
		if err := work(); err != nil {
			os.Exit(3)
		}
	}
}
