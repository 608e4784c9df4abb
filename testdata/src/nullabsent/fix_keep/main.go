// Command users answers with keys that should stay.
package main

import "github.com/envvet/envvet/envelope"

type user struct {
	Name   string   `json:"name,omitempty"`                            // want `Out\.Name is left out`
	Groups []string "json:\"groups,omitempty\" description:\"Sorted\"" // want `Out\.Groups is left out`
	Bytes  int      `yaml:"b,omitempty" json:"bytes,omitempty,string"` // want `Out\.Bytes is left out`
	Shell  string   `json:",omitzero" description:"Login shell"`       // want `Out\.Shell is left out`
	Admin  bool     `json:",omitempty"`                                // want `Out\.Admin is left out`
	A, B   int      `json:",omitempty"`                                // want `Out\.A is left out` `Out\.B is left out`
}

func main() {
	app := envelope.New("users")
	envelope.Register(app, envelope.Command[struct{}, user]{Name: "show", Summary: "Show one user", Effect: envelope.Safe})
	app.Main()
}
