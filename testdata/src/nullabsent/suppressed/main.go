// Command plugins accepts a key that comes and goes, with the reason.
package main

import "github.com/envvet/envvet/envelope"

type plugin struct {
	Name string `json:"name"`
	Path string `json:"path,omitempty"` //envvet:ignore nullabsent version 1 left it out, callers rely on it
	Size int    `json:"size,omitempty"` // want `field Out\.Size is left out`
}

func main() {
	app := envelope.New("plugins")
	envelope.Register(app, envelope.Command[struct{}, plugin]{Name: "show", Summary: "Show a plugin", Effect: envelope.Safe})
	app.Main()
}
