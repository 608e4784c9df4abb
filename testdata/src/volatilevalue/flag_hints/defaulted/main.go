// Command defaulted has handlers whose constructors fill in the clock, or stop it, in what they
// are given.
package main

import (
	"encoding/json"
	"os"
	"time"

	"github.com/spf13/cobra"
)

type report struct {
	Age string `json:"age"`
}

type opts struct{ now func() time.Time }

func fixed() time.Time { return time.Time{} }

func (o *opts) collect() report { return report{Age: o.now().String()} }

func (o *opts) run(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(o.collect())
}

// newList fills in what is not there.
func newList(o *opts) *cobra.Command {
	if o.now == nil {
		o.now = time.Now // want `^field output\.Age comes from time\.Now`
	}
	return &cobra.Command{Use: "list", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(report{Age: o.now().String()})
	}}
}

func newShow(o *opts) *cobra.Command {
	if o.now == nil {
		o.now = time.Now // want `^field output\.Age comes from time\.Now`
	}
	return &cobra.Command{Use: "show", RunE: o.run}
}

// newStopped stops the clock that it is given.
func newStopped(o *opts) *cobra.Command {
	o.now = fixed
	return &cobra.Command{Use: "stopped", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(o.collect())
	}}
}

// newBefore has the handler answer with what was there before it filled in a clock.
func newBefore(o *opts) *cobra.Command {
	before := *o
	o.now = time.Now
	return &cobra.Command{Use: "before", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(before.collect())
	}}
}

// live is a handler that fills in the clock itself.
func (o *opts) live(cmd *cobra.Command, args []string) error {
	o.now = time.Now // want `^field output\.Age comes from time\.Now`
	return json.NewEncoder(os.Stdout).Encode(o.collect())
}

// still stops it.
func (o *opts) still(cmd *cobra.Command, args []string) error {
	o.now = fixed
	return json.NewEncoder(os.Stdout).Encode(o.collect())
}

type clock struct{ now func() time.Time }

func (c clock) run(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(report{Age: c.now().String()})
}

func newClock(now func() time.Time) *cobra.Command {
	return &cobra.Command{Use: "clock", RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(os.Stdout).Encode(report{Age: now().String()})
	}}
}

func main() {
	root := &cobra.Command{Use: "reports"}
	root.AddCommand(newList(&opts{}), newShow(&opts{}), newStopped(&opts{now: time.Now}), newBefore(&opts{now: fixed}))
	root.AddCommand(newClock(time.Now))                            // want `^field output\.Age comes from time\.Now`
	root.AddCommand(&cobra.Command{RunE: clock{time.Now}.run})     // want `^field output\.Age comes from time\.Now`
	root.AddCommand(&cobra.Command{RunE: (&opts{time.Now}).still}) // which stops it
	root.AddCommand(&cobra.Command{RunE: new(opts).live})
	_ = root.Execute()
}
