// A program that carries out the cases of a switch by itself puts the time into what one of
// them prints.
package main

import (
	"encoding/json"
	"os"
	"time"

	"github.com/alecthomas/kingpin/v2"
)

type report struct {
	Notes int    `json:"notes"`
	At    string `json:"at"`
}

func main() {
	app := kingpin.New("notes", "Keep notes.")
	count := app.Command("count", "Count notes.")
	started := report{At: time.Now().String()}
	switch kingpin.MustParse(app.Parse(os.Args[1:])) {
	case count.FullCommand():
		r := report{Notes: 1, At: time.Now().Format(time.RFC3339)} // want `^field output\.At comes from time\.Now, `
		json.NewEncoder(os.Stdout).Encode(r)
	}
	json.NewEncoder(os.Stderr).Encode(started)
}
