// Command defaultsgiven has a client log where it wants that, by what a third package makes, or does
// not.
package main

import (
	"log/slog"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/defaults_given/adapter"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/defaults_given/client"
)

type tool struct {
	log *slog.Logger
}

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "none", RunE: none},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func options() (client.Options, error) {
	return client.Options{Namespace: os.Getenv("NAMESPACE")}, nil
}

// dial connects with what is given in any case.
func (t *tool) dial() (*client.Client, error) {
	o, err := options()
	if err != nil {
		return nil, err
	}
	o.Logger = adapter.Structured(t.log)
	return client.Dial(o)
}

func given(cmd *cobra.Command, args []string) error {
	t := &tool{slog.New(slog.NewTextHandler(cmd.ErrOrStderr(), nil))}
	if _, err := t.dial(); err != nil {
		return err
	}
	if _, err := client.Dial(client.Options{Logger: adapter.Silent()}); err != nil {
		return err
	}
	client.Log(client.Options{Logf: adapter.Logf(cmd.ErrOrStderr())})
	return client.Write(client.Options{Report: adapter.Report(cmd.ErrOrStderr())})
}

func none(cmd *cobra.Command, args []string) error {
	if _, err := client.Dial(client.Options{}); err != nil { // want `call of client.Dial in handler none writes to stdout`
		return err
	}
	if _, err := client.Dial(client.Options{Logger: adapter.Maybe(nil)}); err != nil { // want `call of client.Dial in handler none writes to stdout`
		return err
	}
	client.Log(client.Options{})                                           // want `call of client.Log in handler none writes to stdout`
	client.Log(client.Options{Logf: adapter.Logf(os.Stdout)})              // want `handler none writes to stdout`
	client.Write(client.Options{})                                         // want `call of client.Write in handler none writes to stdout`
	return client.Write(client.Options{Report: adapter.Report(os.Stdout)}) // want `handler none writes to stdout`
}
