// Package subcommands is a stub of github.com/google/subcommands for fixtures.
package subcommands

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
)

// ExitStatus is what a process ends with.
type ExitStatus int

const (
	ExitSuccess ExitStatus = iota
	ExitFailure
	ExitUsageError
)

// Command is one command of a program.
type Command interface {
	Name() string
	Synopsis() string
	Usage() string
	SetFlags(*flag.FlagSet)
	Execute(ctx context.Context, f *flag.FlagSet, args ...interface{}) ExitStatus
}

// Commander is a set of commands.
type Commander struct {
	commands []Command
	topFlags *flag.FlagSet

	Output io.Writer
	Error  io.Writer

	ExplainCommand func(io.Writer, Command)
}

// DefaultCommander is the one of the functions of the package.
var DefaultCommander = NewCommander(flag.CommandLine, "program")

// NewCommander makes a set of commands.
func NewCommander(topLevelFlags *flag.FlagSet, name string) *Commander {
	return &Commander{topFlags: topLevelFlags, Output: os.Stdout, Error: os.Stderr}
}

// Register adds a command.
func (cdr *Commander) Register(cmd Command, group string) { cdr.commands = append(cdr.commands, cmd) }

// Execute runs the command that the arguments name.
func (cdr *Commander) Execute(ctx context.Context, args ...interface{}) ExitStatus {
	for _, cmd := range cdr.commands {
		if cmd.Name() == cdr.topFlags.Arg(0) {
			f := flag.NewFlagSet(cmd.Name(), flag.ContinueOnError)
			cmd.SetFlags(f)
			return cmd.Execute(ctx, f, args...)
		}
	}
	return ExitUsageError
}

// HelpCommand is a command that says what there is.
func (cdr *Commander) HelpCommand() Command { return (*helper)(cdr) }

type helper Commander

func (h *helper) Name() string           { return "help" }
func (h *helper) Synopsis() string       { return "describe commands" }
func (h *helper) Usage() string          { return "help\n" }
func (h *helper) SetFlags(*flag.FlagSet) {}
func (h *helper) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) ExitStatus {
	for _, cmd := range h.commands {
		fmt.Fprintln(h.Output, cmd.Name())
	}
	return ExitSuccess
}

type aliaser struct {
	alias string
	Command
}

func (a *aliaser) Name() string { return a.alias }

// Alias is a command by another name.
func Alias(alias string, cmd Command) Command { return &aliaser{alias, cmd} }

// Register adds a command to the DefaultCommander.
func Register(cmd Command, group string) { DefaultCommander.Register(cmd, group) }

// Execute runs the DefaultCommander.
func Execute(ctx context.Context, args ...interface{}) ExitStatus {
	return DefaultCommander.Execute(ctx, args...)
}

// HelpCommand is that of the DefaultCommander.
func HelpCommand() Command { return DefaultCommander.HelpCommand() }
