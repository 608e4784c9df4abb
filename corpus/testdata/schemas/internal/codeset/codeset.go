// Package codeset has the codes that callers know.
package codeset

import "github.com/envvet/envvet/envelope"

const (
	prefix = "DEPOT_"

	Locked   = prefix + "LOCKED"
	Drained  = prefix + "DRAINED"
	Lower    = "disk_full"
	TimedOut = "TIMEOUT"

	QuotaExit envelope.ExitCode = 81
	Wild      envelope.ExitCode = 200
)

// Storage are what commands that touch the store may end with.
func Storage(extra ...envelope.ExitCode) envelope.ExitCodes {
	codes := envelope.ExitCodes{envelope.Unavailable: {Description: "The store is down", Retryable: true}}
	for _, c := range extra {
		codes[c] = envelope.ExitCodeEntry{Description: "The store says " + c.String()}
	}
	return codes
}
