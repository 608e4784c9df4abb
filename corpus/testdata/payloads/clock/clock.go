// Package clock says what time it is.
package clock

import "time"

// A Clock tells the time.
type Clock interface{ Now() time.Time }

// System is the clock of the machine.
type System struct{}

// Now returns the current time.
func (System) Now() time.Time { return time.Now() }

// Fixed always tells the same time.
type Fixed struct{ At time.Time }

// Now returns the fixed time.
func (f Fixed) Now() time.Time { return f.At }

// New returns the clock of the machine.
func New() Clock { return System{} }
