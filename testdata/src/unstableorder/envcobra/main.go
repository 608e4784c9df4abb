// Command shelf has a cobra command that answers with the keys of a map.
package main

import (
	"maps"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
)

type books struct {
	Titles []string `json:"titles"`
}

var shelf = map[string]int{"a": 1, "b": 2}

func list(cmd *cobra.Command, args []string) (b books, err error) {
	for title := range shelf { // want `^field Out\.Titles is in the order of a map, data differs between two identical calls; sort it \(unstableorder\)$`
		b.Titles = append(b.Titles, title)
	}
	return b, nil
}

func sorted(cmd *cobra.Command, args []string) (books, error) {
	return books{Titles: slices.Sorted(maps.Keys(shelf))}, nil
}

func main() {
	app := envelope.New("shelf")
	root := &cobra.Command{Use: "shelf"}
	safe := envcobra.Declaration{Effect: envelope.Safe}
	envcobra.Answer(app, root, safe, list)
	envcobra.Answer(app, root, safe, sorted)
	os.Exit(envcobra.Status(root.Execute()))
}
