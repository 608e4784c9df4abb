// Package stamp makes values for its importers.
package stamp

import (
	"time"

	"github.com/google/uuid"
)

// A Stamp says when something was read.
type Stamp struct {
	By string
	At string
}

// New returns a stamp of now.
func New(by string) Stamp { return Stamp{By: by, At: now().Format(time.RFC3339)} }

func now() time.Time { return time.Now().UTC() }

// Set stores the time.
func Set(to *string) { *to = now().String() }

// ID returns an id and whether it is one.
func ID() (string, bool) { return uuid.NewString(), true }

// Of returns a list of what it is given.
func Of[T any](v T) []T { return []T{v} }

// Label names something.
func Label(name string) string { return "label " + name }

// Clear forgets the time.
func (s *Stamp) Clear() { s.At = "" }

// String spells the stamp.
func (s Stamp) String() string { return s.By }
