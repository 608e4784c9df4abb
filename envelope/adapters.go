package envelope

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

func init() {
	adapter.Describe = func(app any) adapter.App { return app.(*App).describe() }
	adapter.Declare = func(app any, command string, params []spec.Param) { app.(*App).declareForeign(command, params) }
	adapter.Run = func(ctx context.Context, app any, r adapter.Request) adapter.Result {
		return app.(*App).runRequest(ctx, r)
	}
	adapter.Call = func(ctx context.Context, app any, r adapter.Request) adapter.Result { return app.(*App).call(ctx, r) }
	adapter.TakeOutput = takeOutput
	adapter.TakeStdio = takeStdio
}

// describe tells an adapter of the application.
func (a *App) describe() adapter.App {
	d := adapter.App{
		Name: a.name, Version: a.version, Dialect: a.dialect.name(), Builtins: spec.ReservedCommands(a.dialect.name()),
	}
	for _, f := range a.ownFlags(&settings{}) {
		d.Flags = append(d.Flags, adapter.Flag{Name: f.name, Help: ownFlagHelp(f.name), Bool: f.bool, Values: ownFlagValues(f.name)})
	}
	for _, c := range a.commands {
		types := c.declared()
		entry := adapter.Command{
			Name: c.view.Name, Summary: c.view.Summary, Effect: c.view.Effect, Foreign: c.foreign,
			OutputSchema: json.RawMessage(c.schemaText()), IsList: types.isList && c.hasMeta,
			NoPayload: types.payload.Kind == shape.Object && len(types.payload.Fields) == 0,
		}
		for _, p := range types.params {
			entry.Params = append(entry.Params, p.Param)
		}
		for _, e := range c.examples {
			entry.Examples = append(entry.Examples, e.Command)
		}
		d.Commands = append(d.Commands, entry)
	}
	return d
}

func (c *command) schemaText() []byte {
	text, _, err := wire.Append(nil, c.outputSchema(), wire.Options{})
	if err != nil {
		panic(err) // texts, numbers and objects
	}
	return text
}

// declareForeign says of a command that an adapter reads its arguments, and
// which parameters those are.
func (a *App) declareForeign(name string, params []spec.Param) {
	for _, c := range a.commands {
		if c.view.Name != name {
			continue
		}
		c.foreign = true
		for _, p := range params {
			c.foreignParams = append(c.foreignParams, &shape.Param{Param: p})
		}
	}
}

// foreignCommand is the outcome of a call that has not come through the adapter
// that reads the arguments of the command.
func (inv *invocation) foreignCommand() outcome {
	return failed(GeneralError, inv.describe(&Error{
		Message: fmt.Sprintf("the arguments of %s are read by another framework, it cannot be called past that", inv.commandName()),
	}, GeneralError, GeneralError.String(), phaseValidation))
}

// arguments are what a command is given: a command line, or what an adapter has
// read.
type arguments struct {
	line    []string
	request *adapter.Request
}

// read reads the arguments into the struct in, as parse does.
func (args arguments) read(params []*shape.Param, own []ownFlag, in reflect.Value) error {
	r := args.request
	if r == nil {
		return parse(params, own, in, args.line)
	}
	if r.Refused != nil {
		return refused(r)
	}
	p := newParser(params, in)
	for _, given := range r.Values {
		if given.Wrong != "" {
			p.refuse(&Error{
				Message: fmt.Sprintf("parameter %s %s", given.Name, given.Wrong), Param: given.Name,
				FixRequired: "give " + given.Name + " another value", value: given.Text, given: true,
			})
			p.tried = append(p.tried, given.Name)
			continue
		}
		if !given.Arg && !given.Unknown && setOwn(own, given) {
			continue
		}
		i := slices.IndexFunc(p.values, func(v *value) bool { return v.param.Name == given.Name })
		if i < 0 {
			p.refuse(&Error{Message: fmt.Sprintf("unknown parameter %q", given.Name), Param: given.Name, FixRequired: "leave out " + given.Name})
			continue
		}
		if given.Empty {
			p.values[i].given = []string{}
			continue
		}
		_ = p.values[i].Set(given.Text)
	}
	p.place(r.Places)
	if r.Flags != nil {
		adviseSwitches(p.errors, r.Flags, r.Written)
	}
	return p.finish()
}

// readForeign reads the runtime's own flags among the values.
func (args arguments) readForeign(own []ownFlag) error {
	if args.request.Refused != nil {
		return refused(args.request)
	}
	for _, given := range args.request.Values {
		setOwn(own, given)
	}
	return nil
}

func setOwn(own []ownFlag, given adapter.Value) bool {
	i := slices.IndexFunc(own, func(f ownFlag) bool { return f.name == given.Name })
	if i >= 0 {
		own[i].set(given.Text)
	}
	return i >= 0
}

// refused is the error of arguments that the adapter could not read.
func refused(r *adapter.Request) error {
	e := syntaxError(r.Refused)
	var unknown *pflag.NotExistError
	switch {
	case !errors.As(r.Refused, &unknown):
	case unknown.GetSpecifiedShortnames() != "":
		if number := "-" + unknown.GetSpecifiedShortnames(); isNumber(number) {
			e = unknownNumber(number, true)
		}
	case r.Flags != nil:
		e.meant = meantFlag(unknown.GetSpecifiedName(), r.Flags)
	}
	return syntaxErrors{e}
}

