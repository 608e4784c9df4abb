// Command list makes envelopes by hand, with what differs under meta.
package main

import (
	"encoding/json"
	"time"

	"github.com/spf13/cobra"
)

type meta struct {
	RequestID  string    `json:"request_id"`
	DurationMS int64     `json:"duration_ms"`
	Began      time.Time `json:"began"`
}

type answer[T any] struct {
	OK       bool     `json:"ok"`
	Data     T        `json:"data"`
	Error    any      `json:"error"`
	Warnings []string `json:"warnings"`
	Meta     meta     `json:"meta"`
}

type host struct {
	Name   string `json:"name"`
	Uptime int64  `json:"uptime"` // want `^field host\.Uptime is called uptime as something about the call is`
}

type call struct {
	RequestID string `json:"request_id"` // want `^field call\.RequestID is called request_id as something about the call is`
}

// page has a meta of its own.
type page struct {
	Items []string `json:"items"`
	Meta  call     `json:"meta"`
}

func main() {
	root := &cobra.Command{Use: "list"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "host", RunE: show}, &cobra.Command{Use: "page", RunE: ofPage},
	)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(&answer[[]string]{OK: len(args) == 0, Data: args})
}

func show(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(answer[host]{Data: host{Name: args[0]}})
}

func ofPage(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(cmd.OutOrStdout()).Encode(page{Items: args})
}
