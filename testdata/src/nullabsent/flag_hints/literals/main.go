// Command literals encodes structs that begin with some of their fields, in a handler or in a
// function that returns them.
package main

import (
	"encoding/json"
	"errors"
	"os"

	"github.com/spf13/cobra"
)

type report struct {
	Name  string   `json:"name"`
	Zones []string `json:"zones"`
}

var errNone = errors.New("name something")

func print(v any) error { return json.NewEncoder(os.Stdout).Encode(v) }

func begun(cmd *cobra.Command, args []string) error {
	r := report{Name: "x"} // want `^field output\.Zones is encoded as null`
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return print(r)
}

func pointer(cmd *cobra.Command, args []string) error {
	r := &report{Name: "x"} // want `^field output\.Zones is encoded as null`
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return print(r)
}

func listed(cmd *cobra.Command, args []string) error {
	var zones []string // want `^field output\.Zones is encoded as null`
	for _, z := range args {
		zones = append(zones, z)
	}
	r := report{Name: "x", Zones: zones}
	if len(args) > 2 {
		r.Zones = args[2:]
	}
	return print(r)
}

func filled(cmd *cobra.Command, args []string) error {
	r := report{Name: "x", Zones: []string{}}
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return print(r)
}

func meant(cmd *cobra.Command, args []string) error {
	r := report{Name: "x", Zones: nil}
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return print(r)
}

func copied(cmd *cobra.Command, args []string) error {
	r := load()
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return print(r)
}

func load() report { return report{Zones: []string{}} }

// What a function returns.

func collect(args []string) report {
	r := report{Name: "x"} // want `^field output\.Zones is encoded as null`
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return r
}

func gather(args []string) (*report, error) {
	if len(args) == 1 {
		return nil, errNone
	}
	r := &report{Name: "x"} // want `^field output\.Zones is encoded as null`
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return r, nil
}

func find(args []string) *report {
	r := &report{Name: "x"}
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	return r
}

func keep(args []string) *report {
	r := &report{Name: "x"}
	for _, z := range args {
		r.Zones = append(r.Zones, z)
	}
	fill(r)
	return r
}

func fill(r *report) {
	if r.Zones == nil {
		r.Zones = []string{}
	}
}

func returned(cmd *cobra.Command, args []string) error { return print(collect(args)) }

func gathered(cmd *cobra.Command, args []string) error {
	r, err := gather(args)
	if err != nil {
		return err
	}
	return print(r)
}

func mended(cmd *cobra.Command, args []string) error {
	r := find(args)
	fill(r)
	return print(r)
}

func kept(cmd *cobra.Command, args []string) error { return print(keep(args)) }

func main() {
	root := &cobra.Command{Use: "literals"}
	root.AddCommand(
		&cobra.Command{Use: "begun", RunE: begun},
		&cobra.Command{Use: "pointer", RunE: pointer},
		&cobra.Command{Use: "listed", RunE: listed},
		&cobra.Command{Use: "filled", RunE: filled},
		&cobra.Command{Use: "meant", RunE: meant},
		&cobra.Command{Use: "copied", RunE: copied},
		&cobra.Command{Use: "returned", RunE: returned},
		&cobra.Command{Use: "gathered", RunE: gathered},
		&cobra.Command{Use: "mended", RunE: mended},
		&cobra.Command{Use: "kept", RunE: kept},
	)
	root.Execute()
}
