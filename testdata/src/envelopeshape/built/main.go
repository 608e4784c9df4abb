// Package main has handlers that fill in envelopes which other functions make.
package main

import (
	"encoding/json"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type envelope struct {
	OK       bool           `json:"ok"`
	Data     any            `json:"data"`
	Error    any            `json:"error"`
	Warnings []string       `json:"warnings"`
	Meta     map[string]any `json:"meta"`
}

func main() {
	root := &cobra.Command{Use: "built"}
	root.AddCommand(
		&cobra.Command{Use: "made", RunE: made},
		&cobra.Command{Use: "paired", RunE: paired},
		&cobra.Command{Use: "counted", RunE: counted},
		&cobra.Command{Use: "thrown", RunE: thrown},
		&cobra.Command{Use: "chained", RunE: chained},
		&cobra.Command{Use: "judged", RunE: judged},
	)
	root.Execute()
}

func newEnvelope() *envelope { return &envelope{Warnings: []string{}, Meta: map[string]any{}} }

func made(cmd *cobra.Command, args []string) error {
	e := newEnvelope()
	e.OK = true // want `^key ok in the envelope of handler made is set by hand`
	e.Data = args
	return json.NewEncoder(os.Stdout).Encode(e)
}

func both(n int) (*envelope, error) {
	return &envelope{Meta: map[string]any{"n": n}}, nil
}

func paired(cmd *cobra.Command, args []string) error {
	e, err := both(len(args))
	if err != nil {
		return err
	}
	e.OK = err == nil // want `^key ok in the envelope of handler paired is set by hand`
	return json.NewEncoder(os.Stdout).Encode(e)
}

func counted(cmd *cobra.Command, args []string) error {
	e, status := newEnvelope(), len(args)
	e.OK = status == 0
	return json.NewEncoder(os.Stdout).Encode(e)
}

// thrown fills in one envelope and answers with another one.
func thrown(cmd *cobra.Command, args []string) error {
	e := newEnvelope()
	e.OK = true
	_ = e
	return json.NewEncoder(os.Stdout).Encode(newEnvelope())
}

// A builder makes the envelope step by step.
type builder struct{ e *envelope }

func build() *builder                   { return &builder{newEnvelope()} }
func (b *builder) success() *builder    { b.e.OK = true; return b } // want `^key ok in the envelope of handler chained is set by hand`
func (b *builder) data(v any) *builder  { b.e.Data = v; return b }
func (b *builder) to(w io.Writer) error { return json.NewEncoder(w).Encode(b.e) }

func chained(cmd *cobra.Command, args []string) error {
	return build().success().data(args).to(cmd.OutOrStdout())
}

// A judge holds one as well, and asks the status.
type judge struct {
	status int
	env    envelope
	draft  envelope
}

func (j *judge) done() *judge            { j.env.OK = j.status == 0; j.draft.OK = true; return j }
func (j *judge) write(w io.Writer) error { return json.NewEncoder(w).Encode(&j.env) }

func judged(cmd *cobra.Command, args []string) error {
	j := &judge{status: len(args)}
	j.env.Data = args
	return j.done().write(os.Stdout)
}
