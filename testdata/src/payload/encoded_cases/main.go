// What is encoded in the cases of a switch by the name of a command, and not around it.
package main

import (
	"encoding/json"
	"os"

	"github.com/alecthomas/kong"
)

var cli struct {
	List struct{} `cmd:""`
	Show struct{} `cmd:""`
	Add  struct{} `cmd:""`
}

type user struct {
	Name string `json:"name"`
}

type state struct{ Users int }

func main() {
	ctx := kong.Parse(&cli)
	json.NewEncoder(os.Stdout).Encode(state{})
	switch ctx.Command() {
	case "list":
		json.NewEncoder(os.Stdout).Encode([]user{}) // want `encodes \[\]user \(process\) as \[\]user{}`
	case "show":
		print(user{}) // want `encodes user \(process\) by .*print as user{}`
	case "add":
		defer func() {
			json.NewEncoder(os.Stdout).Encode(map[string]int{"added": 1}) // want `encodes map\[string\]int \(process\)`
		}()
	default:
		json.NewEncoder(os.Stdout).Encode(cli)
	}
	print(state{Users: 1})
}

func print(v any) { json.NewEncoder(os.Stdout).Encode(v) }
