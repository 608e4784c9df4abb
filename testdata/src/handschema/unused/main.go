// Command plain accepts what is not there.
package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "plain", Run: func(cmd *cobra.Command, args []string) {
		fmt.Println("{}") //envvet:ignore handschema not needed // want `^directive //envvet:ignore handschema suppresses nothing`
	}}
	_ = root.Execute()
}
