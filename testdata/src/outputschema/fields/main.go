// Command plugins answers with fields of all kinds.
package main

import (
	"encoding/json"
	"fmt"

	"github.com/envvet/envvet/envelope"
)

type plugin struct {
	Name     string               `json:"name"`
	Config   any                  `json:"config"`   // want `^field Out\.Config is of type any, its schema says nothing; give it a type, or tag it envelope:"opaque" \(outputschema\)$`
	Raw      json.RawMessage      `json:"raw"`      // want `^field Out\.Raw is of type encoding/json\.RawMessage`
	Err      error                `json:"err"`      // want `^field Out\.Err is of type error`
	Stringer fmt.Stringer         `json:"stringer"` // want `^field Out\.Stringer is of type fmt\.Stringer`
	Env      map[string]any       `json:"env"`      // want `^field Out\.Env\{\} is of type any`
	Parts    []json.RawMessage    `json:"parts"`    // want `^field Out\.Parts\[\] is of type encoding/json\.RawMessage`
	Version  version              `json:"version"`  // want `^field Out\.Version is of type main\.version`
	Done     chan struct{}        `json:"done"`     // want `^field Out\.Done is of type chan struct \{\}, JSON cannot carry it; change its type, or leave it out with json:"-" \(outputschema\)$`
	Hook     func()               `json:"hook"`     // want `JSON cannot carry it`
	Phase    complex128           `json:"phase"`    // want `JSON cannot carry it`
	Deep     []map[string]*nested `json:"deep"`
	Words    string               `json:"words" envelope:"sorted"`      // want `^field Out\.Words has the word "sorted" in its envelope tag, it has no meaning; use stable`
	Single   string               `json:"single" envelope:"set"`        // want `^field Out\.Single is tagged as a list and is none`
	Twice    []string             `json:"twice" envelope:"set,ordered"` // want `^field Out\.Twice is tagged set and ordered`
	Effect   string               `json:"effect" enum:"created,gone"`   // want `^field Out\.Effect may be "gone", callers know created, updated, deleted, noop`

	Level  int             `json:"level" enum:"low,high"`    // want `^field Out\.Level has "low", "high" in its enum, which no value of type int is, its schema promises what never comes; list values of the type \(outputschema\)$`
	Levels []uint16        `json:"levels" enum:"1,65536,-1"` // want `^field Out\.Levels has "65536", "-1" in its enum, which no value of type \[\]uint16 is`
	On     map[string]bool `json:"on" enum:"true,yes"`       // want `^field Out\.On has "yes" in its enum`
	Ratio  *float64        `json:"ratio" enum:"0.5,half"`    // want `^field Out\.Ratio has "half" in its enum, which no value of type float64 is`

	Stars    int               `json:"stars" enum:"1,2,3"`
	Grades   []int             `json:"grades" enum:"1,2,-3"`
	Quoted   int               `json:"quoted,string" enum:"1,2"`
	Size     string            `json:"size" enum:"1,large"`
	Schema   json.RawMessage   `json:"schema" envelope:"opaque"`
	Values   map[string]any    `json:"values" envelope:"opaque"`
	Batches  []map[string]any  `json:"batches" envelope:"opaque"`
	Known    known             `json:"known"`
	Stream   chan int          `json:"-"`
	Trace    any               `json:"trace" envelope:"volatile"`
	Screen   any               `json:"screen" envelope:"text"`
	Labels   map[string]string `json:"labels"`
	Number   json.Number       `json:"number"`
	internal any
}

type nested struct {
	Any any `json:"any"` // want `^field Out\.Deep\[\]\{\}\.Any is of type any`
}

// version encodes itself and does not say how.
type version struct{ major, minor int }

// MarshalJSON makes two numbers.
func (v version) MarshalJSON() ([]byte, error) { return json.Marshal([]int{v.major, v.minor}) }

// known says how.
type known struct{ text string }

// MarshalJSON makes a text.
func (k known) MarshalJSON() ([]byte, error) { return json.Marshal(k.text) }

// JSONSchema says so.
func (known) JSONSchema() json.RawMessage { return json.RawMessage(`{"type":"string"}`) }

// request is what another service is sent: no payload.
type request struct {
	Body any `json:"body"`
}

func main() {
	app := envelope.New("plugins")
	envelope.Register(app, envelope.Command[struct{}, plugin]{Name: "add", Summary: "Add a plugin", Effect: envelope.Mutating})
	_, _ = json.Marshal(request{})
	app.Main()
}
