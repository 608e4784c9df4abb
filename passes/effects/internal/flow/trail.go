package flow

import (
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// maxTrail bounds the calls kept on the way to a sink: the first ones and the
// last ones, which say most.
const maxTrail = 12

// A trail is the calls on the way to an operation that a callee performs, nil if
// it stands in this function. They are written down when somebody keeps them:
// most operations are known already, or do nothing.
type trail struct {
	before *trail // to the call
	call   summary.Hop
	after  []summary.Hop // from there, as the callee's summary says
	kept   int           // calls that are written down
	elided int           // calls that are not
}

// trailOf returns the trail that was written down as hops.
func trailOf(hops []summary.Hop, elided int) *trail {
	if len(hops) == 0 {
		return nil
	}
	return (*trail)(nil).behind(hops[0], hops[1:], elided)
}

// behind returns the way to what a callee does that is called at the end of t.
func (t *trail) behind(call summary.Hop, after []summary.Hop, elided int) *trail {
	n := &trail{before: t, call: call, after: after, kept: 1 + len(after), elided: elided}
	if t != nil {
		n.kept += t.kept
		n.elided += t.elided
	}
	if more := n.kept - maxTrail; more > 0 {
		n.kept -= more
		n.elided += more
	}
	return n
}

// len is the number of calls.
func (t *trail) len() int {
	if t == nil {
		return 0
	}
	return t.kept + t.elided
}

// hops writes the calls down, and returns how many it leaves out.
func (t *trail) hops() (hops []summary.Hop, elided int) {
	if t == nil {
		return nil, 0
	}
	var room [2*maxTrail + 1]summary.Hop
	return slices.Clone(t.appendTo(room[:0])), t.elided // which a fact keeps
}

// appendTo appends the calls to a list that has none.
func (t *trail) appendTo(all []summary.Hop) []summary.Hop {
	if t == nil {
		return all
	}
	all = append(append(t.before.appendTo(all), t.call), t.after...)
	if more := len(all) - t.kept; more > 0 {
		head := maxTrail / 2
		all = append(all[:head], all[head+more:]...)
	}
	return all
}