// beginRequest begins an invocation for an adapter.
func (a *App) beginRequest(ctx context.Context, r *adapter.Request) *invocation {
	args := r.Line
	for _, v := range r.Values {
		if v.Arg || v.Unknown || v.Wrong != "" {
			continue // it asks for nothing, whatever its name
		}
		args = append(args[:len(args):len(args)], "--"+v.Name+"="+v.Text)
	}
	inv := a.begin(ctx, append(args[:len(args):len(args)], r.Given...))
	inv.request = r
	return inv
}

// carryOutRequest finds the command of the request and runs it.
func (inv *invocation) carryOutRequest(ctx context.Context) outcome {
	r := inv.request
	switch {
	case r.Line != nil && r.Refused != nil:
		inv.builtin = r.Line[0]
		return inv.refuse(refused(r))
	case r.Line != nil:
		return inv.carryOut(ctx, r.Line)
	}
	for _, c := range inv.app.commands {
		if c.view.Name == r.Command {
			inv.command = c
		}
	}
	if inv.command == nil {
		return inv.refuse(&Error{Message: fmt.Sprintf("unknown command %q", r.Command), FixRequired: "use a command that exists"})
	}
	if r.Help != nil {
		r.Help()
		text, _ := inv.output.flush()
		return inv.explained(string(text), inv.command.view.Name)
	}
	return inv.run(ctx, &settings{}, arguments{request: r})
}

// check, before and after call what an adapter wants to be called.
func (inv *invocation) check(ctx context.Context) error {
	if inv.request == nil || inv.request.Check == nil {
		return nil
	}
	return inv.request.Check(ctx)
}

func (inv *invocation) before(ctx context.Context) (context.Context, error) {
	if inv.request == nil || inv.request.Before == nil {
		return ctx, nil
	}
	return inv.request.Before(ctx)
}

func (inv *invocation) after(ctx context.Context) error {
	if inv.request == nil || inv.request.After == nil {
		return nil
	}
	return inv.request.After(ctx)
}

// runRequest is Run for an adapter.
func (a *App) runRequest(ctx context.Context, r adapter.Request) adapter.Result {
	inv := a.beginRequest(ctx, &r)
	ctx, release := inv.stoppable(ctx, a.beginChecks())
	defer release()
	out := inv.keepPrinted(inv.outcome(ctx, inv.carryOutRequest))
	answer := inv.render(out)
	defer answer.clear()
	var result adapter.Result
	if answer.failure != nil {
		var more strings.Builder
		if !answer.failure.argv { // what to do about those, the adapter says
			writeAdvice(&more, answer.failure)
		}
		result.Message, result.More = safe(answer.failure.Message), more.String()
	}
	result.Exit = int(inv.deliver(answer))
	return result
}

// call answers a request with the JSON of the answer, and leaves the streams and
// signals of the process alone.
func (a *App) call(ctx context.Context, r adapter.Request) adapter.Result {
	inv := a.beginRequest(ctx, &r)
	inv.set.format, inv.called = formatJSON, true
	defer inv.untrace()
	defer calls.enter()()
	inv.output = serving.capture()
	a.beginChecks()()
	own, cancel := context.WithCancelCause(ctx)
	inv.cancel = cancel
	defer cancel(nil)
	leave := func() {
		if ctx.Err() != nil {
			inv.interrupt(&stop{exit: spec.ExitInterrupted, gone: true, message: "the caller does not wait for the command any more"})
		}
	}
	defer context.AfterFunc(ctx, leave)()
	out := inv.outcome(own, func(own context.Context) outcome {
		defer leave() // the command may have seen that its context is done first
		return inv.carryOutRequest(own)
	})
	answer := inv.render(out)
	defer answer.clear()
	text := answer.stdout
	if len(text) == 0 { // a failure in animus
		text = answer.stderr
	}
	return adapter.Result{Exit: int(answer.exit), Text: bytes.Clone(bytes.TrimSpace(text))}
}

// calls are those that run at the moment. They share the standard output of the
// process.
var calls callCount

type callCount struct {
	mu      sync.Mutex
	running int
	mixed   bool // several have run at once since none did
}

// enter counts a call until the function that it returns is called. What was
// written while none ran is told before the first one.
func (n *callCount) enter() (leave func()) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.mixed = n.running > 0; !n.mixed {
		if text, written := serving.capture().flush(); written > 0 {
			Logger(context.Background()).Warn(strayMessage(text, written, "no command ran"), "code", codeStray)
		}
	}
	n.running++
	return func() {
		n.mu.Lock()
		defer n.mu.Unlock()
		n.running--
	}
}

// isMixed reports whether nobody can tell which command has written what is on
// standard output.
func (inv *invocation) isMixed() bool {
	calls.mu.Lock()
	defer calls.mu.Unlock()
	return inv.called && calls.mixed
}
