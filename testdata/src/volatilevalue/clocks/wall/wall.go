// Package wall has clocks.
package wall

import "time"

// A Clock tells the time.
type Clock interface{ Now() time.Time }

// Wall is the clock of the machine.
type Wall struct{}

// Now returns the time.
func (Wall) Now() time.Time { return time.Now() }

// System returns the clock of the machine.
func System() Clock { return Wall{} }

// A Frozen clock stands still.
type Frozen struct{ At time.Time }

// Now returns when it stood still.
func (f Frozen) Now() time.Time { return f.At }
