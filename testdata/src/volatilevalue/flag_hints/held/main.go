// Command builds answers with an envelope that is made by hand.
package main

import (
	"encoding/json"
	"os"

	"github.com/google/uuid"
	"github.com/spf13/cobra"
)

type build struct {
	ID     string `json:"id"`
	Secret string `json:"-"`
}

type wrap struct {
	OK   bool `json:"ok"`
	Data any  `json:"data"`
}

func wrapped(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(wrap{Data: build{ID: uuid.NewString()}}) // want `^field output\.Data\.ID comes from uuid\.NewString, output differs between two identical calls; leave it out \(volatilevalue\)$`
}

func ok(data any) wrap { return wrap{OK: true, Data: data} }

func handed(cmd *cobra.Command, args []string) error {
	b := []*build{{ID: uuid.NewString()}} // want `^field output\.Data\[\]\.ID comes from uuid\.NewString`
	return json.NewEncoder(os.Stdout).Encode(ok(b))
}

func mapped(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(map[string]any{"b": &build{ID: uuid.NewString()}}) // want `^field output\{b\}\.ID comes from uuid\.NewString`
}

func secret(cmd *cobra.Command, args []string) error {
	return json.NewEncoder(os.Stdout).Encode(ok(build{Secret: uuid.NewString()}))
}

func main() {
	root := &cobra.Command{Use: "builds"}
	root.AddCommand(&cobra.Command{Use: "a", RunE: wrapped}, &cobra.Command{Use: "b", RunE: handed}, &cobra.Command{Use: "c", RunE: mapped}, &cobra.Command{Use: "d", RunE: secret})
	_ = root.Execute()
}
