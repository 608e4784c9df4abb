package payload

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
)

// An encoding says of a function that a value is encoded as JSON, and where
// that goes.
type encoding struct {
	source
	to    target
	steps []effects.Step // calls from the function to the one that holds at
	trail []summary.Hop  // calls from there to the one that encodes
	types []types.Type   // what the generic function around that one is called with, if it says the type
}

// A source is the value: a parameter, of which the caller knows the type, or
// one of a type that is known.
type source struct {
	param int    // -1 if it is none
	text  bool   // the parameter holds the text, and is printed as it is
	guard *guard // what it has to be, or the value if its type is open

	typ   types.Type          // of a value that is known
	value ssa.Value           // likewise, before it becomes an interface value; nil if it is in another package
	at    ssa.CallInstruction // likewise: that is given the value; nil if it is in another package
	arg   int                 // which of its arguments, a receiver included; -1 if none

	given  int  // of the value: which parameter it is as the caller gives it, a struct, counted from 1; 0 if none
	unsure bool // of the value: a test whose answer is not known may lead elsewhere

	parts  parts // of the value: which parameters are in it
	behind parts // likewise, as the function has them that is called at, if the value is made behind that

	made ssa.Value // behind that, by a generic function of the package; else nil
}

// A target is where JSON goes.
type target struct {
	class  summary.Class // standard output
	place  summary.Ref   // what a place holds that the caller knows
	result int           // the function returns it; -1 if not
}

// toPlace returns what a destination of writes is as a target.
func toPlace(d effects.Destination) target { return target{class: d.Class, place: d.Place, result: -1} }

func (t target) isOutput() bool { return t.class != 0 }

type encodingKey struct {
	param  int
	text   bool
	guard  *guard
	typ    string
	value  ssa.Value
	at     ssa.CallInstruction
	given  int
	unsure bool
	to     target
}
