// Command back has its commands print to standard error, but for one that puts back what was
// there.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

var stdout = os.Stdout

func main() {
	os.Stdout = os.Stderr
	root := &cobra.Command{Use: "back"}
	root.AddCommand(&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "show", RunE: show})
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	os.Stdout = stdout
	fmt.Println("listing") // want `^handler list writes to stdout with fmt\.Println, `
	return nil
}

func show(cmd *cobra.Command, args []string) error {
	fmt.Println("showing") // want `^handler show writes to stdout with fmt\.Println, `
	return nil
}
