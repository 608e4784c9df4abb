// Command replies answers through functions that put what they are given into an answer of
// their own.
package main

import (
	"encoding/json"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/volatilevalue/flag_hints/replies/output"
)

type response[T any] struct {
	Data  T       `json:"data"`
	Error *string `json:"error"`
}

type plain struct {
	Data  any     `json:"data"`
	Error *string `json:"error"`
}

type status struct {
	Age string `json:"age"`
}

func reply[T any](w io.Writer, v T) error {
	return json.NewEncoder(w).Encode(response[T]{Data: v})
}

func wrap[T any](v T) response[T] { return response[T]{Data: v} }

func replyPlain(w io.Writer, v any) error { return json.NewEncoder(w).Encode(plain{Data: v}) }

func replyMap(w io.Writer, v any) error {
	return json.NewEncoder(w).Encode(map[string]any{"result": v})
}

func replyNothing(w io.Writer, v status) error {
	v.Age = ""
	return json.NewEncoder(w).Encode(response[any]{Data: v})
}

// log is no way of handlers to answer.
func log(v any) { _ = replyPlain(os.Stderr, v) }

// A printer answers for others.
type printer struct{ w io.Writer }

func (p *printer) print(v any) error { return json.NewEncoder(p.w).Encode(plain{Data: v}) }

func main() {
	root := &cobra.Command{Use: "replies"}
	root.AddCommand(
		&cobra.Command{Use: "generic", RunE: func(cmd *cobra.Command, args []string) error {
			return reply(cmd.OutOrStdout(), status{time.Now().String()}) // want `^field output\.Data\.Age comes from time\.Now, output differs between two identical calls; leave it out \(volatilevalue\)$`
		}},
		&cobra.Command{Use: "wrapped", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(cmd.OutOrStdout()).Encode(wrap(status{time.Now().String()})) // want `^field output\.Data\.Age comes from time\.Now`
		}},
		&cobra.Command{Use: "plain", RunE: func(cmd *cobra.Command, args []string) error {
			s := &status{time.Now().String()} // want `^field output\.Data\.Age comes from time\.Now`
			return replyPlain(cmd.OutOrStdout(), s)
		}},
		&cobra.Command{Use: "map", RunE: func(cmd *cobra.Command, args []string) error {
			return replyMap(cmd.OutOrStdout(), status{time.Now().String()}) // want `^field output\{result\}\.Age comes from time\.Now`
		}},
		&cobra.Command{Use: "printer", RunE: func(cmd *cobra.Command, args []string) error {
			p := &printer{cmd.OutOrStdout()}
			return p.print(status{time.Now().String()}) // want `^field output\.Data\.Age comes from time\.Now`
		}},
		&cobra.Command{Use: "nothing", RunE: func(cmd *cobra.Command, args []string) error {
			return replyNothing(cmd.OutOrStdout(), status{time.Now().String()})
		}},
		&cobra.Command{Use: "steady", RunE: func(cmd *cobra.Command, args []string) error {
			log(status{time.Now().String()})
			_ = replyPlain(cmd.ErrOrStderr(), status{time.Now().String()})
			return reply(cmd.OutOrStdout(), status{args[0]})
		}},
		&cobra.Command{Use: "far", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Reply(cmd.OutOrStdout(), status{time.Now().String()}) // want `^field output\.Data\.Age comes from time\.Now`
		}},
		&cobra.Command{Use: "further", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Again(cmd.OutOrStdout(), &status{time.Now().String()}) // want `^field output\.Data\.Age comes from time\.Now`
		}},
		&cobra.Command{Use: "far-map", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Map(cmd.OutOrStdout(), status{time.Now().String()}) // want `^field output\{data\}\.Age comes from time\.Now`
		}},
		&cobra.Command{Use: "far-count", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Count(cmd.OutOrStdout(), []string{time.Now().String()})
		}},
		&cobra.Command{Use: "far-rounded", RunE: func(cmd *cobra.Command, args []string) error {
			return output.Rounded(cmd.OutOrStdout(), &output.Read{At: time.Now().String()})
		}},
	)
	_ = root.Execute()
}
