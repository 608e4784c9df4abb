// Command parts has schemas with references. Nobody who is given a schema could
// follow one that leaves it, and nothing is loaded from here.
package main

import (
	"encoding/json"

	"github.com/envvet/envvet/envelope"
)

type raw = json.RawMessage

func main() {
	app := envelope.New("parts")
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "url", Summary: "U", Effect: envelope.Safe,
		OutputSchema: raw(`{"$ref":"https://example.com/part.json"}`), // want `^command url has an output schema that cannot be used: https://example\.com/part\.json is another document, which is not loaded, callers learn nothing from it; correct it \(outputschema\)$`
	})
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "file", Summary: "F", Effect: envelope.Safe,
		OutputSchema: raw(`{"items":{"$ref":"file:///etc/passwd"}}`), // want `file:///etc/passwd is another document`
	})
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "beside", Summary: "B", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"p":{"$ref":"part.json#/definitions/p"}}}`), // want `part\.json#/definitions/p is another document`
	})
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "draft", Summary: "D", Effect: envelope.Safe,
		OutputSchema: raw(`{"$schema":"https://example.com/draft"}`), // want `https://example\.com/draft is another document`
	})
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "nowhere", Summary: "N", Effect: envelope.Safe,
		OutputSchema: raw(`{"$ref":"#/definitions/part"}`), // want `#/definitions/part is not there`
	})
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "loop", Summary: "L", Effect: envelope.Safe,
		OutputSchema: raw(`{"allOf":[{"$ref":"#"}]}`), // want `a \$ref leads back to itself`
	})

	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "within", Summary: "W", Effect: envelope.Safe,
		OutputSchema: raw(`{"$schema":"http://json-schema.org/draft-07/schema#","items":{"$ref":"#/definitions/part"},"definitions":{"part":{"type":"object"}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "id", Summary: "I", Effect: envelope.Safe,
		OutputSchema: raw(`{"$id":"https://example.com/all.json","items":{"$ref":"part.json"},"definitions":{"part":{"$id":"part.json","type":"object"}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, any]{
		Name: "deep", Summary: "D", Effect: envelope.Safe,
		OutputSchema: raw(`{"type":"object","properties":{"child":{"$ref":"#"}}}`),
	})
	app.Main()
}
