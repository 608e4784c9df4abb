// Handlers give JSON to functions of another package that print something.
package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/payload/encoded_kept/store"
)

type state struct {
	Name string `json:"name"`
}

func main() {
	root := &cobra.Command{Use: "kept"}
	root.AddCommand(
		&cobra.Command{Use: "load", RunE: func(cmd *cobra.Command, args []string) error {
			b, err := json.Marshal(state{}) // it is not printed
			if err != nil {
				return err
			}
			return store.Load(b)
		}},
		&cobra.Command{Use: "count", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // of it, the length
			store.Count(string(b))
		}},
		&cobra.Command{Use: "kind", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // of it, the type
			store.Kind(string(b))
		}},
		&cobra.Command{Use: "note", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // that it is there
			store.NewLog(os.Stdout).Note(string(b))
		}},
		&cobra.Command{Use: "tell", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // want `encodes state \(process\) as state{}`
			store.NewLog(os.Stdout).Tell(string(b))
		}},
		&cobra.Command{Use: "print", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // want `encodes state \(process\) as state{}`
			store.Print(string(b))
		}},
		&cobra.Command{Use: "each", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // want `encodes state \(process\) as state{}`
			store.Each(string(b))
		}},
		&cobra.Command{Use: "later", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // want `encodes state \(process\) as state{}`
			store.Later(b)
		}},
		&cobra.Command{Use: "copy", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // want `encodes state \(process\) as state{}`
			store.Copy(string(b))
		}},
		&cobra.Command{Use: "mapped", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // want `encodes state \(process\) as state{}`
			store.Mapped(string(b))
		}},
		&cobra.Command{Use: "to", Run: func(cmd *cobra.Command, args []string) {
			b, _ := json.Marshal(state{}) // want `encodes state \(process\) as state{}`
			store.To(string(b), func(string) {})
		}},
	)
	root.Execute()
}
