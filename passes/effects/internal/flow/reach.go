package flow

import "go/token"

// A Step is one call on the way from a start to an event.
type Step struct {
	Func string
	Pos  token.Pos
}

// A Reached is an event that a start reaches.
type Reached struct {
	*Event
	Start int    // which
	Steps []Step // calls within this package, the start's own not included
}
