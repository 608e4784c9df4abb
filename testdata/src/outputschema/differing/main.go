// Command users says schemas that its types do not keep.
package main

import (
	"encoding/json"
	"time"

	"github.com/envvet/envvet/envelope"
)

type raw = json.RawMessage

type role string

const (
	admin  role = "admin"
	member role = "member"
)

type address struct {
	Street string `json:"street"`
	City   string `json:"city,omitempty"`
}

type user struct {
	ID      string            `json:"id"`
	Age     int               `json:"age"`
	Role    role              `json:"role"`
	Kind    string            `json:"kind" enum:"person,robot"`
	Note    *string           `json:"note,omitempty"`
	Home    address           `json:"home"`
	Tags    []string          `json:"tags"`
	Labels  map[string]string `json:"labels"`
	Since   time.Time         `json:"since" envelope:"stable"`
	Seen    time.Time         `json:"seen" envelope:"volatile"`
	Manager *user             `json:"manager,omitempty"`
	Other   any               `json:"other" envelope:"opaque"`
}

func register(app *envelope.App) {
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "gone", Summary: "A key that the type lost", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"name":{"type":"string"}}}`), // want `^command gone has an output schema that differs from its type at name: the type has no such key, callers rely on what is not so; correct one of the two \(outputschema\)$`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "deep", Summary: "The same below", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"home":{"properties":{"zip":{}}}}}`), // want `at home\.zip: the type has no such key`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "type", Summary: "Another type", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"age":{"type":"string"}}}`), // want `at age: the schema allows string and the type gives integer`
	})
	envelope.Register(app, envelope.Command[struct{}, []user]{
		Name: "list", Summary: "A list of them", Effect: envelope.Safe,
		OutputSchema: raw(`{"type":"array","items":{"properties":{"tags":{"type":"array","items":{"type":"integer"}}}}}`), // want `at \[\]\.tags\[\]: the schema allows integer and the type gives string`
	})
	envelope.Register(app, envelope.Command[struct{}, []user]{
		Name: "object", Summary: "An object that is a list", Effect: envelope.Safe,
		OutputSchema: raw(`{"type":"object"}`), // want `at the top: the schema allows object and the type gives array`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "required", Summary: "A key that may be left out", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"home":{"required":["street","city"]}}}`), // want `at home\.city: the schema requires it and the type may leave it out`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "enum", Summary: "Fewer values than the tag", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"kind":{"enum":["person"]}}}`), // want `at kind: the type may give "robot", which the schema does not list`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "values", Summary: "More values than the tag", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"kind":{"enum":["person","robot","ghost"]}}}`), // want `at kind: the schema lists "ghost", which the type does not`
	})
	envelope.Register(app, envelope.Command[struct{}, address]{
		Name: "closed", Summary: "A key that is not allowed", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"street":{"type":"string"}},"additionalProperties":false}`), // want `at city: the type gives it and the schema allows no such key`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "hidden", Summary: "A key that goes to meta", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"seen":{"type":"string"}}}`), // want `at seen: the field is tagged so that data does not have it`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "values-of-map", Summary: "Values of a map", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"labels":{"additionalProperties":{"type":"boolean"}}}}`), // want `at labels\{\}: the schema allows boolean and the type gives string`
	})
	envelope.Register(app, envelope.Command[struct{}, *user]{
		Name: "pointer", Summary: "What a pointer leads to", Effect: envelope.Safe,
		OutputSchema: raw(`{"required":["id","nothing"]}`), // want `at nothing: the schema requires it and the type has no such key`
	})
}

// agreeing says less than the types, or the same in other words.
func agreeing(app *envelope.App) {
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "less", Summary: "Some keys", Effect: envelope.Safe,
		OutputSchema: raw(`{"type":"object","properties":{"id":{"type":"string"}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "number", Summary: "An integer is a number", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"age":{"type":"number"}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "left-out", Summary: "A pointer that is left out is never null", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"note":{"type":"string"},"manager":{"type":"object"}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "recursive", Summary: "A type that holds itself", Effect: envelope.Safe,
		OutputSchema: raw(`{"$ref":"#/definitions/user","definitions":{"user":{"type":"object","properties":{"id":{"type":"string"},"manager":{"$ref":"#/definitions/user"}}}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "all-of", Summary: "In two parts", Effect: envelope.Safe,
		OutputSchema: raw(`{"allOf":[{"properties":{"id":{}}},{"required":["id","age"]}]}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "one-of", Summary: "One of several", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"kind":{"oneOf":[{"const":"person"},{"const":"robot"}]}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "opaque", Summary: "What a schema says of any", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"other":{"type":"object","properties":{"x":{}},"required":["x"]}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, map[string]int]{
		Name: "map", Summary: "Keys that are data", Effect: envelope.Safe,
		OutputSchema: raw(`{"type":"object","properties":{"total":{"type":"integer"}},"required":["total"]}`),
	})
	envelope.Register(app, envelope.Command[struct{}, json.RawMessage]{
		Name: "raw", Summary: "What only the schema tells", Effect: envelope.Safe,
		OutputSchema: raw(`{"type":"array","items":{"type":"string"}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, address]{
		Name: "patterns", Summary: "Closed, but for a pattern", Effect: envelope.Safe,
		OutputSchema: raw(`{"patternProperties":{"^[a-z]+$":{"type":"string"}},"additionalProperties":false}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "draft", Summary: "Of another draft", Effect: envelope.Safe,
		OutputSchema: raw(`{"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{"a":{"$anchor":"a","type":"object"}},"properties":{"home":{"$ref":"#a"}}}`),
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "constants", Summary: "Fewer values than there are constants, as a hint only", Effect: envelope.Safe,
		OutputSchema: raw(`{"properties":{"role":{"enum":["admin"]}}}`),
	})
}

func main() {
	app := envelope.New("users")
	register(app)
	agreeing(app)
	app.Main()
}
