// Command replies answers with lists through functions that put what they are given into an
// answer of their own, which some of them sort before.
package main

import (
	"cmp"
	"encoding/json"
	"io"
	"slices"
	"sort"

	"github.com/spf13/cobra"
)

type response[T any] struct {
	Data  T       `json:"data"`
	Error *string `json:"error"`
}

type plain struct {
	Data any `json:"data"`
}

type listing struct {
	Names []string `json:"names"`
}

var ports = map[string]int{"http": 80, "ssh": 22}

func reply[T any](w io.Writer, v T) error {
	return json.NewEncoder(w).Encode(response[T]{Data: v})
}

func replySorted[T cmp.Ordered](w io.Writer, v []T) error {
	slices.Sort(v)
	return json.NewEncoder(w).Encode(response[[]T]{Data: v})
}

func replyPlain(w io.Writer, v listing) error { return json.NewEncoder(w).Encode(plain{Data: v}) }

func replyPlainSorted(w io.Writer, v listing) error {
	sort.Strings(v.Names)
	return json.NewEncoder(w).Encode(plain{Data: v})
}

func main() {
	root := &cobra.Command{Use: "replies"}
	root.AddCommand(
		&cobra.Command{Use: "generic", RunE: func(cmd *cobra.Command, args []string) error {
			var l listing
			for name := range ports { // want `^field output\.Data\.Names is in the order of a map`
				l.Names = append(l.Names, name)
			}
			return reply(cmd.OutOrStdout(), l)
		}},
		&cobra.Command{Use: "sorted", RunE: func(cmd *cobra.Command, args []string) error {
			var names []string
			for name := range ports {
				names = append(names, name)
			}
			return replySorted(cmd.OutOrStdout(), names)
		}},
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			var l listing
			for name := range ports { // want `^field output\.Data\.Names is in the order of a map`
				l.Names = append(l.Names, name)
			}
			return replyPlain(cmd.OutOrStdout(), l)
		}},
		&cobra.Command{Use: "plain-sorted", RunE: func(cmd *cobra.Command, args []string) error {
			var l listing
			for name := range ports {
				l.Names = append(l.Names, name)
			}
			return replyPlainSorted(cmd.OutOrStdout(), l)
		}},
		&cobra.Command{Use: "before", RunE: func(cmd *cobra.Command, args []string) error {
			var l listing
			for name := range ports {
				l.Names = append(l.Names, name)
			}
			sort.Strings(l.Names)
			return replyPlain(cmd.OutOrStdout(), l)
		}},
	)
	_ = root.Execute()
}
