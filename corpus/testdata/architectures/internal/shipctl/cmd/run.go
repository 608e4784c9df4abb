package cmd

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/shipctl/genericiooptions"
	"example.com/architectures/internal/shipctl/printers"
	"example.com/architectures/internal/shipctl/resource"
)

// LogsOptions are those of logs.
type LogsOptions struct {
	ConsumeRequestFn func(r io.Reader, out io.Writer) error
	genericiooptions.IOStreams
}

// NewCmdLogs returns logs.
func NewCmdLogs(streams genericiooptions.IOStreams) *cobra.Command {
	o := &LogsOptions{ConsumeRequestFn: DefaultConsumeRequest, IOStreams: streams}
	return &cobra.Command{
		Use: "logs",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the lines are copied to the command's stream
			return o.ConsumeRequestFn(strings.NewReader("cast off\nfull ahead\n"), o.Out)
		},
	}
}

// DefaultConsumeRequest copies lines.
func DefaultConsumeRequest(r io.Reader, out io.Writer) error {
	br := bufio.NewReader(r)
	for {
		line, err := br.ReadBytes('\n')
		if _, werr := out.Write(line); werr != nil {
			return werr
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// RemoteExecutor runs a command on a ship.
type RemoteExecutor interface {
	Execute(command []string, out io.Writer, tty bool) error
}

// DefaultRemoteExecutor is the executor of the program.
type DefaultRemoteExecutor struct{}

// Execute implements RemoteExecutor.
func (*DefaultRemoteExecutor) Execute(command []string, out io.Writer, tty bool) error {
	if tty {
		out = os.Stdout // want stdoutwrite
	}
	_, err := io.Copy(out, strings.NewReader("ran "+strings.Join(command, " ")+"\n"))
	return err
}

// ExecOptions are those of exec.
type ExecOptions struct {
	TTY      bool
	Executor RemoteExecutor
	genericiooptions.IOStreams
}

// NewCmdExec returns exec.
func NewCmdExec(streams genericiooptions.IOStreams) *cobra.Command {
	o := &ExecOptions{IOStreams: streams, Executor: &DefaultRemoteExecutor{}}
	cmd := &cobra.Command{
		Use: "exec <command...>",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: with a terminal the executor copies to the real stdout
			return o.Executor.Execute(args, o.Out, o.TTY)
		},
	}
	cmd.Flags().BoolVarP(&o.TTY, "tty", "t", false, "on a terminal")
	return cmd
}

// NewCmdTop returns top.
func NewCmdTop(streams genericiooptions.IOStreams) *cobra.Command {
	return &cobra.Command{
		Use: "top",
		RunE: func(cmd *cobra.Command, args []string) (err error) { // bad: the terminal is a counter around stdout in a MultiWriter in a bufio.Writer
			t := printers.NewTerminal(streams.ErrOut) // want stdoutwrite
			defer func() {
				if ferr := t.Flush(); err == nil {
					err = ferr
				}
			}()
			v, err := resource.NewBuilder().Do()
			if err != nil {
				return err
			}
			p := &printers.NamePrinter{Operation: "1%"}
			return v.Visit(func(info *resource.Info, err error) error {
				return p.PrintObj(info.Object, t)
			})
		},
	}
}

// NewCmdWait returns wait.
func NewCmdWait(streams genericiooptions.IOStreams) *cobra.Command {
	return &cobra.Command{
		Use: "wait [name...]",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: decorators and visitor write to ErrOut
			v, err := resource.NewBuilder().Names(args...).Do()
			if err != nil {
				return err
			}
			seen := 0
			v = resource.NewDecorated(v, func(*resource.Info, error) error { seen++; return nil },
				func(info *resource.Info, err error) error {
					fmt.Fprintln(streams.ErrOut, "waiting for", info.Object.Name())
					return err
				})
			return v.Visit(func(*resource.Info, error) error {
				if seen > 10 {
					return resource.ErrStop
				}
				return nil
			})
		},
	}
}
