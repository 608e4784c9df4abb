// Command ask has a library that asks for a password where a field of its flags is set, and
// sets it, by a method and by its name.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/connect"
)

type options struct {
	flags   *connect.Flags
	factory connect.Factory
}

func newOptions(trace bool) *options {
	flags := connect.NewFlags().WithPassword()
	flags.Trace = trace
	return &options{flags: flags, factory: connect.NewFactory(flags)}
}

func main() {
	o := newOptions(true)
	root := &cobra.Command{Use: "ask", RunE: o.client}
	root.AddCommand(
		&cobra.Command{Use: "open", RunE: o.open},
		&cobra.Command{Use: "ping", RunE: o.ping},
		&cobra.Command{Use: "dial", RunE: dial},
	)
	root.Execute()
}

func (o *options) client(cmd *cobra.Command, args []string) error {
	return o.flags.Client() // want `call of connect\.Flags\.Client in handler options\.client writes to stdout with fmt\.Print`
}

func (o *options) open(cmd *cobra.Command, args []string) error {
	return o.factory.Open() // want `call of connect\.factory\.Open in handler options\.open writes to stdout with fmt\.Print`
}

func (o *options) ping(cmd *cobra.Command, args []string) error {
	return o.flags.Ping() // want `call of connect\.Flags\.Ping in handler options\.ping writes to stdout with fmt\.Println`
}

func dial(cmd *cobra.Command, args []string) error {
	return connect.Dial(&connect.Flags{Trace: len(args) > 0}) // want `call of connect\.Dial in handler dial writes to stdout with fmt\.Println`
}
