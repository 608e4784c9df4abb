// Command ask has a library that asks for a password where a field of its flags is set, which
// nothing in this program does: that it can is a hint. What a file may set is a finding.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/connect"
)

type options struct {
	flags   *connect.Flags
	factory connect.Factory
}

func newOptions() *options {
	flags := connect.NewFlags()
	return &options{flags: flags, factory: connect.NewFactory(flags)}
}

func main() {
	o := newOptions()
	root := &cobra.Command{Use: "ask", RunE: o.client}
	root.AddCommand(
		&cobra.Command{Use: "open", RunE: o.open},
		&cobra.Command{Use: "ping", RunE: o.ping},
		&cobra.Command{Use: "list", RunE: o.list},
		&cobra.Command{Use: "dial", RunE: dial},
	)
	root.Execute()
}

func (o *options) client(cmd *cobra.Command, args []string) error { return o.flags.Client() }

func (o *options) open(cmd *cobra.Command, args []string) error { return o.factory.Open() }

func (o *options) ping(cmd *cobra.Command, args []string) error { return o.flags.Ping() }

func (o *options) list(cmd *cobra.Command, args []string) error {
	return o.flags.List() // want `call of connect\.Flags\.List in handler options\.list writes to stdout with fmt\.Println`
}

func dial(cmd *cobra.Command, args []string) error {
	if err := connect.Dial(connect.NewFlags()); err != nil {
		return err
	}
	return connect.DialLoudly(new(connect.Flags)) // want `call of connect\.DialLoudly in handler dial writes to stdout with fmt\.Println`
}
