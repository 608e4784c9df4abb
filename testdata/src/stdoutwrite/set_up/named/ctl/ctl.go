// Package ctl has handlers, and registers none.
package ctl

import (
	"example.com/toolkit/plog"
	"github.com/spf13/cobra"
)

// Run logs.
func Run(cmd *cobra.Command, args []string) error {
	note("running")
	return nil
}

func note(text string) { plog.Print(text) }

// Quiet logs nothing.
func Quiet(cmd *cobra.Command, args []string) error { return nil }

// A Shower is a handler by its method.
type Shower struct{ Name string }

// Show logs.
func (s Shower) Show(cmd *cobra.Command, args []string) error {
	note(s.Name)
	return nil
}
