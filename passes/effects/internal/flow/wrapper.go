package flow

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/position"
)

// isWrapper reports whether fn only calls a method, as what a method value, a method
// expression or a promoted method is made of. It stands nowhere in the source, and its
// call is the call of that.
func isWrapper(fn *ssa.Function) bool {
	return strings.Contains(fn.Synthetic, "wrapper for ") || strings.HasPrefix(fn.Synthetic, "thunk for ")
}

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
