// Package notify tells people what is going on.
package notify

import "github.com/envvet/envvet/examples/parcel/internal/render"

// Seen tells that a parcel was looked at.
func Seen(id string) { render.Progress().Line("looked at", id) }

// Skipped tells that a parcel was left out. Harmless: it does so on stderr,
// with a printer of the same type.
func Skipped(id string) { render.Trace().Line("left out", id) }
