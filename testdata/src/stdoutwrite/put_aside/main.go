// Command put_aside has what prints write elsewhere meanwhile.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/put_aside/lib"
)

func main() {
	root := &cobra.Command{Use: "put_aside"}
	root.AddCommand(
		&cobra.Command{Use: "capture", RunE: capture},
		&cobra.Command{Use: "deferred", RunE: deferred},
		&cobra.Command{Use: "errors", RunE: errors},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "early", RunE: early},
	)
	root.Execute()
}

// capture reads what a library prints.
func capture(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	os.Stdout = w
	lib.Print()
	fmt.Println("found")
	os.Stdout = saved
	w.Close()
	_, err = io.Copy(cmd.OutOrStdout(), r)
	return err
}

func deferred(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	defer func() { os.Stdout = saved }()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	os.Stdout = null
	lib.Print()
	return null.Close()
}

func errors(cmd *cobra.Command, args []string) error {
	os.Stdout = os.Stderr
	lib.Print()
	return nil
}

func late(cmd *cobra.Command, args []string) error {
	saved := os.Stdout
	os.Stdout = os.Stderr
	lib.Print()
	os.Stdout = saved
	lib.Print() // want `call of lib.Print in handler late writes to stdout with fmt.Println`
	return nil
}

func sometimes(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		os.Stdout = os.Stderr
	}
	fmt.Println("found") // want `handler sometimes writes to stdout with fmt.Println`
	return nil
}

func early(cmd *cobra.Command, args []string) error {
	fmt.Println("found") // want `handler early writes to stdout with fmt.Println`
	os.Stdout = os.Stderr
	return nil
}
