package envcobra

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
)

type runE = func(cmd *cobra.Command, args []string) error

// hooks are what cobra would call outside of the invocation of a command. They
// are taken from the command, and called within.
type hooks struct {
	cmd                                      *cobra.Command
	args                                     cobra.PositionalArgs
	persistentPre, pre, post, persistentPost runE
	unparsed                                 bool // the command reads its flags itself
}

func takeHooks(cmd *cobra.Command) *hooks {
	h := &hooks{
		cmd: cmd, args: cmd.Args, unparsed: cmd.DisableFlagParsing,
		persistentPre: either(cmd.PersistentPreRunE, cmd.PersistentPreRun), pre: either(cmd.PreRunE, cmd.PreRun),
		post: either(cmd.PostRunE, cmd.PostRun), persistentPost: either(cmd.PersistentPostRunE, cmd.PersistentPostRun),
	}
	if cmd.Args != nil { // else cobra says itself what is no command
		cmd.Args = cobra.ArbitraryArgs
	}
	cmd.PersistentPreRun, cmd.PreRun, cmd.PreRunE = nil, nil, nil
	cmd.PersistentPostRun, cmd.PostRun, cmd.PostRunE = nil, nil, nil
	cmd.PersistentPreRunE = func(c *cobra.Command, args []string) error {
		if c != cmd { // one of a command below
			return call(h.persistentPreRun(), c, args)
		}
		// cobra checks required flags next, and would refuse without an answer;
		// the flags are parsed already, and this has it leave them alone.
		c.DisableFlagParsing = true
		return nil
	}
	cmd.PersistentPostRunE = func(c *cobra.Command, args []string) error {
		if c != cmd {
			return call(h.persistentPostRun(), c, args)
		}
		return nil
	}
	return h
}

// either returns the function that cobra prefers, or nil.
func either(withError runE, without func(*cobra.Command, []string)) runE {
	if withError == nil && without != nil {
		return func(cmd *cobra.Command, args []string) error { without(cmd, args); return nil }
	}
	return withError
}

// persistentPreRun and persistentPostRun return the hook that cobra would call:
// the command's own, else that of the nearest parent that has one. With
// EnableTraverseRunHooks cobra calls those of the parents itself.
func (h *hooks) persistentPreRun() runE {
	return h.nearest(h.persistentPre, func(p *cobra.Command) runE { return either(p.PersistentPreRunE, p.PersistentPreRun) })
}

func (h *hooks) persistentPostRun() runE {
	return h.nearest(h.persistentPost, func(p *cobra.Command) runE { return either(p.PersistentPostRunE, p.PersistentPostRun) })
}

func (h *hooks) nearest(own runE, of func(*cobra.Command) runE) runE {
	if own != nil || cobra.EnableTraverseRunHooks {
		return own
	}
	for p := h.cmd.Parent(); p != nil; p = p.Parent() {
		if hook := of(p); hook != nil {
			return hook
		}
	}
	return nil
}

// check is what cobra checks of arguments.
func (h *hooks) check(args []string) error {
	if h.args == nil {
		return nil
	}
	return h.args(h.cmd, args)
}

// before calls what cobra calls before a command, and checks the flags when
// cobra does.
func (h *hooks) before(ctx context.Context, args []string) (context.Context, error) {
	h.cmd.SetContext(ctx)
	for _, hook := range []runE{h.persistentPreRun(), h.pre} {
		if err := call(hook, h.cmd, args); err != nil {
			return nil, err
		}
	}
	for _, check := range []func() error{h.cmd.ValidateRequiredFlags, h.cmd.ValidateFlagGroups} {
		if err := check(); err != nil {
			return nil, envelope.Errorf(envelope.ArgError, "%w", err)
		}
	}
	return h.cmd.Context(), nil // a hook may have added to it
}

// after calls what cobra calls after a command.
func (h *hooks) after(args []string) error {
	for _, hook := range []runE{h.post, h.persistentPostRun()} {
		if err := call(hook, h.cmd, args); err != nil {
			return err
		}
	}
	return nil
}

func call(hook runE, cmd *cobra.Command, args []string) error {
	if hook == nil {
		return nil
	}
	return hook(cmd, args)
}
