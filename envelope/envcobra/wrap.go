package envcobra

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/internal/adapter"
)

// A Declaration is what an answer needs to know of a command and cobra does not.
// The fields are those of [envelope.Command].
type Declaration struct {
	// Name is the command's name in the answers and the manifest. Optional; the
	// default is the names below the root, in lower case.
	Name string

	// Effect says whether the command changes anything. Required.
	Effect envelope.Effect

	DataVersion  string             // Recommended
	ExitCodes    envelope.ExitCodes // Recommended
	OutputSchema json.RawMessage    // Optional
	Timeout      time.Duration      // Optional
	Examples     []envelope.Example // Optional
}

// Printed is the payload of a command that Wrap has wrapped.
type Printed struct {
	Output string `json:"output" description:"What the command printed on standard output"`
}

// Text is empty: people see what a command prints as it prints it.
func (Printed) Text() string { return "" }

// Wrap has an existing command of a tree answer with an envelope. Its Run or RunE
// is called as ever. People see what they saw before. Programs get what it
// prints on standard output, also through programs that it starts, in
// data.output. In [envelope.AgentSpec] they get it of a failure, too, if it had
// printed something by then and its error has no data, also of one that panics or is
// stopped; in the other dialects a failure has no data, and the log has the beginning
// of what it printed (see [envelope.Logger]). Its error is the error of the answer: an
// *envelope.Error says what exit status and code that has, any other error is answered
// as that of a registered command. Help that it shows itself, by cmd.Help or an error
// that is pflag.ErrHelp, is output as any other.
//
// It is to be called when the tree is built and the command has its flags, which
// are part of its schema; its arguments by place are not, since cobra does not
// know them. The command is registered with the application, so that it is in the
// manifest, but can be called through cobra only. A declaration that is wrong is
// found in app.Problems.
//
// Where the system has no Unix file descriptors, what it prints is not kept
// apart from the answer.
func Wrap(app *envelope.App, cmd *cobra.Command, d Declaration) {
	run := either(cmd.RunE, cmd.Run)
	register(app, cmd, d, true, func(ctx context.Context, in invocation) (Printed, error) {
		err := call(run, in.cmd, in.args)
		switch {
		case err == nil:
			err = in.after()
		case errors.Is(err, pflag.ErrHelp):
			err = in.cmd.Help() // as cobra does
		}
		in.returned.set(err)
		if err != nil {
			return Printed{}, err // the runtime has what was printed, as of a command that panics
		}
		return Printed{string(adapter.TakeOutput(ctx))}, nil
	})
}

// Answer has an existing command of a tree answer with what run returns, in
// place of its Run or RunE. The flags and arguments of the command stay cobra's,
// run reads them as they were read before. People see what an envelope.Texter
// says, else aligned keys and values.
//
// What is said of [Wrap] about the tree, the flags and the application holds here,
// too.
func Answer[Out any](app *envelope.App, cmd *cobra.Command, d Declaration, run func(cmd *cobra.Command, args []string) (Out, error)) {
	register(app, cmd, d, false, func(_ context.Context, in invocation) (Out, error) {
		out, err := run(in.cmd, in.args)
		in.returned.set(err)
		return out, err
	})
}

// An invocation is what the runtime hands to a command whose arguments cobra
// reads.
type invocation struct {
	cmd      *cobra.Command
	args     []string
	after    func() error // calls the hooks that come after, of a command that prints
	returned *returned
}

func register[Out any](app *envelope.App, cmd *cobra.Command, d Declaration, prints bool, run func(context.Context, invocation) (Out, error)) {
	name := d.Name
	if name == "" {
		name = nameOf(cmd)
	}
	envelope.Register(app, envelope.Command[invocation, Out]{
		Name: name, Summary: summaryOf(cmd), Effect: d.Effect, DataVersion: d.DataVersion, ExitCodes: d.ExitCodes,
		OutputSchema: d.OutputSchema, Timeout: d.Timeout, Examples: d.Examples, Run: run,
	})
	adapter.Declare(app, name, paramsOf(cmd))
	a := &adapted{app: app, cmd: cmd, name: name, foreign: true, prints: prints}
	a.recorder.addOwn(cmd, adapter.Describe(app).Flags, isList(app, name))
	a.adapt()
}

func isList(app *envelope.App, name string) bool {
	for _, c := range adapter.Describe(app).Commands {
		if c.Name == name {
			return c.IsList
		}
	}
	return false
}

// nameOf returns the names from below the root to the command, as the runtime
// allows them.
func nameOf(cmd *cobra.Command) string {
	words := strings.Fields(cmd.CommandPath())
	if cmd.HasParent() {
		words = words[1:]
	}
	return strings.ReplaceAll(strings.ToLower(strings.Join(words, " ")), "_", "-")
}

func summaryOf(cmd *cobra.Command) string {
	for _, text := range []string{cmd.Short, cmd.Long} {
		line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
		if line != "" {
			return line
		}
	}
	return "Run " + cmd.Name()
}
