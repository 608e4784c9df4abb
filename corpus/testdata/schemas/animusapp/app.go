// Package animusapp answers in the dialect of animus.
package animusapp

import (
	"context"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type note struct {
	Title string   `json:"title"`
	Tags  []string `json:"tags,omitempty"`
}

type noteIn struct {
	Title string `name:"title" help:"Title of the note" required:"true"`
	Limit int    `name:"limit" help:"How many words" default:"3"`
}

type dumpIn struct {
	Title string `name:"json" help:"Title of the note"` // want paramschema
}

// NewApp makes the application.
func NewApp() *envelope.App {
	app := envelope.New("notes", envelope.Use(envelope.AnimusV1))
	envelope.Register(app, envelope.Command[noteIn, note]{Name: "show", Summary: "Show a note", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[dumpIn, note]{Name: "dump", Summary: "Dump a note", Effect: envelope.Safe, Run: dump})
	envelope.Register(app, envelope.Command[noteIn, string]{Name: "title", Summary: "Show a title", Effect: envelope.Safe, Run: title})
	envelope.Register(app, envelope.Command[noteIn, note]{
		Name: "check", Summary: "Check a note", Effect: envelope.Safe, Run: check,
		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "No such note"}},
	})
	return app
}

func show(ctx context.Context, in noteIn) (note, error) { // ok: animus makes no promise about keys, and has no flag limit of its own
	n := note{Title: in.Title}
	for i, w := range strings.Fields(in.Title) {
		if i < in.Limit {
			n.Tags = append(n.Tags, w)
		}
	}
	return n, nil
}

func dump(ctx context.Context, in dumpIn) (note, error) { // bad: json is a flag of the runtime in this dialect
	return note{Title: in.Title}, nil
}

func title(ctx context.Context, in noteIn) (string, error) { // ok: a bare text is right in this dialect
	return strings.ToTitle(in.Title), nil
}

func check(ctx context.Context, in noteIn) (note, error) { // bad: the code is none of the five of animus
	if in.Limit < 1 {
		return note{}, &envelope.Error{Exit: envelope.NotFound, Code: "missing_note", Message: "no note"} // want errorcode
	}
	return note{Title: in.Title}, nil
}
