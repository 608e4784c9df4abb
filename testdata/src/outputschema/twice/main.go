// Command plugins answers with several fields of one type that has no name.
package main

import "github.com/envvet/envvet/envelope"

type plugin struct {
	Config  map[string]any   `json:"config" envelope:"opaque"`
	Env     map[string]any   `json:"env"`   // want `^field Out\.Env\{\} is of type any`
	Args    []any            `json:"args"`  // want `^field Out\.Args\[\] is of type any`
	Rest    []any            `json:"rest"`  // want `^field Out\.Rest\[\] is of type any`
	Stages  [][]any          `json:"steps"` // want `^field Out\.Stages\[\]\[\] is of type any`
	Batches []map[string]any `json:"batches" envelope:"opaque"`
	Failed  []map[string]any `json:"failed"` // want `^field Out\.Failed\[\]\{\} is of type any`
	Hooks   []func()         `json:"-"`
	Calls   []func()         `json:"calls"` // want `^field Out\.Calls\[\] is of type func\(\), JSON cannot carry it`
}

func main() {
	app := envelope.New("plugins")
	envelope.Register(app, envelope.Command[struct{}, plugin]{Name: "show", Summary: "Show a plugin", Effect: envelope.Safe})
	app.Main()
}
