// Package library does not know in which dialect it is answered.
package library

import "github.com/envvet/envvet/envelope"

func Missing() error { return &envelope.Error{Exit: envelope.NotFound, Code: "not_found"} }

func Wrong() error { return &envelope.Error{Exit: envelope.NotFound, Code: "not found"} } // want `error code "not found" does not match \^\[A-Z\]\[A-Z0-9_\]\+\$, it is replaced by the name of the exit code; rename it \(errorcode\)`

func Old() error { return &envelope.Error{Exit: envelope.NotFound, Kind: "cli_parse"} } // want `error kind "cli_parse" is one of claw v1, in v2 it is answered with unknown; set LegacyKind to it, or Kind to "parse" \(errorcode\)`
