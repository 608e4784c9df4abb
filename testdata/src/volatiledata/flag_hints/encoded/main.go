// What handlers of other frameworks print has fields that are named after the
// call.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/google/uuid"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/volatiledata/flag_hints/encoded/api"
)

type price struct {
	Amount    int       `json:"amount"`
	FetchedAt time.Time `json:"fetched_at"` // want `^field price\.FetchedAt is called fetched_at as something about the call is, output differs between two identical calls; leave it out, or tag it envelope:"stable" if it is stored \(volatiledata\)$`
	RequestID uuid.UUID `json:"requestId"`  // want `^field price\.RequestID is called requestId`
	Query     meta      `json:"query"`
	ExpiresAt time.Time `json:"expires_at"` // want `^field price\.ExpiresAt is a time`
	ID        uuid.UUID `json:"id"`         // want `^field price\.ID is an id`
	Period    string    `json:"duration"`
}

type meta struct {
	TookMs    int    `json:"took_ms"` // want `^field meta\.TookMs is called took_ms`
	TraceID   string `json:"trace_id" envelope:"stable"`
	SpanID    string `json:"-"`
	Nonce     string `json:"nonce" envelope:"text"`
	Timestamp string //envvet:ignore volatiledata when the price was agreed on
}

type row struct {
	Generated string `json:"generated_at"` // want `^field row\.Generated is called generated_at`
}

type page[T any] struct {
	Items []T    `json:"items"`
	AsOf  string `json:"as_of"` // want `^field page\.AsOf is called as_of`
}

// request and cached are never printed.
type request struct {
	Nonce string `json:"nonce"`
}

type cached struct {
	FetchedAt time.Time `json:"fetched_at"`
}

type state struct {
	FetchedAt time.Time `json:"fetched_at"`
}

func main() {
	root := &cobra.Command{}
	root.AddCommand(
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode([]price{})
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return printJSON(cmd.OutOrStdout(), map[string]*row{})
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return printJSON(cmd.OutOrStdout(), page[row]{})
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			if err := printJSON(cmd.OutOrStdout(), api.Status{}); err != nil { // want `^field api\.Status\.CheckedAt is called checked_at`
				return err
			}
			b, err := json.Marshal(struct { // a type without a name
				Uptime float64 `json:"uptime_seconds"` // want `^field Uptime is called uptime_seconds`
			}{})
			fmt.Println(string(b))
			return err
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return send(request{})
		}},
		&cobra.Command{RunE: store},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			_, err := fmt.Fprintln(cmd.OutOrStdout(), state{}) // no JSON
			return err
		}},
	)
	root.Execute()
}

func printJSON(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func send(v any) error {
	_, err := json.Marshal(v)
	return err
}

func store(cmd *cobra.Command, args []string) error {
	f, err := os.Create(args[0])
	if err != nil {
		return err
	}
	return printJSON(f, cached{FetchedAt: time.Now()})
}
