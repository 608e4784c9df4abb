// Package trace is what functions do with values, as facts hold it.
package trace

import (
	"fmt"
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/position"
)

// An Origin is a kind of source.
type Origin = known.Origin

// The kinds of sources.
const (
	Clock    = known.OriginClock
	Random   = known.OriginRandom
	ID       = known.OriginID
	Process  = known.OriginProcess
	TempName = known.OriginTempName
	Pointer  = known.OriginPointer

	Map        = known.OriginMap
	Goroutines = known.OriginGoroutines
	Shuffle    = known.OriginShuffle
)

// First is what the source is called of the element that a range over a map
// gives first, if it gives no other.
const First = "first of range"

// Part is what the source is called of a loop over a map that goes no further than to some
// elements: sorted or not, they are those that the map gives first.
const Part = "part of range"

// A Source is where a value begins that differs from call to call.
type Source struct {
	_ struct{} `cbor:",toarray"`

	Origin Origin
	What   string // such as "time.Now"
	Site   position.Site
	Trail  []Hop // in other packages, from the source to here
	Kept   bool  // what it made was also handed to code that may keep it
}

// A Hop is a step of a value on its way.
type Hop struct {
	_ struct{} `cbor:",toarray"`

	Site position.Site
	Text string // such as "returned by newUser"
}

// A Flow says what a function puts where.
type Flow struct {
	_ struct{} `cbor:",toarray"`

	Result bool   // into a result, else into what a parameter points to
	Index  int    // of the result or the parameter; a method's receiver is parameter 0
	At     string // path in it

	Source *Source // nil if it comes from a parameter
	Param  int
	Path   string // in the parameter
	Except string // paths below Path that do not come along, each followed by "|"
	Whole  bool   // it is made of all that is there
	Order  bool   // only the order of the list at Path comes along
	JSON   bool   // it is made of what JSON has of that; Whole, too
}

// A Place is a path in a parameter.
type Place struct {
	_ struct{} `cbor:",toarray"`

	Param int
	Path  string
}

// A Summary is what a function does with the values that it is given and that
// it makes. Its zero value does nothing.
type Summary struct {
	_ struct{} `cbor:",toarray"`

	Flows    []Flow
	Sets     []Place // what it always overwrites
	Sorts    []Place // lists that it sorts
	Payloads []Place // what it makes the payload of a command: a handler's at "(0)"
	Kept     []Place // what it hands to code that may keep it
}

// The bounds of a summary.
const (
	MaxFlows = 64
	MaxTrail = 12
)

// Empty reports whether the function does nothing, but for that it may keep what it is
// given: so may any function of which nothing is known.
func (s *Summary) Empty() bool { return len(s.Flows)+len(s.Sets)+len(s.Sorts)+len(s.Payloads) == 0 }

// String returns the flow in the notation of package known: "r.At = time.Now".
func (f Flow) String() string {
	to := fmt.Sprint(f.Index)
	if f.Result {
		to = "r"
		if f.Index > 0 {
			to += fmt.Sprint(f.Index)
		}
	}
	if f.Source != nil {
		if f.Source.Kept {
			return to + f.At + " = kept " + f.Source.What
		}
		return to + f.At + " = " + f.Source.What
	}
	sign := " = "
	if f.Order {
		sign = " = order of "
	}
	if f.Whole {
		sign = " ~ "
	}
	text := to + f.At + sign + fmt.Sprint(f.Param) + f.Path
	if f.JSON {
		text += " as json"
	}
	if f.Except != "" {
		text += " but " + strings.ReplaceAll(strings.TrimSuffix(f.Except, "|"), "|", ", ")
	}
	return text
}

// String returns the flows, separated by "; ".
func (s *Summary) String() string {
	var list []string
	for _, f := range s.Flows {
		list = append(list, f.String())
	}
	for _, p := range s.Sets {
		list = append(list, fmt.Sprintf("sets %d%s", p.Param, p.Path))
	}
	for _, p := range s.Sorts {
		list = append(list, fmt.Sprintf("sorts %d%s", p.Param, p.Path))
	}
	for _, p := range s.Payloads {
		list = append(list, fmt.Sprintf("answers with %d%s", p.Param, p.Path))
	}
	for _, p := range s.Kept {
		list = append(list, fmt.Sprintf("keeps %d%s", p.Param, p.Path))
	}
	return strings.Join(list, "; ")
}
