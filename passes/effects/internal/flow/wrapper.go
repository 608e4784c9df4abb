package flow

import (
	"go/token"

	"github.com/envvet/envvet/passes/position"
)

// at returns an event of a wrapper as one of the place where it is called.
func (e *Event) at(pos token.Pos, site position.Site) *Event {
	moved := *e
	moved.Pos = pos
	if !moved.Site.Valid() {
		moved.Site, moved.Trail = site, nil
	} else if len(moved.Trail) > 0 {
		moved.Trail = append(moved.Trail[:0:0], moved.Trail...)
		moved.Trail[0].Site = site
	}
	return &moved
}
