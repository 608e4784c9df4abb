package main

import (
	"os"
	"time"

	"github.com/briandowns/spinner"
	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/olekukonko/tablewriter"
	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"
)

// What is shown in a terminal.

func runTable(cmd *cobra.Command, args []string) error {
	t := tablewriter.NewWriter(cmd.OutOrStdout())
	t.Header([]string{"a"})
	t.Append([]string{"a"})
	return t.Render()
}

func runBar(cmd *cobra.Command, args []string) error {
	b := progressbar.NewOptions(10, progressbar.OptionSetWriter(os.Stderr))
	return b.Add(1)
}

func runSpinner(cmd *cobra.Command, args []string) error {
	s := spinner.New(spinner.CharSets[0], time.Second, spinner.WithWriter(os.Stderr))
	s.Start()
	defer s.Stop()
	t := table.NewWriter()
	t.SetOutputMirror(cmd.OutOrStdout())
	t.AppendRow(table.Row{1})
	t.Render()
	t2 := table.NewWriter()
	t2.AppendRow(table.Row{1})
	_ = t2.Render()
	return nil
}
