package envelope

import (
	"cmp"
	"context"
	"encoding/json"
	"reflect"
	"sync"
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
//	default   the value if none is given; of a []string, separated by commas alone
//	enum      the only values that are accepted, separated by commas alone
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

// Register adds a command to the application. It is to be called before
// [App.Run] and does not fail: what is wrong with the declaration is among
// [App.Problems].
func Register[In, Out any](a *App, c Command[In, Out]) {
	r := &command{
		in:             reflect.TypeFor[In](),
		out:            reflect.TypeFor[Out](),
		exits:          c.ExitCodes,
		declaredSchema: c.OutputSchema,
		examples:       c.Examples,
		hasMeta:        a.dialect.hasMeta(),
		limit:          cmp.Or(c.Timeout, a.limit),
		view: spec.CommandView{
			Name:        c.Name,
			Summary:     c.Summary,
			Effect:      string(c.Effect),
			DataVersion: c.DataVersion,
			HasRun:      c.Run != nil,
			Dialect:     a.dialect.name(),
			Phase:       a.phase,
			Schema:      string(c.OutputSchema),
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
	a.commands = append(a.commands, r)
}

// A command is a Command whose types have been taken off.
type command struct {
	in, out        reflect.Type
	view           spec.CommandView // without what the types tell
	exits          ExitCodes
	declaredSchema json.RawMessage
	examples       []Example
	hasMeta        bool
	limit          time.Duration  // 0 or less: none
	foreign        bool           // an adapter reads the arguments
	foreignParams  []*shape.Param // of a foreign command
	validate       func(ctx context.Context, in any) error
	run            func(ctx context.Context, in any) (out any, err error)

	checking sync.Once
	problems []Problem // with the declaration

	reading sync.Once
	types   declared
}

// bind makes the value that the command takes of arguments.
func (c *command) bind(own []ownFlag, args arguments) (in any, err error) {
	if c.foreign {
		return args.request.In, args.readForeign(own)
	}
	v := reflect.New(c.in).Elem()
	err = args.read(c.declared().params, own, v)
	return v.Interface(), err
}
