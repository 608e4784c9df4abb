// Command names prints JSON by hand: nothing promised that it is the same every
// time, so that its order is a hint.
package main

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"

	"github.com/spf13/cobra"
)

func list(cmd *cobra.Command, args []string) error {
	var names []string
	for name := range map[string]bool{} { // want `^value output is in the order of a map, output differs between two identical calls; sort it \(unstableorder\)$`
		names = append(names, name)
	}
	return json.NewEncoder(os.Stdout).Encode(names)
}

func sorted(cmd *cobra.Command, args []string) error {
	var names []string
	for name := range map[string]bool{} {
		names = append(names, name)
	}
	slices.Sort(names)
	return json.NewEncoder(os.Stdout).Encode(names)
}

func mixed(cmd *cobra.Command, args []string) error {
	rand.Shuffle(len(args), func(i, j int) { args[i], args[j] = args[j], args[i] }) // want `^value output is in the order that a shuffle leaves, output differs between two identical calls; sort it \(unstableorder\)$`
	return json.NewEncoder(os.Stdout).Encode(args)
}

func main() {
	root := &cobra.Command{Use: "names"}
	root.AddCommand(&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "sorted", RunE: sorted}, &cobra.Command{Use: "mixed", RunE: mixed})
	_ = root.Execute()
}
