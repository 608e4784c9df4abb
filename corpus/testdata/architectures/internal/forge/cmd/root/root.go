// Package root has the root command.
package root

import (
	"io"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/forge/cmd/alias"
	"example.com/architectures/internal/forge/cmd/auth"
	"example.com/architectures/internal/forge/cmd/issue"
	"example.com/architectures/internal/forge/cmd/pr"
	"example.com/architectures/internal/forge/cmd/repo"
	"example.com/architectures/internal/forge/factory"
)

// NewCmdRoot returns the root command.
func NewCmdRoot(f *factory.Factory) *cobra.Command {
	root := &cobra.Command{Use: f.Exe, SilenceUsage: true, SilenceErrors: true}
	f.Bind(func() (io.Writer, io.Writer) { return root.OutOrStdout(), root.ErrOrStderr() })
	root.AddCommand(pr.NewCmdPR(f), issue.NewCmdIssue(f), repo.NewCmdRepo(f), auth.NewCmdAuth(f), alias.NewCmdAlias(f))
	return root
}
