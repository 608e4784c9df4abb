// Package plainlist has commands that nobody was promised an envelope of.
package plainlist

import (
	"encoding/json"
	"os"

	"example.com/schemas/internal/model"
	"example.com/schemas/internal/render"
	"github.com/spf13/cobra"
)

func init() { Root.AddCommand(names, hosts, one) }

// Root is the tree.
var Root = &cobra.Command{Use: "plain"}

var names = &cobra.Command{
	Use: "names",
	RunE: func(cmd *cobra.Command, args []string) error { // bad: a bare array, a hint
		return json.NewEncoder(cmd.OutOrStdout()).Encode(append([]string{"all"}, args...))
	},
}

var hosts = &cobra.Command{
	Use: "hosts",
	RunE: func(cmd *cobra.Command, args []string) error { // ok: a list in an object
		page := model.Paged[model.Host]{Items: []model.Host{}}
		for _, a := range args {
			page.Items = append(page.Items, model.NewHost(a, "eu"))
		}
		return render.Indented(cmd, page)
	},
}

var one = &cobra.Command{
	Use: "one",
	RunE: func(cmd *cobra.Command, args []string) error { // ok: the kind of an object is no answer of claw
		kind := map[string]any{"kind": "one", "name": os.Getenv("NAME")}
		return render.JSON(cmd.OutOrStdout(), kind)
	},
}
