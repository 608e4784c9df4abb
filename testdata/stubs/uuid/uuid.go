// Package uuid is a stub of github.com/google/uuid for fixtures.
package uuid

import (
	"crypto/rand"
	"crypto/sha1"
	"encoding/hex"
)

// UUID is an id.
type UUID [16]byte

// New makes an id at random.
func New() (u UUID) {
	_, _ = rand.Read(u[:])
	return u
}

// NewString makes an id at random.
func NewString() string { return New().String() }

// NewRandom makes an id at random.
func NewRandom() (UUID, error) { return New(), nil }

// NewV7 makes an id of the time.
func NewV7() (UUID, error) { return New(), nil }

// Must returns the id.
func Must(u UUID, err error) UUID { return u }

// Parse reads an id.
func Parse(s string) (u UUID, err error) {
	_, err = hex.Decode(u[:], []byte(s))
	return u, err
}

// NewSHA1 makes the id of a name.
func NewSHA1(space UUID, data []byte) (u UUID) {
	sum := sha1.Sum(append(space[:], data...))
	copy(u[:], sum[:])
	return u
}

// String spells the id.
func (u UUID) String() string { return hex.EncodeToString(u[:]) }

// MarshalText spells the id.
func (u UUID) MarshalText() ([]byte, error) { return []byte(hex.EncodeToString(u[:])), nil }

// NullUUID is an id that may be missing.
type NullUUID struct {
	UUID  UUID
	Valid bool
}
