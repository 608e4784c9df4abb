// Command prices prints JSON by hand: nothing promised that it is the same every
// time, so that what differs is a hint.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"
)

type price struct {
	Amount int       `json:"amount"`
	Read   string    `json:"read"`
	At     time.Time `json:"at"`
	Listed time.Time `json:"listed"`
	Query  string    `json:"query"`
}

func printJSON(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func list(cmd *cobra.Command, args []string) error {
	p := price{Read: time.Now().String()} // want `^field output\.Read comes from time\.Now, output differs between two identical calls; leave it out \(volatilevalue\)$`
	p.At = time.Now()                     // a time by its type, of which volatiledata tells
	p.Query = "stored"
	return json.NewEncoder(os.Stdout).Encode(p)
}

func show(cmd *cobra.Command, args []string) error {
	prices := []price{{Query: time.Now().String()}} // want `^field output\[\]\.Query comes from time\.Now`
	return printJSON(os.Stdout, prices)
}

// check prints a time on standard error, and answers with none.
func check(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(os.Stderr, time.Now())
	_ = printJSON(os.Stderr, price{Read: time.Now().String()})
	p := price{Read: time.Now().String()}
	p.Read = "done"
	return printJSON(os.Stdout, p)
}

func main() {
	root := &cobra.Command{Use: "prices"}
	root.AddCommand(&cobra.Command{Use: "list", RunE: list}, &cobra.Command{Use: "show", RunE: show}, &cobra.Command{Use: "check", RunE: check})
	_ = root.Execute()
}
