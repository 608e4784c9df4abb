package envelope

import (
	"context"
	"encoding"
	"encoding/json"
	"maps"
	"reflect"

	"github.com/envvet/envvet/envelope/spec"
)

// An Effect is what a command does to the world (REQ-C-002).
type Effect string

const (
	Safe        Effect = spec.EffectSafe        // changes nothing
	Mutating    Effect = spec.EffectMutating    // changes something
	Destructive Effect = spec.EffectDestructive // changes something for good
)

// A Command is one thing that an application can do. In is a struct of
// parameters, Out the payload that becomes data.
//
// # Parameters
//
// Every exported field of In with a tag name is a parameter: a string, bool,
// integer or float, or a []string, whose flag may be repeated. The fields of
// an embedded struct belong to In. Tags (REQ-C-015):
//
//	name      the name; name:"-" leaves the field out
//	short     a one-letter name
//	help      what it is for
//	default   the value if none is given; of a []string, separated by commas
//	enum      the only values that are accepted, separated by commas
//	required  "true": the command cannot be called without it
//	arg       "true": an argument known by its place, in the order of the
//	          fields, in place of a flag; a []string takes all that are left
//	pattern   a regular expression that text must match; anchor it
//
// All the values that are wrong are reported at once.
//
// # Payload
//
// Out is a struct, map, slice or array, or a pointer to one.
type Command[In, Out any] struct {
	// Name is what callers type: a word, or several for a command in a
	// group, such as "deploy rollback". Required.
	Name string

	// Summary says in one line what the command does. Required.
	Summary string

	// Effect says whether it changes anything. Required.
	Effect Effect

	// DataVersion is the version of the payload's shape, which callers find
	// in meta.schema_version (REQ-F-022). Recommended; the default is
	// "1.0.0".
	DataVersion string

	// ExitCodes are the codes that the command ends with, besides Success,
	// GeneralError and ArgError. Recommended.
	ExitCodes ExitCodes

	// Validate checks the parameters before anything is done, and does
	// nothing itself. An error ends the command with ArgError; errors.Join
	// reports several. Each *Error among them becomes an entry of
	// error.errors (REQ-F-015). Optional.
	Validate func(ctx context.Context, in In) error

	// Run does the work. Its result becomes data if its error is nil, and is
	// dropped if not. Required.
	Run func(ctx context.Context, in In) (Out, error)
}

// Register adds a command to the application and checks its declaration. It
// is to be called before [App.Run] and does not fail: see [App.Problems].
func Register[In, Out any](a *App, c Command[In, Out]) {
	in, out := reflect.TypeFor[In](), reflect.TypeFor[Out]()
	params, problems := paramsOf(c.Name, in)
	r := &command{
		params: params,
		exits:  maps.Clone(c.ExitCodes),
		view: spec.CommandView{
			Name:        c.Name,
			Summary:     c.Summary,
			Effect:      string(c.Effect),
			DataVersion: c.DataVersion,
			HasRun:      c.Run != nil,
			Data:        dataKind(out),
			DataType:    out.String(),
			Exits:       c.ExitCodes.views(),
		},
		bind: func(args []string) (any, error) {
			v := new(In)
			err := parse(params, reflect.ValueOf(v).Elem(), args)
			return *v, err
		},
		validate: func(ctx context.Context, in any) error {
			if c.Validate == nil {
				return nil
			}
			return c.Validate(ctx, in.(In))
		},
		run: func(ctx context.Context, in any) (any, error) {
			return c.Run(ctx, in.(In))
		},
	}
	for _, p := range params {
		r.view.Params = append(r.view.Params, p.Param)
	}
	a.commands = append(a.commands, r)
	a.problems = append(a.problems, problems...)
	a.problems = append(a.problems, spec.Check(r.view)...)
}

// A command is a Command whose types have been taken off.
type command struct {
	view     spec.CommandView
	params   []*param
	exits    ExitCodes
	bind     func(args []string) (in any, err error)
	validate func(ctx context.Context, in any) error
	run      func(ctx context.Context, in any) (out any, err error)
}

var (
	jsonMarshaler = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

// marshalsItself reports whether encoding/json may leave the encoding of the
// type to a method of its own.
func marshalsItself(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return t.Implements(jsonMarshaler) || t.Implements(textMarshaler) ||
		p.Implements(jsonMarshaler) || p.Implements(textMarshaler)
}

// dataKind says what a type is in JSON.
func dataKind(t reflect.Type) spec.DataKind {
	for t.Kind() == reflect.Pointer && !t.Implements(jsonMarshaler) {
		t = t.Elem()
	}
	if marshalsItself(t) {
		return spec.DataUnknown
	}
	switch t.Kind() {
	case reflect.Interface:
		return spec.DataUnknown
	case reflect.Struct:
		return spec.DataObject
	case reflect.Map:
		switch k := t.Key(); {
		case k.Implements(textMarshaler), k.Kind() == reflect.String, isInteger(k.Kind()):
			return spec.DataObject
		}
		return spec.DataUnsupported
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 && !marshalsItself(t.Elem()) {
			return spec.DataScalar // encoded as a string
		}
		return spec.DataArray
	case reflect.Array:
		return spec.DataArray
	case reflect.Chan, reflect.Func, reflect.Complex64, reflect.Complex128, reflect.UnsafePointer:
		return spec.DataUnsupported
	}
	return spec.DataScalar
}

func isInteger(k reflect.Kind) bool { return k >= reflect.Int && k <= reflect.Uintptr }
