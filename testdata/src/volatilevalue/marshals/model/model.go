// Package model has types that say what JSON they are.
package model

import (
	"fmt"
	"time"
)

// An Age is how long ago something was.
type Age struct{ Since time.Time }

// MarshalJSON makes a text of it.
func (a Age) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, "%q", time.Since(a.Since).String()), nil
}

// A Name is one.
type Name string

// MarshalJSON makes a text of it.
func (n Name) MarshalJSON() ([]byte, error) { return fmt.Appendf(nil, "%q", string(n)), nil }
