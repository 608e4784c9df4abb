// Command replies answers with envelopes of a generic type, which a generic function makes.
package main

import (
	"encoding/json"
	"io"

	"github.com/spf13/cobra"
)

type response[T any] struct {
	OK       bool              `json:"ok"`
	Data     T                 `json:"data"`
	Error    *string           `json:"error"`
	Warnings []string          `json:"warnings"`
	Meta     map[string]string `json:"meta"`
}

type short[T any] struct {
	OK    bool    `json:"ok"`
	Data  T       `json:"data"`
	Error *string `json:"error"`
}

func reply[T any](w io.Writer, v T) error {
	return json.NewEncoder(w).Encode(response[T]{OK: true, Data: v}) // want `^key ok in the envelope of handler "one" is set by hand`
}

func replyStatus[T any](w io.Writer, v T, status int) error {
	return json.NewEncoder(w).Encode(response[T]{OK: status == 0, Data: v})
}

func replyShort[T any](w io.Writer, v T, status int) error {
	return json.NewEncoder(w).Encode(short[T]{OK: status == 0, Data: v}) // want `^envelope of handler "short" lacks warnings and meta`
}

func main() {
	root := &cobra.Command{Use: "replies"}
	root.AddCommand(
		&cobra.Command{Use: "one", RunE: func(cmd *cobra.Command, args []string) error {
			return reply(cmd.OutOrStdout(), args[0])
		}},
		&cobra.Command{Use: "many", RunE: func(cmd *cobra.Command, args []string) error {
			return reply(cmd.OutOrStdout(), args)
		}},
		&cobra.Command{Use: "status", RunE: func(cmd *cobra.Command, args []string) error {
			return replyStatus(cmd.OutOrStdout(), args, len(args))
		}},
		&cobra.Command{Use: "short", RunE: func(cmd *cobra.Command, args []string) error {
			return replyShort(cmd.OutOrStdout(), args, len(args))
		}},
	)
	_ = root.Execute()
}
