// Command wrappers answers with what functions return that a wrapper is given.
package main

import (
	"encoding/json"
	"os"
	"sort"

	"github.com/spf13/cobra"
)

var ports = map[string]int{"http": 80, "ssh": 22}

func main() {
	root := &cobra.Command{Use: "ports"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: wrap(list)},
		&cobra.Command{Use: "sorted", RunE: wrap(sorted)},
		&cobra.Command{Use: "plain", RunE: plainly(plain)},
		&cobra.Command{Use: "literal", RunE: wrap(func(args []string) (names []string, err error) {
			for name := range ports { // want `^value output is in the order of a map, `
				names = append(names, name)
			}
			return names, nil
		})},
	)
	root.Execute()
}

// wrap answers with what fn returns.
func wrap[T any](fn func([]string) (T, error)) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		v, err := fn(args)
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(v)
	}
}

// plainly answers with names that fn returns.
func plainly(fn func([]string) ([]string, error)) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		v, err := fn(args)
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(v)
	}
}

func list(args []string) ([]string, error) {
	var names []string
	for name := range ports { // want `^value output is in the order of a map, `
		names = append(names, name)
	}
	return names, nil
}

func plain(args []string) ([]string, error) {
	var names []string
	for name := range ports { // want `^value output is in the order of a map, `
		names = append(names, name)
	}
	return names, nil
}

func sorted(args []string) ([]string, error) {
	var names []string
	for name := range ports {
		names = append(names, name)
	}
	sort.Strings(names)
	return names, nil
}
