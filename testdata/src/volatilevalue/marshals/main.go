// Command jobs answers with types that say themselves what JSON they are.
package main

import (
	"context"
	"encoding/json"
	"log"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/marshals/model"
)

type none struct{}

// A stamp is a name and when it was read.
type stamp struct{ name string }

// MarshalText makes one of both.
func (s stamp) MarshalText() ([]byte, error) {
	return []byte(s.name + time.Now().String()), nil // want `^field Out\.Read and 1 more come from time\.Now, data differs between two identical calls; tag the field envelope:"volatile" or leave it out \(volatilevalue\)$`
}

type query struct{ text string }

// MarshalJSON adds an id.
func (q *query) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{"text": q.text, "id": newID()})
}

func newID() string {
	return uuid.NewString() // want `^field Out\.Queries\[\] comes from uuid\.NewString`
}

// A plain type says when it was asked, and not in JSON.
type plain struct {
	Name  string
	asked time.Time
}

// MarshalJSON makes a text of the name.
func (p plain) MarshalJSON() ([]byte, error) {
	p.asked = time.Now()
	log.Print(p.asked)
	return json.Marshal(p.Name)
}

// unused is in no answer.
type unused struct{}

// MarshalJSON makes a time.
func (unused) MarshalJSON() ([]byte, error) { return json.Marshal(time.Now()) }

type job struct {
	Read    stamp            `json:"read"`
	Again   map[string]stamp `json:"again"`
	Queries []query          `json:"queries"`
	Plain   plain            `json:"plain"`
	Moved   stamp            `json:"moved" envelope:"volatile"`
	Stable  stamp            `json:"stable" envelope:"stable"`
	Unseen  unused           `json:"-"`
	Next    *job             `json:"next"`
}

type aged struct {
	Age  model.Age  `json:"age"`
	Name model.Name `json:"name"`
}

func show(ctx context.Context, in none) (out job, err error) { return out, nil }

func age(ctx context.Context, in none) (out aged, err error) { return out, nil }

func main() {
	app := envelope.New("jobs")
	envelope.Register(app, envelope.Command[none, job]{Name: "show", Summary: "Show a job", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, aged]{Name: "age", Summary: "Show an age", Effect: envelope.Safe, Run: age}) // want `^field Out\.Age comes from time\.Since at .*model\.go:14`
	app.Main()
}
