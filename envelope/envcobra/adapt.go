package envcobra

import (
	"context"
	"errors"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/internal/adapter"
)

// An adapted command is one of the tree whose calls the runtime answers.
type adapted struct {
	app     *envelope.App
	cmd     *cobra.Command
	name    string // in the application
	foreign bool   // cobra reads its arguments
	prints  bool   // what it prints is its answer

	hooks                       *hooks
	recorder                    recorder
	silenceErrors, silenceUsage bool        // as declared
	running                     atomic.Bool // what it shows is its own output
}

// adapt has the runtime answer calls of the command.
func (a *adapted) adapt() {
	cmd := a.cmd
	a.hooks = takeHooks(cmd)
	a.silenceErrors, a.silenceUsage = cmd.SilenceErrors, cmd.SilenceUsage
	cmd.Run, cmd.RunE = nil, a.runE
	flagError, help := cmd.FlagErrorFunc(), cmd.HelpFunc()
	cmd.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		if c != cmd {
			return flagError(c, err)
		}
		return a.answer(adapter.Request{Refused: err, Flags: c.Flags(), Given: a.given()}, func() error { return flagError(c, err) })
	})
	answerHelp(cmd, func(c *cobra.Command, args []string) {
		if c != cmd || a.running.Load() {
			help(c, args)
			return
		}
		_ = a.answer(adapter.Request{Help: func() { help(c, args) }}, nil) // there is nobody to tell
	})
}

// pathOf returns what a caller writes after the name of the program for the command.
func pathOf(c *cobra.Command) string {
	return strings.TrimSpace(strings.TrimPrefix(c.CommandPath(), c.Root().DisplayName()))
}

// runE answers a call whose flags cobra has parsed.
func (a *adapted) runE(cmd *cobra.Command, args []string) error {
	cmd.DisableFlagParsing = a.hooks.unparsed // see takeHooks
	outer := cmd.Context()
	r := adapter.Request{
		Ended:  func() { cmd.SetContext(outer); a.running.Store(false) },
		Check:  func(context.Context) error { a.running.Store(true); return a.hooks.check(args) },
		Before: func(ctx context.Context) (context.Context, error) { return a.hooks.before(ctx, args) },
		After:  func(context.Context) error { return a.hooks.after(args) },
	}
	if !a.foreign {
		r.Places, r.Flags, r.Written = args, cmd.Flags(), a.given()
		return a.answer(r, nil)
	}
	in := invocation{cmd: cmd, args: args, returned: new(returned)}
	if a.prints { // what hooks print is part of it
		r.After, in.after = nil, func() error { return a.hooks.after(args) }
		r.Printed = func(text []byte) any { return Printed{string(text)} }
	}
	r.In = in
	return a.answer(r, in.returned.get)
}

// answer has the runtime answer the request and returns the error that cobra is
// to know of. cause may return what it stands for.
func (a *adapted) answer(r adapter.Request, cause func() error) error {
	a.cmd.SilenceErrors, a.cmd.SilenceUsage = a.silenceErrors, a.silenceUsage
	r.Command, r.Values, r.Prints = a.name, a.recorder.take(), a.prints || r.Help != nil
	if !a.prints || r.Help != nil { // else what it prints for the flag stays what it is
		r.Values = append(r.Values, a.recorder.form.asked(a.cmd.Flags())...)
	}
	r.Program, r.Path = a.cmd.Root().DisplayName(), pathOf(a.cmd)
	ctx := a.cmd.Context()
	if ctx == nil { // of a command whose Help is called and that is not executed
		ctx = context.Background()
	}
	result := adapter.Run(ctx, a.app, r)
	if result.Exit == 0 {
		return nil
	}
	f := &Failure{status: result.Exit, message: strings.TrimSuffix(result.Message+"\n"+result.More, "\n")}
	said := result.Message == ""
	if said {
		a.cmd.SilenceErrors, a.cmd.SilenceUsage = true, true
		f.message = "the command has answered with a failure"
	}
	if cause != nil && !(said && r.Refused != nil) { // the tree may print what it says of refused flags
		f.cause = cause()
	}
	if said && errors.Is(f.cause, pflag.ErrHelp) { // which cobra would answer with the help
		f.cause = nil
	}
	if !said && r.Refused != nil && f.cause != nil {
		f.message = f.cause.Error()
	}
	return f
}

// returned keeps the error of a command, which may still run when its call has
// been answered.
type returned struct {
	mu  sync.Mutex
	err error
}

func (r *returned) set(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.err = err
}

func (r *returned) get() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.err
}
