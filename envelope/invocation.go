package envelope

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/envvet/envvet/envelope/internal/adapter"
)

// An invocation is one call of the application, from its arguments to its
// answer.
type invocation struct {
	app     *App
	start   time.Time
	id      string
	cwd     string
	trace   string
	untrace func()   // ends that programs inherit it
	command *command // nil until it is found, and for the runtime's own
	builtin string   // the name of the runtime's own command
	set     *settings
	request *adapter.Request // of an adapter, in place of arguments; or nil
	called  bool             // the answer is JSON that is returned, nothing is written
	output  *capture         // of standard output, until the answer is written
	errors  *capture         // of standard error, the same

	cancel     context.CancelCauseFunc // of the command's context
	stopping   chan struct{}           // closed when the command is to end
	hurrying   chan struct{}           // closed when nothing is to be waited for any more
	hurryOnce  sync.Once
	late       chan *stop // a signal that came when the outcome was known
	settle     func()     // returns when each signal that the process got has been acted on
	goroutines crowd

	mu       sync.Mutex // guards what follows: handlers may have goroutines
	stopped  *stop      // why the command is to end
	decided  bool       // the outcome is known, nothing can be stopped
	cleanups []func()
	cleaned  bool
	closed   bool // the answer is being written
	warnings []warning
	meta     map[string]json.RawMessage
	page     page
}

func (a *App) begin(ctx context.Context, args []string) *invocation {
	inv := &invocation{
		app: a, start: time.Now(), id: requestID(), meta: make(map[string]json.RawMessage), set: a.guess(args),
		stopping: make(chan struct{}), hurrying: make(chan struct{}), late: make(chan *stop, 1),
		settle: func() {},
	}
	inv.cwd, _ = os.Getwd() // "" if the folder is gone
	inv.trace = a.traceOf(ctx)
	inv.untrace = enterTrace(inv.trace)
	return inv
}

// commandName returns the name of the command, as far as it is known.
func (inv *invocation) commandName() string {
	if inv.command != nil {
		return inv.command.view.Name
	}
	return inv.builtin
}

// carryOut finds the command and runs it.
func (inv *invocation) carryOut(ctx context.Context, args []string) outcome {
	set := &settings{}
	rest, err := inv.app.splitGlobal(set, args)
	switch {
	case errors.Is(err, errHelp):
		inv.builtin = "help"
		return inv.help(nil)
	case err != nil:
		return inv.refuse(errors.Join(append(inv.wrongSettings(set), err)...))
	}
	name := ""
	if len(rest) > 0 {
		name = rest[0]
	}
	if builtin := inv.app.builtin(name); builtin != nil {
		inv.builtin = name
		return inv.runBuiltin(builtin, set, rest[1:])
	}
	if len(rest) == 0 {
		return inv.bare(set)
	}
	c, after := inv.app.find(rest)
	if c == nil {
		return inv.unknown(set, rest)
	}
	inv.command = c
	return inv.run(ctx, set, arguments{line: after})
}

// adopt makes the settings those of the invocation. It returns an error if one
// of them is refused.
func (inv *invocation) adopt(set *settings) error {
	all := inv.wrongSettings(set)
	if len(all) == 0 {
		inv.set = set
	}
	return errors.Join(all...)
}

// wrongSettings completes the settings with those of the environment, and returns
// what is wrong with them.
func (inv *invocation) wrongSettings(set *settings) []error {
	set.terminal = inv.set.terminal
	if inv.called {
		set.format = formatJSON
	}
	inv.app.defaults(set)
	var all []error
	if err := inv.app.checkVersionFlags(set); err != nil {
		all = append(all, err)
	}
	for _, e := range set.errors {
		all = append(all, e)
	}
	return all
}

// bare answers arguments without a command.
func (inv *invocation) bare(set *settings) outcome {
	err := inv.adopt(set)
	if set.outputSchema && !set.version && !set.schema && !set.printSchema {
		err = errors.Join(err, &Error{Message: "--output-schema stands without a command", Param: "output-schema", FixRequired: "name a command"})
	}
	switch {
	case err != nil:
		return inv.refuse(err)
	case set.version:
		inv.builtin = "version"
		return inv.version()
	case set.schema || set.printSchema:
		inv.builtin = "manifest"
		return inv.overviewSchema()
	}
	inv.builtin = "help"
	return inv.help(nil)
}

