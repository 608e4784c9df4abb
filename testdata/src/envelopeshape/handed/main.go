// Command users makes envelopes by hand, and writes them with a function whose parameter
// is a map.
package main

import (
	"encoding/json"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "users"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "show", RunE: show},
		&cobra.Command{Use: "plain", RunE: plain}, &cobra.Command{Use: "more", RunE: more},
	)
	root.Execute()
}

func write(cmd *cobra.Command, m map[string]any) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(m)
}

func list(cmd *cobra.Command, args []string) error {
	return write(cmd, map[string]any{ // want `^envelope of handler list lacks error, warnings and meta`
		"ok":   true, // want `^key ok in the envelope of handler list is set by hand`
		"data": args,
	})
}

func show(cmd *cobra.Command, args []string) error {
	status := len(args)
	return write(cmd, map[string]any{"ok": status == 0, "data": args, "error": nil, "warnings": []string{}, "meta": map[string]any{}})
}

func plain(cmd *cobra.Command, args []string) error {
	return write(cmd, map[string]any{"name": "ada"})
}

// What is missing is added on the way.
func more(cmd *cobra.Command, args []string) error {
	return complete(cmd, map[string]any{"ok": len(args) == 0, "data": args})
}

func complete(cmd *cobra.Command, m map[string]any) error {
	m["error"], m["warnings"], m["meta"] = nil, []string{}, map[string]any{}
	return write(cmd, m)
}
