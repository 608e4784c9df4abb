package main

import (
	"os"
	"testing"

	"github.com/spf13/cobra"
)

func TestMain(m *testing.M) { os.Exit(m.Run()) }

func TestRun(t *testing.T) {
	root := &cobra.Command{Use: "notes", RunE: func(cmd *cobra.Command, args []string) error {
		t.FailNow()
		os.Exit(1) // want `^handler "notes" ends the process with os\.Exit, .* \(exitcall\)$`
		return nil
	}}
	root.Execute()
}
