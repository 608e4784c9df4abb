// Command jobs prints through a package of its own.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handschema/crosspackage/out"
)

const schema = `{"output_schema":{"type":"object"}}`

func main() {
	root := &cobra.Command{Use: "jobs", Run: func(cmd *cobra.Command, args []string) {
		out.Line(schema)                                                           // want `^call of .*out\.Line in handler "jobs" prints a description of commands by hand with fmt\.Println at .*, callers are told the same`
		out.JSON(map[string]any{"output_schema": map[string]any{"type": "array"}}) // want `prints a description of commands by hand`
		out.Line("done")
		out.Discard(schema)
	}}
	_ = root.Execute()
}
