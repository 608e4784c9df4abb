// Command values accepts what has no schema.
package main

import "github.com/envvet/envvet/envelope"

type value struct {
	Value any `json:"value"` //envvet:ignore outputschema the user decides
	Other any `json:"other"` // want `is of type any`
}

func main() {
	app := envelope.New("values")
	envelope.Register(app, envelope.Command[struct{}, value]{Name: "get", Summary: "Get", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, any]{Name: "all", Summary: "All", Effect: envelope.Safe}) //envvet:ignore outputschema as it is stored
	app.Main()
}
