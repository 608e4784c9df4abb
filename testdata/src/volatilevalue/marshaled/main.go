// Command cache answers with JSON that it made itself: of fields that JSON has, and of
// such that it has not.
package main

import (
	"context"
	"encoding/json"
	"time"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/marshaled/text"
)

type none struct{}

type out struct {
	Field    json.RawMessage `json:"field" envelope:"opaque"`
	Promoted json.RawMessage `json:"promoted" envelope:"opaque"`
	Nested   json.RawMessage `json:"nested" envelope:"opaque"`
	Held     json.RawMessage `json:"held" envelope:"opaque"`
	Helped   string          `json:"helped"`
	Other    string          `json:"other"`
	Typed    string          `json:"typed"`
	Generic  string          `json:"generic"`
	Spelled  json.RawMessage `json:"spelled" envelope:"opaque"`

	Private  json.RawMessage `json:"private" envelope:"opaque"`
	Pointer  json.RawMessage `json:"pointer" envelope:"opaque"`
	Dropped  json.RawMessage `json:"dropped" envelope:"opaque"`
	List     json.RawMessage `json:"list" envelope:"opaque"`
	Unheld   json.RawMessage `json:"unheld" envelope:"opaque"`
	Unhelped string          `json:"unhelped"`
	Unother  string          `json:"unother"`
	Untyped  string          `json:"untyped"`
	Ungiven  string          `json:"ungiven"`
}

type stamp struct {
	Seen string `json:"seen"`
	at   time.Time
}

type entry struct {
	stamp
	Name    string    `json:"name"`
	Read    string    `json:"read"`
	Inner   *stamp    `json:"inner"`
	Any     any       `json:"any"`
	Dropped time.Time `json:"-"`
	cached  time.Time
}

// A spelled says what JSON it is.
type spelled struct{ at time.Time }

func (s spelled) MarshalJSON() ([]byte, error) { return json.Marshal(s.at) }

func toJSON(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return string(b)
}

func toJSONOf[T any](v T) string {
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return string(b)
}

func toJSONTwice[T any](v T) string { return toJSONOf(v) }

func render(e entry) string { return toJSON(e) }

func renderPointer(e *entry) string {
	b, _ := json.MarshalIndent(e, "", "  ")
	return string(b)
}

func show(ctx context.Context, in none) (o out, err error) {
	o.Field, err = json.Marshal(entry{Name: "a", Read: time.Now().String()})                      // want `^field Out\.Field comes from time\.Now`
	o.Promoted, err = json.Marshal(&entry{stamp: stamp{Seen: time.Now().String()}})               // want `^field Out\.Promoted comes from time\.Now`
	o.Nested, err = json.Marshal([]entry{{Inner: &stamp{Seen: time.Now().String()}}})             // want `^field Out\.Nested comes from time\.Now`
	o.Held, err = json.Marshal(map[string]any{"a": entry{Any: stamp{Seen: time.Now().String()}}}) // want `^field Out\.Held comes from time\.Now`
	o.Helped = toJSON(entry{Read: time.Now().String()})                                           // want `^field Out\.Helped comes from time\.Now`
	o.Other = text.Of(&entry{Read: time.Now().String()})                                          // want `^field Out\.Other comes from time\.Now`
	o.Typed = render(entry{Read: time.Now().String()})                                            // want `^field Out\.Typed comes from time\.Now`
	o.Spelled, err = json.Marshal(spelled{at: time.Now()})                                        // want `^field Out\.Spelled comes from time\.Now`
	o.Generic = toJSONTwice(entry{Read: time.Now().String()})                                     // want `^field Out\.Generic comes from time\.Now`
	harmless(&o)
	return o, err
}

func harmless(o *out) {
	o.Private, _ = json.Marshal(entry{Name: "a", cached: time.Now()})
	o.Pointer, _ = json.Marshal(&entry{Name: "a", stamp: stamp{at: time.Now()}, Inner: &stamp{at: time.Now()}})
	o.Dropped, _ = json.Marshal(entry{Name: "a", Dropped: time.Now()})
	o.List, _ = json.Marshal([]*entry{{Name: "a", cached: time.Now()}})
	o.Unheld, _ = json.Marshal(map[string]any{"a": entry{cached: time.Now(), Any: stamp{at: time.Now()}}, "b": []string{string(o.Private)}})
	o.Unhelped = toJSON(entry{Name: "a", cached: time.Now()})
	o.Unother = text.Of(&entry{Name: "a", cached: time.Now()})
	o.Ungiven = toJSONOf(entry{Name: "a", cached: time.Now()}) + toJSONTwice([]*entry{{Name: "a", cached: time.Now()}})
	o.Untyped = render(entry{Name: "a", cached: time.Now()}) + renderPointer(&entry{Name: "a", cached: time.Now()})
}

func main() {
	app := envelope.New("cache")
	envelope.Register(app, envelope.Command[none, out]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
