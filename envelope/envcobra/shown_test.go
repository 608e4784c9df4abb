package envcobra_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/internal/process"
)

// showing is a program whose commands show their help themselves.
func showing() {
	app := envelope.New("showing")
	root := &cobra.Command{Use: "showing", SilenceUsage: true}
	wrap := func(use string, run func(cmd *cobra.Command, args []string) error) {
		cmd := &cobra.Command{Use: use, Short: "Test " + use, RunE: run}
		root.AddCommand(cmd)
		envcobra.Wrap(app, cmd, safe)
	}
	wrap("calls", func(cmd *cobra.Command, _ []string) error { fmt.Println("first"); return cmd.Help() })
	wrap("returns", func(*cobra.Command, []string) error { fmt.Println("first"); return pflag.ErrHelp })
	answers := &cobra.Command{Use: "answers", Short: "Test answers"}
	root.AddCommand(answers)
	envcobra.Answer(app, answers, safe, func(*cobra.Command, []string) (echo, error) { return echo{}, pflag.ErrHelp })
	os.Exit(envcobra.Status(root.Execute()))
}

// TestShownHelp holds that the help which a command shows itself is what it prints, and that
// there is one answer.
func TestShownHelp(t *testing.T) {
	for _, name := range []string{"calls", "returns"} {
		want := "first\nTest " + name + "\n\nUsage:\n  showing " + name + " [flags]\n"
		if r := (process.Call{Program: "showing", Args: []string{name}, Terminal: true}).Run(t); r.Exit != 0 || !strings.HasPrefix(r.Stdout, want) || r.Stderr != "" {
			t.Errorf("%s: people see %+v", name, r)
		}
		r := process.Call{Program: "showing", Args: []string{name}}.Run(t)
		if r.Exit != 0 || !strings.HasPrefix(r.Stdout, fmt.Sprintf(`{"ok":true,"data":{"output":%s`, strings.TrimSuffix(fmt.Sprintf("%q", want), `"`))) ||
			strings.Contains(r.Stdout, `\"ok\"`) || strings.Count(r.Stdout, "\n") != 1 || r.Stderr != "" {
			t.Errorf("%s: %+v", name, r)
		}
	}
	if r := (process.Call{Program: "showing", Args: []string{"answers"}}).Run(t); r.Exit != 1 || !strings.HasPrefix(r.Stdout, `{"ok":false,"data":null,"error":{"code":"GENERAL_ERROR",`) || strings.Count(r.Stdout, "\n") != 1 {
		t.Errorf("answers: %+v", r)
	}
}
