// Command hidden_fields shows reports of a library that nobody can set, or only seem so.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/report"
)

func main() {
	root := &cobra.Command{Use: "reports"}
	root.AddCommand(
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "verbose", RunE: verbose},
		&cobra.Command{Use: "read", RunE: read},
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "page", RunE: page},
	)
	root.Execute()
}

func plain(cmd *cobra.Command, args []string) error {
	report.New("a").Show()
	report.NewVerbose(false).Show()
	return nil
}

func verbose(cmd *cobra.Command, args []string) error {
	report.NewVerbose(true).Show() // want `^call of report\.plain\.Show in handler verbose writes to stdout with fmt\.Println at `
	return nil
}

func read(cmd *cobra.Command, args []string) error {
	r, err := report.Read([]byte(args[0]))
	if err != nil {
		return err
	}
	r.Show() // want `^call of report\.decoded\.Show in handler read writes to stdout with fmt\.Println at `
	return nil
}

func set(cmd *cobra.Command, args []string) error {
	report.Default.Verbose = true
	var r report.Report = report.Default
	r.Show() // want `^call of report\.settable\.Show in handler set writes to stdout with fmt\.Println at `
	return nil
}

func page(cmd *cobra.Command, args []string) error {
	p := &report.Page{}
	r := p.Report()
	p.Verbose = true
	r.Show() // want `^call of report\.embedded\.Show in handler page writes to stdout with fmt\.Println at `
	return nil
}
