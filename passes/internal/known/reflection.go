package known

import "go/types"

// An Aspect is what a function of package reflect tells of the value that is its
// first argument, a method's receiver.
type Aspect int

const (
	NoAspect     Aspect = iota
	AspectWhole         // the value as package reflect has it
	AspectTarget        // what it points to
	AspectKind          // the kind of its type
	AspectState         // what it holds, whatever its type
)

var aspects = map[string]Aspect{
	"reflect.ValueOf":         AspectWhole,
	"reflect.TypeOf":          AspectWhole,
	"reflect.Indirect":        AspectTarget,
	"(reflect.Value).Elem":    AspectTarget,
	"(reflect.Value).Kind":    AspectKind,
	"(reflect.Type).Kind":     AspectKind,
	"(reflect.Value).Cap":     AspectState,
	"(reflect.Value).IsNil":   AspectState,
	"(reflect.Value).IsValid": AspectState,
	"(reflect.Value).IsZero":  AspectState,
	"(reflect.Value).Len":     AspectState,
}

// AspectOf returns what a function tells of its first argument.
func AspectOf(fn *types.Func) Aspect {
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "reflect" {
		return NoAspect
	}
	return aspects[fn.FullName()]
}
