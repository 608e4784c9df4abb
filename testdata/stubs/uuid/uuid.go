// Package uuid is a stub of github.com/google/uuid for fixtures.
package uuid

import "encoding/hex"

// UUID is an id.
type UUID [16]byte

// MarshalText spells the id.
func (u UUID) MarshalText() ([]byte, error) { return []byte(hex.EncodeToString(u[:])), nil }

// NullUUID is an id that may be missing.
type NullUUID struct {
	UUID  UUID
	Valid bool
}
