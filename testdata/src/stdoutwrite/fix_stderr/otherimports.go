package main

import (
	p "fmt" // a comment of its own

	"github.com/spf13/cobra"
)

var cmdAfter = &cobra.Command{Use: "after", Run: func(cmd *cobra.Command, args []string) {
	p.Printf("%d", len(args)) // want `writes to stdout`
}}
