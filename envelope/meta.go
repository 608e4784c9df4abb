package envelope

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/envvet/envvet/envelope/spec"
)

// defaultDataVersion is the version of a command's data that names none.
const defaultDataVersion = "1.0.0"

// SetMeta adds a key to the meta of the answer: what a command wants to tell
// about the invocation and not about its result (REQ-F-021). The value is
// encoded at once; setting a key again replaces it. A key of the runtime's own
// and a value that JSON cannot carry are refused with a warning. It may be
// called from any goroutine, and has no effect once the command has returned or
// if ctx is not that of a command.
func SetMeta(ctx context.Context, key string, value any) {
	inv := invocationOf(ctx)
	if inv == nil {
		return
	}
	if slices.Contains(spec.MetaKeys, key) {
		inv.warn("META_KEY_RESERVED", fmt.Sprintf("meta.%s belongs to the runtime, the command cannot set it", key))
		return
	}
	text, err := encode(value)
	if err != nil {
		inv.warn("META_NOT_SERIALIZABLE", fmt.Sprintf("meta.%s cannot be written as JSON: %v", key, err))
		return
	}
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if !inv.closed {
		inv.meta[key] = text
	}
}

// requestID returns an identifier that no other invocation has (REQ-F-024).
func requestID() string { return "req_" + rand.Text() }

// completeMeta adds the runtime's own keys to meta. The duration ends here,
// before anything is written (REQ-F-039).
func (inv *invocation) completeMeta(help bool) {
	version := defaultDataVersion
	if inv.command != nil && inv.command.view.DataVersion != "" {
		version = inv.command.view.DataVersion
	}
	own := map[string]any{
		spec.MetaCommand:       inv.commandName(),
		spec.MetaDurationMS:    time.Since(inv.start).Milliseconds(),
		spec.MetaRequestID:     inv.id,
		spec.MetaSchemaVersion: version,
		spec.MetaTimestamp:     inv.start.UTC().Format(time.RFC3339),
		spec.MetaToolVersion:   inv.app.version,
	}
	if help {
		own[spec.MetaHelp] = true
	}
	for key, value := range own {
		inv.meta[key] = mustEncode(value)
	}
}

// mustEncode encodes a value of the runtime's own.
func mustEncode(v any) json.RawMessage {
	text, err := encode(v)
	if err != nil {
		panic(err) // texts, numbers and booleans have an encoding
	}
	return text
}
