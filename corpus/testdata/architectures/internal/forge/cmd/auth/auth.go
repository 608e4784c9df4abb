// Package auth has the commands for logging in.
package auth

import (
	"bufio"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/forge/cmdutil"
	"example.com/architectures/internal/forge/factory"
)

// NewCmdAuth returns the group.
func NewCmdAuth(f *factory.Factory) *cobra.Command {
	cmd := &cobra.Command{Use: "auth", Short: "Log in and out"}
	cmd.AddCommand(newCmdLogin(f), newCmdStatus(f))
	return cmd
}

func newCmdLogin(f *factory.Factory) *cobra.Command {
	return &cobra.Command{
		Use: "login",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the goroutine that waits for the interrupt exits
			ios := f.IO()
			stop := cmdutil.OnInterrupt(func() { fmt.Fprintln(ios.ErrOut, "\ninterrupted") }) // want exitcall
			defer stop()
			fmt.Fprint(ios.ErrOut, "Token: ")
			line, err := bufio.NewReader(ios.In).ReadString('\n')
			if err != nil {
				return err
			}
			if strings.TrimSpace(line) == "" {
				return errors.New("no token")
			}
			return nil
		},
	}
}

const statusLoggedIn = 0

func newCmdStatus(f *factory.Factory) *cobra.Command {
	return &cobra.Command{
		Use: "status",
		RunE: func(cmd *cobra.Command, args []string) error { // ok: Finish returns for the constant 0
			cfg, err := f.Config()
			if err != nil {
				return err
			}
			if cfg.Token == "" {
				return errors.New("not logged in")
			}
			fmt.Fprintln(f.IO().ErrOut, "logged in to", cfg.Host)
			cmdutil.Finish(statusLoggedIn)
			return nil
		},
	}
}
