// Command notes accepts what is not there.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	fmt.Println("main may") //envvet:ignore stdoutwrite main may print
	root := &cobra.Command{Use: "notes", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	fmt.Println("a")             //envvet:ignore stdoutwrite for people
	fmt.Fprintln(os.Stderr, "a") //envvet:ignore stdoutwrite for people // want `directive //envvet:ignore stdoutwrite suppresses nothing`
	fmt.Println("a")             //envvet:ignore exitcall is for another rule to judge // want `writes to stdout`
	return nil
}

//envvet:ignore stdoutwrite it may print one day // want `^directive //envvet:ignore stdoutwrite suppresses nothing, and would hide the next finding here; remove it, or put it on the line of a finding or directly above \(stdoutwrite\)$`
func silent() {}

//envvet:ignore stdoutwrite nobody calls it, but the write is there
func dead() { fmt.Println("a") }

//envvet:ignore stdoutwrite nothing is written // want `suppresses nothing`
var stdout = os.Stdin

// documented has a comment that stays with it. // want +2 `suppresses nothing`
//
//envvet:ignore stdoutwrite nothing is written
func documented() {
	// want +1 `suppresses nothing`
	//envvet:ignore stdoutwrite nothing is written
	_ = stdout
}
