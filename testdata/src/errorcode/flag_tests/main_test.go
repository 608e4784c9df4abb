package main

import "github.com/envvet/envvet/envelope"

var failed = &envelope.Error{Exit: envelope.GeneralError, Code: "failed"} // want `error code "failed" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`
