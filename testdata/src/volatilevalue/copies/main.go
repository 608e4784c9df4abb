// Command labels changes copies of maps and lists, and answers with them or with what they
// were made of.
package main

import (
	"context"
	"log/slog"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Names []string `name:"names" help:"Names"`
}

type out struct {
	Labels map[string]string `json:"labels"`
	Given  []string          `json:"given"`
	Helped map[string]string `json:"helped"`

	Stamped map[string]string `json:"stamped"`
	Marked  []string          `json:"marked"`
	Cloned  map[string]string `json:"cloned"`
	Made    map[string]string `json:"made"`
}

func log(labels map[string]string) {
	labels = maps.Clone(labels)
	labels["at"] = time.Now().String()
	slog.Info("asked", "labels", labels)
}

func stamped(labels map[string]string) map[string]string {
	labels = maps.Clone(labels)
	labels["at"] = time.Now().String() // want `^field Out\.Made\{at\} comes from time\.Now`
	return labels
}

func show(ctx context.Context, in in) (o out, err error) {
	o.Labels = map[string]string{"name": in.Names[0]}
	copied := maps.Clone(o.Labels)
	copied["at"] = time.Now().String() // want `^field Out\.Stamped\{at\} comes from time\.Now`
	o.Stamped = copied
	names := slices.Clone(in.Names)
	names[0] = uuid.NewString() // want `^field Out\.Marked\[\] comes from uuid\.NewString`
	o.Given, o.Marked = in.Names, names
	o.Helped = map[string]string{"name": in.Names[0]}
	log(o.Helped)
	o.Cloned = maps.Clone(map[string]string{"id": uuid.NewString()}) // want `^field Out\.Cloned\{id\} comes from uuid\.NewString`
	o.Made = stamped(o.Helped)
	return o, nil
}

func main() {
	app := envelope.New("labels")
	envelope.Register(app, envelope.Command[in, out]{Name: "show", Summary: "Show the labels", Effect: envelope.Safe, Run: show})
	app.Main()
}
