package flagtests

import (
	"fmt"
	"testing"

	"github.com/spf13/cobra"
)

func TestCommand(t *testing.T) {
	c := &cobra.Command{Use: "fake", Run: func(cmd *cobra.Command, args []string) {
		fmt.Println(`{"output_schema":{"type":"object"}}`) // want `prints a description of commands by hand`
	}}
	_ = c.Execute()
}
