// Package library adds commands to whatever application it is given.
package library

import (
	"context"
	"encoding/json"
	"os"

	"github.com/envvet/envvet/envelope"
)

type shelf struct {
	Name  string   `json:"name"`
	Books []string `json:"books,omitempty"`
}

type shelfIn struct {
	Cursor string `name:"json" help:"What to print"`
}

// Add registers the commands.
func Add(app *envelope.App) {
	envelope.Register(app, envelope.Command[shelfIn, shelf]{Name: "shelf", Summary: "Show a shelf", Effect: envelope.Safe, Run: showShelf})
	envelope.Register(app, envelope.Command[struct{}, index]{Name: "index", Summary: "Show the index", Effect: envelope.Safe, Run: showIndex})
}

func showShelf(ctx context.Context, in shelfIn) (shelf, error) { // ok: the dialect is not known, so that neither omitempty nor the name json is wrong
	s := shelf{Name: in.Cursor}
	files, err := os.ReadDir(".")
	for _, f := range files {
		s.Books = append(s.Books, f.Name())
	}
	return s, err
}

type index struct {
	Entries []json.RawMessage `json:"entries"` // want outputschema
}

func showIndex(ctx context.Context, in struct{}) (index, error) { // bad: a list of raw JSON
	b, err := os.ReadFile("index.json")
	if err != nil {
		return index{}, err
	}
	var i index
	return i, json.Unmarshal(b, &i.Entries)
}
