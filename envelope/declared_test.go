package envelope

import (
	"context"
	"database/sql"
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/envelope/spec"
)

// TestTerseCheck holds that the first look at a declaration, which has no words,
// finds what the second one does.
func TestTerseCheck(t *testing.T) {
	type named struct {
		At time.Time `json:"at"`
	}
	type role string
	app := New("tool")
	declare[struct{}, struct{}](app)
	declare[int, string](app)
	declare[struct{}, any](app)
	declare[struct{}, json.RawMessage](app)
	declare[struct {
		ID   role          `name:"id"`
		Wait time.Duration `name:"wait" help:"How long"`
		Who  *string       `name:"who" help:"Who"`
		Of   []role        `name:"of" help:"Of" enum:"a,b" default:"c"`
		In   struct{ X int }
	}, struct {
		Made   time.Time          `json:"made"`
		Null   sql.NullTime       `json:"null"`
		List   []time.Time        `json:"list"`
		Map    map[string]*named  `json:"map"`
		Spelt  struct{ F func() } `json:"spelt"`
		Any    []any              `json:"any" envelope:"set,ordered"`
		PID    int                `json:"pid"`
		Absent map[string]string  `json:"absent,omitempty"`
		Bad    string             `json:"bad" envelope:"sometimes"`
		Level  []int              `json:"level" enum:"low,1"`
	}](app)
	found := 0
	for _, c := range app.commands {
		var k checker
		k.reader.Terse = true
		terse := spec.Check(k.view(c))
		k.reader.Terse = false
		full := spec.Check(k.view(c))
		if got, want := kinds(terse), kinds(full); !reflect.DeepEqual(got, want) {
			t.Errorf("%v: a first look finds\n%v, a second one\n%v", c.out, got, want)
		}
		if k.check(c); !reflect.DeepEqual(c.problems, full) {
			t.Errorf("%v: the problems are\n%v, want\n%v", c.out, c.problems, full)
		}
		found += len(full)
	}
	if found < 15 {
		t.Errorf("%d problems are too few for a comparison", found)
	}
}

// kinds returns the problems without words.
func kinds(problems []Problem) (kinds []Problem) {
	for _, p := range problems {
		kinds = append(kinds, Problem{Rule: p.Rule, Category: p.Category, Fatal: p.Fatal})
	}
	return kinds
}

func declare[In, Out any](app *App) {
	Register(app, Command[In, Out]{
		Name: "do-it", Summary: "Do it", Effect: Safe,
		ExitCodes: ExitCodes{NotFound: {Description: "There is no such thing"}},
		Run:       func(context.Context, In) (out Out, err error) { return out, nil },
	})
}

type selfDescribed struct{}

func (selfDescribed) MarshalJSON() ([]byte, error) { return []byte(`{"n":1}`), nil }
func (selfDescribed) JSONSchema() json.RawMessage  { return json.RawMessage(`{"type":"object"}`) }

type undescribed struct{}

func (undescribed) MarshalJSON() ([]byte, error) { return []byte(`{"n":1}`), nil }

// TestDescribed holds that a payload which says what JSON it makes of itself has a
// schema, as a field of such a type has.
func TestDescribed(t *testing.T) {
	app := New("tool")
	declare[struct{}, selfDescribed](app)
	declare[struct{}, *selfDescribed](app)
	declare[struct{}, []selfDescribed](app)
	declare[struct{}, undescribed](app)
	var k checker
	for i, c := range app.commands {
		k.check(c)
		if got, want := len(c.problems), i/3; got != want {
			t.Errorf("%v has the problems %v, want %d", c.out, c.problems, want)
		}
	}
}

type selfMisdescribed struct{ selfDescribed }

func (selfMisdescribed) JSONSchema() json.RawMessage { panic("not today") }

// TestMisdescribed holds that a schema which a type declares and nobody can use is a
// problem of the declaration, unless another one is declared.
func TestMisdescribed(t *testing.T) {
	for name, declare := range map[string]func(app *App){
		"Out":     declare[struct{}, selfMisdescribed],
		"Out.In":  declare[struct{}, struct{ In *selfMisdescribed }],
		"Out.In2": declare[struct{}, struct{ In2 selfMisdescribed }],
		"Out[]":   declare[struct{}, []selfMisdescribed],
	} {
		app := New("tool")
		declare(app)
		problems := app.Problems()
		if len(problems) != 1 || !problems[0].Fatal || problems[0].Field != name ||
			!strings.HasPrefix(problems[0].Message, "the method JSONSchema of type github.com/envvet/envvet/envelope.selfMisdescribed panics") {
			t.Errorf("%s: %+v", name, problems)
		}
		app.commands[0].view.Schema = `{"type":"object"}`
		var k checker
		if k.check(app.commands[0]); len(app.commands[0].problems) > 0 {
			t.Errorf("%s: %+v", name, app.commands[0].problems)
		}
	}
}

// BenchmarkCheck checks one declaration, as a program does with all of its own
// whenever it starts.
func BenchmarkCheck(b *testing.B) {
	type address struct {
		Street string `json:"street" description:"Street"`
		City   string `json:"city" description:"City"`
	}
	app := New("tool")
	declare[struct {
		ID      string   `name:"id" help:"Id" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
		Names   []string `name:"name" help:"Names" pattern:"^[a-z]+$"`
		Role    string   `name:"role" help:"Role" enum:"admin,member" default:"member"`
		Count   int      `name:"count" help:"How many" default:"5"`
		Verbose bool     `name:"verbose" short:"v" help:"Say more"`
	}, struct {
		ID      string            `json:"id" description:"Id"`
		Role    string            `json:"role" enum:"admin,member"`
		Tags    []string          `json:"tags" envelope:"set"`
		Labels  map[string]string `json:"labels"`
		Address address           `json:"address"`
		Others  []address         `json:"others"`
	}](app)
	var k checker
	b.ReportAllocs()
	for b.Loop() {
		k.check(app.commands[0])
	}
}
