// A handler encodes a value itself, in the ways that there are.
package main

import (
	"bufio"
	"encoding/json"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type user struct {
	Name string `json:"name"`
}

func main() {
	root := &cobra.Command{Use: "users"}
	root.AddCommand(
		&cobra.Command{Use: "a", RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(user{}) // want `encodes user \(process\) as user{}`
		}},
		&cobra.Command{Use: "b", RunE: func(cmd *cobra.Command, args []string) error {
			enc := json.NewEncoder(cmd.OutOrStdout())
			enc.SetIndent("", "  ")
			if len(args) > 0 {
				return enc.Encode([]user{}) // want `encodes \[\]user \(framework\) as`
			}
			return enc.Encode(map[string]*user{}) // want `encodes map\[string\]\*user \(framework\)`
		}},
		&cobra.Command{Use: "c", RunE: buffered},
		&cobra.Command{Use: "d", RunE: either},
		&cobra.Command{Use: "e", Run: func(cmd *cobra.Command, args []string) {
			u := &user{}
			defer func() { json.NewEncoder(os.Stdout).Encode(u) }()  // want `encodes \*user \(process\) as u`
			go json.NewEncoder(os.Stdout).Encode(struct{ X int }{1}) // want `encodes struct{X int} \(process\)`
		}},
		&cobra.Command{Use: "f", RunE: func(cmd *cobra.Command, args []string) error {
			out := io.MultiWriter(os.Stdout, os.Stderr)
			return json.NewEncoder(out).Encode("done") // want `encodes string \(process\) as "done"`
		}},
		&cobra.Command{Use: "g", RunE: decoded},
	)
	root.Execute()
}

func buffered(cmd *cobra.Command, args []string) error {
	w := bufio.NewWriter(os.Stdout)
	defer w.Flush()
	return json.NewEncoder(w).Encode(&user{Name: "x"}) // want `encodes \*user \(process\)`
}

// either encodes one of several.
func either(cmd *cobra.Command, args []string) error {
	var v any = user{}
	if len(args) > 1 {
		v = []user{}
	}
	return json.NewEncoder(os.Stdout).Encode(v) // want `encodes user \(process\) as v` `encodes \[\]user \(process\) as v`
}

// decoded encodes what nobody knows the type of.
func decoded(cmd *cobra.Command, args []string) error {
	var v any
	if err := json.NewDecoder(os.Stdin).Decode(&v); err != nil {
		return err
	}
	if v, err := lookup(args); err == nil {
		return json.NewEncoder(os.Stdout).Encode(v) // want `encodes \*user \(process\) as v`
	}
	var m map[string]any
	json.NewDecoder(os.Stdin).Decode(&m)
	if m["x"] != nil {
		return json.NewEncoder(os.Stdout).Encode(m["x"]) // want `encodes any \(process\) as m\["x"\]`
	}
	return json.NewEncoder(os.Stdout).Encode(&m) // want `encodes \*map\[string\]any \(process\) as &m`
}

func lookup(args []string) (any, error) { return &user{}, nil }

// unused is called by nobody.
func unused() { json.NewEncoder(os.Stdout).Encode(user{}) }
