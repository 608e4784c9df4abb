package envelope

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
)

// An invocation is one call of the application, from its arguments to its
// answer.
type invocation struct {
	app     *App
	start   time.Time
	id      string
	command *command // nil until it is found, and for the runtime's own
	builtin string   // the name of the runtime's own command

	mu       sync.Mutex // guards what follows: handlers may have goroutines
	closed   bool       // the answer is being written
	warnings []warning
	meta     map[string]json.RawMessage
}

func (a *App) begin() *invocation {
	return &invocation{app: a, start: time.Now(), id: requestID(), meta: make(map[string]json.RawMessage)}
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
	switch {
	case len(args) == 0, isHelp(args[0]):
		inv.builtin = "help"
		return inv.help(nil)
	case args[0] == "--version", args[0] == "-V":
		return outcome{plain: inv.app.name + " " + inv.app.version}
	case args[0] == "help":
		inv.builtin = "help"
		return inv.help(slices.DeleteFunc(slices.Clone(args[1:]), isHelp))
	case args[0] == "version":
		inv.builtin = "version"
		return inv.version(args[1:])
	}
	c, rest := inv.app.find(args)
	if c == nil {
		return inv.unknown(args)
	}
	inv.command = c
	return inv.run(ctx, rest)
}

// run takes the command through its phases: parameters, Validate, Run.
func (inv *invocation) run(ctx context.Context, args []string) outcome {
	ctx = context.WithValue(ctx, invocationKey{}, inv)
	c := inv.command
	in, err := c.bind(args)
	switch {
	case errors.Is(err, errHelp):
		return inv.help(c.words())
	case err != nil:
		return inv.refuse(err)
	}
	if err := c.validate(ctx, in); err != nil {
		return inv.refuse(err)
	}
	out, err := c.run(ctx, in)
	if err != nil {
		return inv.fail(err)
	}
	return succeeded(out)
}

// unknown is the outcome of arguments that begin with no command's name.
func (inv *invocation) unknown(args []string) outcome {
	words := args
	if i := slices.IndexFunc(args, func(arg string) bool { return strings.HasPrefix(arg, "-") }); i >= 0 {
		words = args[:i]
	}
	switch asked := slices.ContainsFunc(args, isHelp); {
	case len(words) == 0:
		return inv.refuse(&Error{Message: fmt.Sprintf("flag %s stands before the command", args[0]), FixRequired: "begin with a command"})
	case len(inv.app.group(words)) == 0:
		return inv.refuse(&Error{Message: fmt.Sprintf("unknown command %q", strings.Join(words, " ")), FixRequired: "use a command that exists"})
	case asked:
		inv.builtin = "help"
		return inv.help(words)
	}
	var names []string
	for _, c := range inv.app.group(words) {
		names = append(names, c.view.Name)
	}
	return inv.refuse(&Error{
		Message:     fmt.Sprintf("%q is a group of commands: %s", strings.Join(words, " "), strings.Join(names, ", ")),
		FixRequired: "use one of the commands",
	})
}

// version answers the command version.
func (inv *invocation) version(args []string) outcome {
	if len(args) > 0 {
		return inv.refuse(&Error{Message: fmt.Sprintf("unexpected argument %q", args[0]), FixRequired: "leave out the argument"})
	}
	return succeeded(struct {
		Version string `json:"version"`
	}{inv.app.version})
}

func isHelp(arg string) bool { return arg == "--help" || arg == "-h" }

type invocationKey struct{}

// invocationOf returns the invocation that ctx belongs to, or nil.
func invocationOf(ctx context.Context) *invocation {
	inv, _ := ctx.Value(invocationKey{}).(*invocation)
	return inv
}
