// Command wrappers answers with what functions return that a wrapper is given.
package main

import (
	"encoding/json"
	"os"
	"time"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "times"}
	root.AddCommand(
		&cobra.Command{Use: "now", RunE: wrap(now)},
		&cobra.Command{Use: "then", RunE: wrap(then)},
		&cobra.Command{Use: "hidden", RunE: wrap(unseen)},
		&cobra.Command{Use: "texts", RunE: made},
	)
	root.Execute()
}

type answer struct {
	At string `json:"at"`
}

// A hidden has a time that nobody is answered with.
type hidden struct {
	At   string `json:"-"`
	Name string `json:"name"`
}

// made is made elsewhere.
var made = wrap(func(args []string) (string, error) { return args[0], nil })

// wrap answers with what fn returns.
func wrap[T any](fn func([]string) (T, error)) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		v, err := fn(args)
		if err != nil {
			return err
		}
		return json.NewEncoder(os.Stdout).Encode(v)
	}
}

func now(args []string) (answer, error) {
	return answer{At: time.Now().String()}, nil // want `^field output\.At comes from time\.Now, `
}

func unseen(args []string) (hidden, error) {
	return hidden{At: time.Now().String(), Name: args[0]}, nil
}

func then(args []string) (answer, error) { return answer{At: args[0]}, nil }
