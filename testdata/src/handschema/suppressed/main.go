// Command old accepts what it prints.
package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

const schema = `{"output_schema":{"type":"object"}}`

func main() {
	root := &cobra.Command{Use: "old", Run: func(cmd *cobra.Command, args []string) {
		//envvet:ignore handschema clients of version 1 expect these bytes
		fmt.Println(schema)
	}}
	_ = root.Execute()
}
