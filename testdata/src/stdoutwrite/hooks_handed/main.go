// Command hooks_handed has another package call back what its handlers put into variables of that.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/hooks_handed/bus"
)

func main() {
	root := &cobra.Command{Use: "hooks_handed"}
	root.AddCommand(
		&cobra.Command{Use: "watch", RunE: watch},
		&cobra.Command{Use: "assigned", RunE: assigned},
		&cobra.Command{Use: "field", RunE: field},
		&cobra.Command{Use: "named", RunE: named},
		&cobra.Command{Use: "listed", RunE: listed},
		&cobra.Command{Use: "quiet", RunE: quiet},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

func watch(cmd *cobra.Command, args []string) error {
	bus.OnChange(func(e bus.Event) {
		fmt.Println("changed:", e.Name) // want `function literal in watch, called by handler watch, writes to stdout with fmt\.Println`
	})
	bus.Emit(bus.Event{Name: "x"})
	return nil
}

func assigned(cmd *cobra.Command, args []string) error {
	bus.OnEvent = func(e bus.Event) {
		fmt.Println(e.Name) // want `function literal in assigned, called by handler assigned, writes to stdout with fmt\.Println`
	}
	bus.Emit(bus.Event{Name: "x"})
	return nil
}

func field(cmd *cobra.Command, args []string) error {
	bus.Default.OnClose = func() error {
		_, err := fmt.Println("closed") // want `function literal in field, called by handler field, writes to stdout with fmt\.Println`
		return err
	}
	return bus.Close()
}

func named(cmd *cobra.Command, args []string) error {
	bus.OnChange(tell)
	return nil
}

func tell(e bus.Event) {
	fmt.Println(e.Name) // want `function tell, called by handler named, writes to stdout with fmt\.Println`
}

func listed(cmd *cobra.Command, args []string) error {
	bus.OnExit(func() {
		fmt.Println("bye") // want `function literal in listed, called by handler listed, writes to stdout with fmt\.Println`
	})
	bus.Listen("x", func(e bus.Event) {
		fmt.Println(e.Name) // want `function literal in listed, called by handler listed, writes to stdout with fmt\.Println`
	})
	bus.Exit()
	return nil
}

// quiet has hooks that write elsewhere, and hands one to what does nothing with it.
func quiet(cmd *cobra.Command, args []string) error {
	bus.OnChange(func(e bus.Event) { cmd.PrintErrln(e.Name) })
	bus.OnEvent = nil
	bus.Default = bus.Hooks{}
	bus.Discard(func(e bus.Event) { fmt.Println(e.Name) })
	bus.OnExit(func() { cmd.PrintErrln("bye") })
	bus.Listen("x", func(e bus.Event) { cmd.PrintErrln(e.Name) })
	bus.Sorted(func() { fmt.Println("x") })
	bus.Apply(nil, func(e bus.Event) { fmt.Fprintln(os.Stderr, e.Name) })
	return nil
}