// run takes the command through its phases: parameters, Validate, Run.
func (inv *invocation) run(ctx context.Context, set *settings, args arguments) outcome {
	ctx = context.WithValue(ctx, invocationKey{}, inv)
	c := inv.command
	if c.foreign && args.request == nil {
		return inv.foreignCommand()
	}
	in, err := c.bind(inv.app.ownFlags(set), args)
	var syntax syntaxErrors
	switch {
	case errors.Is(err, errHelp):
		return inv.help(c.words())
	case errors.As(err, &syntax):
		return inv.refuse(errors.Join(append(inv.wrongSettings(set), err)...))
	}
	if out, asked := inv.aboutCommand(set); asked {
		return out
	}
	if err := errors.Join(inv.adopt(set), err); err != nil {
		inv.meantBelow(err)
		return inv.refuse(err)
	}
	if wrong := inv.checkCursor(); wrong != nil {
		return failed(Precondition, wrong)
	}
	inv.handOver()
	ctx, ended := inv.limited(ctx)
	defer ended()
	if inv.request != nil && inv.request.Ended != nil {
		defer inv.request.Ended()
	}
	if err := inv.check(ctx); err != nil {
		return inv.refuse(err)
	}
	ctx, err = inv.before(ctx)
	switch {
	case err != nil && asError(err, GeneralError).Exit == ArgError:
		return inv.refuse(err)
	case err != nil:
		return inv.fail(err)
	}
	if err := c.validate(ctx, in); err != nil {
		return inv.reject(err)
	}
	inv.warnOfVolatile()
	out, err := c.run(ctx, in)
	if err == nil {
		err = inv.after(ctx)
	}
	if err != nil {
		return inv.fail(err) // within the limit: the error may take its time to say what it is
	}
	ended()
	return inv.pageOf(out)
}

// handOver lets whoever takes the lock after it see the command and the settings,
// although the goroutine that found them may not end.
func (inv *invocation) handOver() {
	inv.mu.Lock()
	defer inv.mu.Unlock()
}

// aboutCommand answers the flags that ask about the command.
func (inv *invocation) aboutCommand(set *settings) (out outcome, asked bool) {
	if !set.version && !set.schema && !set.outputSchema && !set.printSchema {
		return outcome{}, false
	}
	switch err := inv.adopt(set); {
	case err != nil:
		return inv.refuse(err), true
	case set.version:
		return inv.version(), true
	case set.schema:
		return inv.commandSchema(), true
	case set.printSchema:
		return toldOf(inv.command.schema(inv.app.dialect)), true
	}
	return toldOf(inv.command.outputSchema()), true
}

// unknown is the outcome of arguments that begin with no command's name, behind the
// runtime's own flags.
func (inv *invocation) unknown(set *settings, args []string) outcome {
	words := args
	if i := slices.IndexFunc(args[1:], func(arg string) bool { return strings.HasPrefix(arg, "-") }); i >= 0 {
		words = args[:1+i] // the first is no flag, whatever it looks like: a dash, or what follows --
	}
	members := inv.app.group(words)
	var e *Error
	switch asked := slices.ContainsFunc(args, isHelp); {
	case len(members) == 0:
		e = &Error{
			Message:     fmt.Sprintf("unknown command %q", strings.Join(words, " ")),
			FixRequired: "use a command that exists", meant: inv.app.meantCommand(words),
		}
	case asked:
		inv.builtin = "help"
		return inv.help(words)
	default:
		var names []string
		for _, c := range members {
			names = append(names, c.view.Name)
		}
		e = &Error{
			Message:     fmt.Sprintf("%q is a group of commands: %s", strings.Join(words, " "), strings.Join(names, ", ")),
			FixRequired: "use one of the commands",
		}
	}
	return inv.refuse(errors.Join(append(inv.wrongSettings(set), e)...))
}

func isHelp(arg string) bool { return arg == "--help" || arg == "-h" }

type invocationKey struct{}

// invocationOf returns the invocation that ctx belongs to, or nil.
func invocationOf(ctx context.Context) *invocation {
	inv, _ := ctx.Value(invocationKey{}).(*invocation)
	return inv
}
