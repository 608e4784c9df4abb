// Handlers of other frameworks encode what JSON cannot carry.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

type job struct {
	Name string           `json:"name"`
	Done chan struct{}    `json:"done"` // want `^field job\.Done is of type chan struct \{\}, JSON cannot carry it and encoding fails; change its type, or leave it out with json:"-" \(outputschema\)$`
	Next func() *job      // want `^field job\.Next is of type func\(\)`
	Grid map[point]string // want `^field job\.Grid is of type map`
	stop chan bool
	Rate map[float64]int // encoding/json carries it since Go 1.27
	Keys []map[any]int   // as long as the keys are such as may be
	Flag map[bool]int    // want `^field job\.Flag is of type map\[bool\]int, JSON cannot carry it`
	Hook func()          `json:"-"`
	More map[string]any  // a hint
	Any  any             // a hint
}

type point struct{ X, Y int }

type signal struct {
	C chan int // never encoded
}

func main() {
	root := &cobra.Command{}
	root.AddCommand(
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(&job{})
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			b, err := json.Marshal(complex(1, 2)) // want `^handler RunE of a command encodes complex128, JSON cannot carry it; use a struct \(outputschema\)$`
			fmt.Println(string(b))
			return err
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(map[string]any{}) // a hint
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode([]string{}) // says what it is
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			return json.NewEncoder(os.Stdout).Encode(map[float32]int{})
		}},
		&cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
			fmt.Println(signal{})
			return json.NewEncoder(os.Stderr).Encode(signal{})
		}},
	)
	root.Execute()
}
