// Times and ids that handlers of other frameworks print are hints.
package main

import (
	"encoding/json"
	"os"
	"time"

	"github.com/google/uuid"
	"github.com/spf13/cobra"
)

type order struct {
	ID      uuid.UUID    `json:"id"`         // want `^field order\.ID is an id, if it is made for the call output differs between two identical calls; leave it out, or tag it envelope:"stable" if it is stored \(volatiledata\)$`
	Created time.Time    `json:"created_at"` // want `^field order\.Created is a time, if it is read from a clock output differs`
	Stored  time.Time    `json:"stored" envelope:"stable"`
	Changes []*time.Time `json:"changes"` // want `^what field order\.Changes holds is a time`
	Wait    time.Duration
}

func main() {
	root := &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
		if len(args) > 0 {
			return json.NewEncoder(os.Stdout).Encode(map[string]time.Time{}) // want `^what map\[string\]time\.Time holds is a time`
		}
		return json.NewEncoder(os.Stdout).Encode(order{})
	}}
	root.Execute()
}
