// Command files answers with what has no schema, and with what has.
package main

import (
	"encoding/json"

	"github.com/envvet/envvet/envelope"
)

type raw = json.RawMessage

type file struct {
	Name string `json:"name"`
}

type level int

// whole says what JSON it makes of itself, and half does not.
type (
	whole struct{ n int }
	half  struct{ n int }
)

func (w whole) MarshalJSON() ([]byte, error) { return json.Marshal(map[string]int{"n": w.n}) }
func (h half) MarshalJSON() ([]byte, error)  { return json.Marshal(map[string]int{"n": h.n}) }

func (whole) JSONSchema() json.RawMessage {
	return json.RawMessage(`{"oneOf":[{"type":"object"},{"type":"array"}]}`)
}

func main() {
	app := envelope.New("files")
	envelope.Register(app, envelope.Command[struct{}, any]{Name: "any", Summary: "Any", Effect: envelope.Safe})               // want `^command any answers with any, its schema says nothing; use a struct, or set OutputSchema \(outputschema\)$`
	envelope.Register(app, envelope.Command[struct{}, raw]{Name: "raw", Summary: "Raw", Effect: envelope.Safe})               // want `^command raw answers with encoding/json\.RawMessage, its schema says nothing`
	envelope.Register(app, envelope.Command[struct{}, map[string]any]{Name: "map", Summary: "Map", Effect: envelope.Safe})    // want `^field Out\{\} is of type any, its schema says nothing; use a struct, or set OutputSchema \(outputschema\)$`
	envelope.Register(app, envelope.Command[struct{}, []any]{Name: "list", Summary: "List", Effect: envelope.Safe})           // want `^field Out\[\] is of type any`
	envelope.Register(app, envelope.Command[struct{}, chan file]{Name: "chan", Summary: "Chan", Effect: envelope.Safe})       // want `^command chan answers with chan .*\.file, JSON cannot carry it; use a struct \(outputschema\)$`
	envelope.Register(app, envelope.Command[struct{}, func() error]{Name: "func", Summary: "Func", Effect: envelope.Safe})    // want `^command func answers with func\(\) error, JSON cannot carry it`
	envelope.Register(app, envelope.Command[struct{}, map[bool]string]{Name: "keys", Summary: "Keys", Effect: envelope.Safe}) // want `JSON cannot carry it`
	envelope.Register(app, envelope.Command[struct{}, string]{Name: "text", Summary: "Text", Effect: envelope.Safe})          // want `^command text answers with string, data has to be an object or an array; put it in a field of a struct \(outputschema\)$`
	envelope.Register(app, envelope.Command[struct{}, level]{Name: "level", Summary: "Level", Effect: envelope.Safe})         // want `data has to be an object`

	envelope.Register(app, envelope.Command[struct{}, half]{Name: "half", Summary: "Half", Effect: envelope.Safe})        // want `^command half answers with .*\.half, its schema says nothing`
	envelope.Register(app, envelope.Command[struct{}, []*half]{Name: "halves", Summary: "Halves", Effect: envelope.Safe}) // want `^field Out\[\] is of type .*\.half, its schema says nothing`

	envelope.Register(app, envelope.Command[struct{}, whole]{Name: "whole", Summary: "Whole", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, *whole]{Name: "pointer", Summary: "Pointer", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, []whole]{Name: "wholes", Summary: "Wholes", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, file]{Name: "show", Summary: "Show", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, *file]{Name: "find", Summary: "Find", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, []file]{Name: "files", Summary: "Files", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, map[level]file]{Name: "by-level", Summary: "By level", Effect: envelope.Safe})
	envelope.Register(app, envelope.Command[struct{}, struct{}]{Name: "nothing", Summary: "Nothing", Effect: envelope.Safe})
	app.Main()
}
