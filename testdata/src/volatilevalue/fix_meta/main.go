// Command report answers with fields that can move to meta.
package main

import (
	"context"
	"os"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type report struct {
	Text   string `json:"text"`
	Run    string `json:"run"`
	Label  string "json:\"label\" description:\"A name\""
	Opened string
	Owner  int `json:"owner" envelope:"opaque"`
	Part   part
	Schema string            `json:"schema_version"`
	More   map[string]string `json:"more"`
	A, B   string
}

type part struct {
	At string `json:"at"`
}

func show(ctx context.Context, in none) (report, error) {
	now := time.Now() // want `^field Out\.Opened and 1 more come from time\.Now`
	return report{
		Run:    uuid.NewString(),          // want `^field Out\.Run comes`
		Label:  "run " + uuid.NewString(), // want `^field Out\.Label comes`
		Opened: now.String(),
		Owner:  os.Getpid(), // want `^field Out\.Owner comes`
		Part:   part{At: now.String()},
		Schema: uuid.NewString(),                          // want `^field Out\.Schema comes`
		More:   map[string]string{"id": uuid.NewString()}, // want `^field Out\.More\{id\} comes`
		A:      uuid.NewString(),                          // want `^field Out\.A comes`
	}, nil
}

func main() {
	app := envelope.New("report")
	envelope.Register(app, envelope.Command[none, report]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
