// Package refuse makes failures of another package's Validate.
package refuse

import "github.com/envvet/envvet/envelope"

var codes = map[string]string{"": "ID_UNKNOWN", "gone": "ID_GONE"}

// Coded says a code that is looked up.
func Coded(state string) error {
	return &envelope.Error{Exit: envelope.NotFound, Code: codes[state], Message: "no such id"}
}

// Plain says none.
func Plain() error { return envelope.Errorf(envelope.NotFound, "no such id") }
