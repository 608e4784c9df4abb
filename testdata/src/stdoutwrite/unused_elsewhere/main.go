// Package main accepts what is found where it is built for another platform alone.
package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/unused_elsewhere/notify"
)

func main() {
	root := &cobra.Command{Use: "work", RunE: work}
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func work(cmd *cobra.Command, args []string) error {
	notify.People("working") //envvet:ignore stdoutwrite people are told on Windows
	if runtime.GOOS == "plan9" {
		fmt.Println("working") //envvet:ignore stdoutwrite nobody reads it there
	}
	switch runtime.GOOS {
	case "plan9":
		//envvet:ignore stdoutwrite nobody reads it there
		fmt.Println("working")
	}
	text := strings.ToUpper(cmd.Use) //envvet:ignore stdoutwrite it prints nothing anywhere // want `directive //envvet:ignore stdoutwrite suppresses nothing`
	_, err := fmt.Fprintln(cmd.ErrOrStderr(), text)
	return err
}
