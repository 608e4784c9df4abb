// Package sink has something to send levels to.
package sink

import "os"

type Sink interface{ Emit(level int) }

type Plain struct{}

func (Plain) Emit(level int) { // want Emit:`^exit os\.Exit$`
	if level == 7 {
		os.Exit(1)
	}
}

type Quiet struct{}

func (Quiet) Emit(int) {}
