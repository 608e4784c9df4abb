// Command pairs answers with structs in which two fields have one name.
package main

import "github.com/envvet/envvet/envelope"

type pair struct {
	First  string `json:"name"`
	Second string `json:"name"` // want `^field Out\.Second is called name in JSON, as First is, data has neither; rename one \(outputschema\)$`
}

type base struct {
	ID string `json:"id"`
}

type other struct {
	ID string `json:"id"`
}

// An item hides the ids of what it embeds, and a pile has none.
type item struct {
	base
	other
	ID   string `json:"id"`
	Name string `json:"name"`
	name string `json:"name"`
}

type pile struct {
	base
	other
	N int `json:"n"`
}

func main() {
	_ = item{}.name
	app := envelope.New("pairs")
	envelope.Register(app, envelope.Command[struct{}, pair]{Name: "pair", Summary: "Pair", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, item]{Name: "item", Summary: "Item", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, pile]{Name: "pile", Summary: "Pile", Effect: envelope.Safe})
	app.Main()
}
