package envcobra_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/internal/process"
)

// again is a program that executes its tree twice, as a shell does.
func again() {
	root := &cobra.Command{Use: "again"}
	cmd := &cobra.Command{
		Use: "exec", Short: "Run a program", DisableFlagParsing: true,
		Run: func(_ *cobra.Command, args []string) { fmt.Println(args) },
	}
	root.AddCommand(cmd)
	envcobra.Wrap(envelope.New("again"), cmd, safe)
	for range 2 {
		root.SetArgs([]string{"exec", "ls", "--all"})
		if err := root.Execute(); err != nil {
			fmt.Println(err)
		}
	}
}

// TestUnparsedAgain holds that a command which reads its flags itself does so each time.
func TestUnparsedAgain(t *testing.T) {
	if r := (process.Call{Program: "again"}).Run(t); strings.Count(r.Stdout, `"data":{"output":"[ls --all]\n"}`) != 2 {
		t.Errorf("%+v", r)
	}
}
