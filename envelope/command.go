package envelope

import (
	"cmp"
	"context"
	"encoding/json"
	"reflect"
	"time"

	"github.com/envvet/envvet/envelope/shape"
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
//	requires  other parameters that have to be given with it, separated by
//	          commas: "cert,key"; or only with some values: "strict=cert,key;off=why"
//	excludes  parameters that cannot be given with it, in the same form
//
// A string of type [Path] becomes absolute. All the values that are wrong are
// reported at once.
//
// # Payload
//
// Out is a struct, map, slice or array, or a pointer to one. Of a slice, callers
// get a part at a time; see [Page]. The tags of its fields are json, description,
// enum and format, which go into the schema, and envelope, with the words stable,
// volatile, set, ordered, opaque and text; package shape explains them.
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

	// OutputSchema is a JSON Schema of the payload, in place of the one that
	// is derived from Out. It has to be an object. Optional.
	OutputSchema json.RawMessage

	// Timeout is how long Validate and Run may take together (REQ-F-011). At
	// its end their context is done; what they return within half a second is
	// kept, and the answer is TIMEOUT in any case, with the limit in
	// meta.timeout_ms. Negative means none. Optional; the default is the
	// application's [DefaultTimeout].
	Timeout time.Duration

	// Examples are calls that the manifest shows. Optional.
	Examples []Example

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
	in, out := shape.Reflect(reflect.TypeFor[In]()), shape.Of(shape.Reflect(reflect.TypeFor[Out]()))
	params, isStruct := shape.Params(in)
	r := &command{
		params:         params,
		exits:          c.ExitCodes,
		payload:        out,
		declaredSchema: c.OutputSchema,
		examples:       c.Examples,
		isList:         out.Kind == shape.List && out.Type.Kind() == reflect.Slice,
		hasMeta:        a.dialect.hasMeta(),
		limit:          cmp.Or(c.Timeout, a.limit),
		view: spec.CommandView{
			Name:        c.Name,
			Summary:     c.Summary,
			Effect:      string(c.Effect),
			DataVersion: c.DataVersion,
			HasRun:      c.Run != nil,
			Data:        shape.DataKindOf(out),
			DataType:    shape.Reflect(reflect.TypeFor[Out]()).String(),
			Fields:      shape.AppendDataFields(a.scratch.fields[:0], out),
			Dialect:     a.dialect.name(),
			Schema:      string(c.OutputSchema),
			Exits:       c.ExitCodes.views(),
		},
		bind: func(own []ownFlag, args []string) (any, error) {
			v := new(In)
			err := parse(params, own, reflect.ValueOf(v).Elem(), args)
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
	if !isStruct {
		r.view.NotParams = in.String()
	}
	r.view.Params = a.scratch.params[:0]
	for _, p := range params {
		r.view.Params = append(r.view.Params, p.Param)
	}
	r.problems = spec.Check(r.view)
	a.scratch.params, a.scratch.fields = r.view.Params, r.view.Fields
	r.view.Params, r.view.Fields = nil, nil // they are in params and payload
	a.commands = append(a.commands, r)
	a.problems = append(a.problems, r.problems...)
}

// A command is a Command whose types have been taken off.
type command struct {
	view           spec.CommandView
	params         []*shape.Param
	exits          ExitCodes
	payload        shape.Ref
	declaredSchema json.RawMessage
	examples       []Example
	problems       []Problem
	isList         bool // the runtime hands out parts of it
	hasMeta        bool
	limit          time.Duration // 0 or less: none
	bind           func(own []ownFlag, args []string) (in any, err error)
	validate       func(ctx context.Context, in any) error
	run            func(ctx context.Context, in any) (out any, err error)
}
