package handlers

import (
	"bytes"
	"encoding/gob"
	"reflect"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/internal/known"
)

// Drivers write facts with gob and read them in another process.
func TestFactsSurviveGob(t *testing.T) {
	facts := []analysis.Fact{
		&HandlerParam{Params: []Param{
			{Index: 1, Use: Use{Framework: known.Cobra}},
			{Index: 2, Field: "Run", Use: Use{Framework: known.Envelope}},
			{Index: 3, Use: Use{Framework: known.MCP, Method: "Handle"}},
			{Index: 4, Use: Use{Framework: known.GoFlags, Inline: true, Func: true}},
			{Index: 0, Type: true, Use: Use{Framework: known.Cobra, Method: "Run"}},
		}},
		&HandlerField{Uses: []Use{{Framework: known.UrfaveCLI}}},
		&HandlerType{Uses: []Use{{Framework: known.MCP, Method: "Handle"}}},
		&CommandField{},
		&Registers{},
		&StdioFunc{},
		&Stdio{Modules: []string{"", "example.com/tool"}},
	}
	tested := make(map[reflect.Type]bool)
	for _, fact := range facts {
		tested[reflect.TypeOf(fact)] = true
		var first, second bytes.Buffer
		if err := gob.NewEncoder(&first).Encode(fact); err != nil {
			t.Fatalf("%T: %v", fact, err)
		}
		if err := gob.NewEncoder(&second).Encode(fact); err != nil {
			t.Fatalf("%T: %v", fact, err)
		}
		if !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Errorf("%T: two encodings differ", fact)
		}
		read := reflect.New(reflect.TypeOf(fact).Elem()).Interface()
		if err := gob.NewDecoder(&first).Decode(read); err != nil {
			t.Fatalf("%T: %v", fact, err)
		}
		if !reflect.DeepEqual(read, fact) {
			t.Errorf("%T: read %v, wrote %v", fact, read, fact)
		}
	}
	for _, fact := range Analyzer.FactTypes {
		if !tested[reflect.TypeOf(fact)] {
			t.Errorf("%T: not tested", fact)
		}
	}
}
