// Command builds answers with structs in interface values.
package main

import (
	"context"
	"encoding/json"
	"os"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type build struct {
	ID     string `json:"id"`
	Secret string `json:"-"`
	Ran    string `json:"ran" envelope:"volatile"`
	Made   string `json:"made" envelope:"stable"`
	token  string
	Parts  []part `json:"parts"`
}

type part struct {
	Name any `json:"name"`
}

// private has no id in JSON.
type private struct {
	ID    string `json:"-"`
	Parts []part `json:"-"`
}

// named writes its name and nothing else.
type named struct{ Name, ID string }

// MarshalJSON makes a text.
func (n named) MarshalJSON() ([]byte, error) { return json.Marshal(n.Name) }

// spelled writes its name, too.
type spelled struct{ Name, ID string }

// MarshalText makes a text.
func (s *spelled) MarshalText() ([]byte, error) { return []byte(s.Name), nil }

type out struct {
	Detail any            `json:"detail" envelope:"opaque"`
	Parts  map[string]any `json:"parts" envelope:"opaque"`
}

func value(ctx context.Context, in none) (o out, err error) {
	o.Detail = build{ID: uuid.NewString()} // want `^field Out\.Detail\.ID comes from uuid\.NewString, data differs between two identical calls; hand it to envelope\.SetMeta or leave it out \(volatilevalue\)$`
	return o, nil
}

func pointer(ctx context.Context, in none) (o out, err error) {
	b := &build{}
	o.Detail = b
	b.ID = uuid.NewString() // want `^field Out\.Detail\.ID comes from uuid\.NewString`
	return o, nil
}

func list(ctx context.Context, in none) (o out, err error) {
	o.Parts = map[string]any{"all": []build{{ID: uuid.NewString()}}} // want `^field Out\.Parts\{all\}\[\]\.ID comes from uuid\.NewString`
	return o, nil
}

func deep(ctx context.Context, in none) (o out, err error) {
	o.Detail = []any{&build{Parts: []part{{Name: part{time.Now().String()}}}}} // want `^field Out\.Detail\[\]\.Parts\[\]\.Name\.Name comes from time\.Now`
	return o, nil
}

func made(ctx context.Context, in none) (o out, err error) {
	o.Parts = map[string]any{"a": 1}
	o.Parts["b"] = newBuild()
	return o, nil
}

func newBuild() *build {
	return &build{ID: uuid.NewString()} // want `^field Out\.Parts\{b\}\.ID comes from uuid\.NewString`
}

// either answers with one of two types, of which one has the field.
func either(ctx context.Context, in none) (o out, err error) {
	o.Detail = part{Name: "none"}
	if len(os.Args) > 1 {
		o.Detail = build{ID: uuid.NewString()} // want `^field Out\.Detail\.ID comes from uuid\.NewString`
	}
	return o, nil
}

func bare(ctx context.Context, in none) (any, error) {
	return build{ID: uuid.NewString()}, nil // want `^field Out\.ID comes from uuid\.NewString, data differs between two identical calls; hand it to envelope\.SetMeta`
}

// hidden answers with what JSON does not have, or what nobody knows to differ.
func hidden(ctx context.Context, in none) (o out, err error) {
	id := uuid.NewString()
	o.Detail = &build{Secret: id, Ran: id, Made: id, token: id}
	o.Parts = map[string]any{
		"private": private{ID: id, Parts: []part{{Name: id}}},
		"named":   named{Name: "a", ID: id},
		"spelled": &spelled{Name: "a", ID: id},
		"list":    []named{{Name: "a", ID: id}},
	}
	return o, nil
}

// doubtful answers with one of two types, of which JSON has the field of one only.
func doubtful(ctx context.Context, in none) (o out, err error) {
	id := uuid.NewString()
	o.Detail = build{ID: "a"}
	if len(os.Args) > 1 {
		o.Detail = private{ID: id}
	}
	return o, nil
}

func main() {
	app := envelope.New("builds")
	envelope.Register(app, envelope.Command[none, out]{Name: "value", Summary: "Show", Effect: envelope.Safe, Run: value})
	envelope.Register(app, envelope.Command[none, out]{Name: "pointer", Summary: "Show", Effect: envelope.Safe, Run: pointer})
	envelope.Register(app, envelope.Command[none, out]{Name: "list", Summary: "Show", Effect: envelope.Safe, Run: list})
	envelope.Register(app, envelope.Command[none, out]{Name: "deep", Summary: "Show", Effect: envelope.Safe, Run: deep})
	envelope.Register(app, envelope.Command[none, out]{Name: "made", Summary: "Show", Effect: envelope.Safe, Run: made})
	envelope.Register(app, envelope.Command[none, out]{Name: "either", Summary: "Show", Effect: envelope.Safe, Run: either})
	envelope.Register(app, envelope.Command[none, out]{Name: "hidden", Summary: "Show", Effect: envelope.Safe, Run: hidden})
	envelope.Register(app, envelope.Command[none, out]{Name: "doubtful", Summary: "Show", Effect: envelope.Safe, Run: doubtful})
	envelope.Register(app, envelope.Command[none, any]{Name: "bare", Summary: "Show", Effect: envelope.Safe, Run: bare})
	app.Main()
}
