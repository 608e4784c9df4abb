// Command sets answers with types that say themselves what JSON they are.
package main

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

// A set is written as a list.
type set map[string]struct{}

// MarshalJSON makes a list of the keys.
func (s set) MarshalJSON() ([]byte, error) {
	list := []string{}
	for key := range s { // want `^field Out\.Names is in the order of a map, data differs between two identical calls; sort it \(unstableorder\)$`
		list = append(list, key)
	}
	return json.Marshal(list)
}

// A sorted set is written as a list, too.
type sorted map[string]struct{}

// MarshalJSON makes a list of the keys.
func (s sorted) MarshalJSON() ([]byte, error) { return json.Marshal(slices.Sorted(maps.Keys(s))) }

// Labels are written as a text.
type labels map[string]string

// MarshalText makes a text of the keys.
func (l labels) MarshalText() ([]byte, error) {
	var b strings.Builder
	for key := range l { // want `^field Out\.Labels is in the order of a map`
		b.WriteString(key)
	}
	return []byte(b.String()), nil
}

// A list keeps its order.
type list []string

// MarshalJSON makes a list without what is empty.
func (l list) MarshalJSON() ([]byte, error) {
	var all []string
	for _, s := range l {
		if s != "" {
			all = append(all, s)
		}
	}
	return json.Marshal(all)
}

type out struct {
	Names  set    `json:"names"`
	Sorted sorted `json:"sorted"`
	Labels labels `json:"labels"`
	List   list   `json:"list"`
}

func show(ctx context.Context, in none) (o out, err error) { return o, nil }

func main() {
	app := envelope.New("sets")
	envelope.Register(app, envelope.Command[none, out]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
