// Package cmd has the commands of shipctl.
package cmd

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/shipctl/genericiooptions"
)

// lateWriter is whatever the root command writes to when something is written.
type lateWriter struct{ of func() io.Writer }

func (w lateWriter) Write(p []byte) (int, error) { return w.of().Write(p) }

// NewShipctlCommand returns the root command.
func NewShipctlCommand() *cobra.Command {
	root := &cobra.Command{Use: "shipctl", SilenceErrors: true, SilenceUsage: true}
	streams := genericiooptions.IOStreams{
		In:     os.Stdin,
		Out:    lateWriter{root.OutOrStdout},
		ErrOut: os.Stderr,
	}
	root.AddCommand(
		NewCmdGet(streams), NewCmdDescribe(streams), NewCmdDelete(streams), NewCmdApply(streams),
		NewCmdLogs(streams), NewCmdExec(streams), NewCmdRollout(streams), NewCmdLabel(streams),
		NewCmdTop(streams), NewCmdWait(streams), NewCmdConfig(streams), NewCmdVersion(streams),
	)
	return root
}
