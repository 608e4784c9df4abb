//go:build plan9 || js

package envelope

import "os"

// brokenPipe does not exist here.
var brokenPipe []os.Signal
