// Command lists has lists that begin as nil.
package main

import (
	"encoding/json"
	"os"
	"time"

	"github.com/spf13/cobra"
)

type report struct {
	Names []string       `json:"names"`
	Sizes map[string]int `json:"sizes"`
}

func pair(args []string) ([]string, []string) {
	var first, second []string // want `^key first of the output is encoded as null`
	for _, a := range args {
		first = append(first, a)
	}
	return first, second
}

func group(args []string) []string {
	var (
		n     int
		names []string // want `^variable names is encoded as null`
	)
	for _, a := range args {
		names = append(names, a)
		n++
	}
	return names
}

func result(args []string) (sizes map[string]int, err error) { // want `^variable sizes is encoded as null`
	for _, a := range args {
		sizes = map[string]int{a: len(a)}
	}
	return sizes, nil
}

func main() {
	root := &cobra.Command{Use: "lists"}
	root.AddCommand(
		&cobra.Command{Use: "names", RunE: func(cmd *cobra.Command, args []string) error {
			var names []string // want `^variable names is encoded as null`
			for _, a := range args {
				names = append(names, a)
			}
			return json.NewEncoder(os.Stdout).Encode(names)
		}},
		&cobra.Command{Use: "report", RunE: func(cmd *cobra.Command, args []string) error {
			var names []string       // want `^field output\.Names is encoded as null`
			var sizes map[string]int // want `^field output\.Sizes is encoded as null`
			for _, a := range args {
				names = append(names, a)
				sizes = map[string]int{a: len(a)}
			}
			return json.NewEncoder(os.Stdout).Encode(report{names, sizes})
		}},
		&cobra.Command{Use: "pair", RunE: func(cmd *cobra.Command, args []string) error {
			first, _ := pair(args)
			return json.NewEncoder(os.Stdout).Encode(map[string]any{"first": first})
		}},
		&cobra.Command{Use: "group", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(group(args))
		}},
		&cobra.Command{Use: "result", RunE: func(cmd *cobra.Command, args []string) error {
			sizes, err := result(args)
			if err != nil {
				return err
			}
			return json.NewEncoder(os.Stdout).Encode(sizes)
		}},
		&cobra.Command{Use: "whole", RunE: func(cmd *cobra.Command, args []string) error {
			var r report // want `^field output\.Names is encoded as null`
			for _, a := range args {
				r.Names = append(r.Names, a)
				r.Sizes = map[string]int{a: len(a)}
			}
			return json.NewEncoder(os.Stdout).Encode(r)
		}},
		&cobra.Command{Use: "grouped", RunE: func(cmd *cobra.Command, args []string) error {
			var (
				n int
				r report // want `^field output\.Names is encoded as null`
			)
			for _, a := range args {
				r.Names = append(r.Names, a)
				n++
			}
			r.Sizes = map[string]int{"n": n}
			return json.NewEncoder(os.Stdout).Encode(&r)
		}},
		&cobra.Command{Use: "direct", RunE: func(cmd *cobra.Command, args []string) error {
			var r struct { // want `^field output\.Names is encoded as null`
				Names []string          `json:"names"`
				Rows  []struct{ A int } `json:"rows"`
			}
			for _, a := range args {
				r.Names = append(r.Names, a)
				r.Rows = append(r.Rows, struct{ A int }{len(a)})
			}
			return json.NewEncoder(os.Stdout).Encode(r)
		}},
		&cobra.Command{Use: "foreign", RunE: func(cmd *cobra.Command, args []string) error {
			var r struct { // want `^field output\.Times is encoded as null`
				Times []time.Time `json:"times"`
			}
			for range args {
				r.Times = append(r.Times, time.Unix(0, 0)) // no fix: the type is of another package
			}
			return json.NewEncoder(os.Stdout).Encode(r)
		}},
	)
	root.Execute()
}
