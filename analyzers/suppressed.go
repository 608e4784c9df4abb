package analyzers

import (
	"strings"

	"github.com/envvet/envvet/analyzers/internal/settings"
)

// AcceptedFor returns the reason that a comment gives for accepting a finding,
// from the message of the last position that is related to it. ok is false if
// the message is about anything else. Such findings are reported where the
// shared setting suppressed is on.
func AcceptedFor(message string) (reason string, ok bool) {
	return strings.CutPrefix(message, settings.AcceptedHere)
}
