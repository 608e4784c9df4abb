//go:build !plan9 && !js

package envelope

import (
	"os"
	"syscall"
)

// brokenPipe is the signal that comes when nobody reads what is written.
var brokenPipe = []os.Signal{syscall.SIGPIPE}
