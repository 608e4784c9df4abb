// Command captured has handlers that answer with what a clock says that they were made with.
package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	"github.com/spf13/cobra"
)

type report struct {
	Age string `json:"age"`
}

type opts struct {
	now  func() time.Time
	name string
}

func (o *opts) collect() report { return report{Age: o.now().String()} }

func (o *opts) named() report { return report{Age: o.name} }

// complete and do are called by a handler.
func (o *opts) complete(args []string) { o.name = "x" }

func (o *opts) do() error { return json.NewEncoder(os.Stdout).Encode(o.collect()) }

func fixed() time.Time { return time.Time{} }

// newList is given what its handler answers with.
func newList(o *opts) *cobra.Command {
	return &cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(o.collect())
	}}
}

// newFixed is given a clock that stands still.
func newFixed(o *opts) *cobra.Command {
	return &cobra.Command{Use: "fixed", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(o.collect())
	}}
}

type method struct{ now func() time.Time }

func (m *method) run(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(report{Age: m.now().String()})
}

func newMethod() *method {
	return &method{
		now: time.Now, // want `^field output\.Age comes from time\.Now`
	}
}

func listed() *cobra.Command {
	return newList(&opts{
		now: time.Now, // want `^field output\.Age comes from time\.Now`
	})
}

func newDone() *cobra.Command {
	o := &opts{
		now: time.Now, // want `^field output\.Age comes from time\.Now`
	}
	return &cobra.Command{Use: "done", RunE: func(cmd *cobra.Command, args []string) error {
		o.complete(args)
		return o.do()
	}}
}

// newGroup hands on what it is given as it came.
func newGroup(o *opts) *cobra.Command {
	group := &cobra.Command{Use: "group", PersistentPreRun: func(cmd *cobra.Command, args []string) {
		cmd.SetContext(context.WithValue(cmd.Context(), key{}, o.name))
	}}
	o.name = "group"
	group.AddCommand(newList(o))
	return group
}

type key struct{}

func grouped() *cobra.Command {
	return newGroup(&opts{
		now: time.Now, // want `^field output\.Age comes from time\.Now`
	})
}

// newStopped stops the clock that it is given.
func newStopped(o *opts) *cobra.Command {
	o.stop()
	return newList(o)
}

func (o *opts) stop() { o.now = fixed }

func stopped() *cobra.Command { return newStopped(&opts{now: time.Now}) }

func main() {
	root := &cobra.Command{Use: "reports"}
	o := &opts{
		now: time.Now, // want `^field output\.Age comes from time\.Now, output differs between two identical calls; leave it out \(volatilevalue\)$`
	}
	began := time.Now() // want `^field output\.Age comes from time\.Now`
	m := newMethod()
	still := &method{now: fixed}
	root.AddCommand(
		&cobra.Command{Use: "show", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(o.collect())
		}},
		&cobra.Command{Use: "name", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(o.named())
		}},
		&cobra.Command{Use: "began", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(report{Age: began.String()})
		}},
		&cobra.Command{Use: "set", RunE: func(cmd *cobra.Command, args []string) error {
			set := &opts{now: time.Now}
			set.now = fixed
			return json.NewEncoder(os.Stdout).Encode(set.collect())
		}},
		listed(),
		newFixed(&opts{now: fixed}),
		&cobra.Command{Use: "method", RunE: m.run},
		&cobra.Command{Use: "still", RunE: still.run},
		newDone(),
		grouped(),
		stopped(),
	)
	_ = root.Execute()
}
