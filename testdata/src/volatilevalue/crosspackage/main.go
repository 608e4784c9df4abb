// Command stamps answers with values that another package makes.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/crosspackage/stamp"
)

type none struct{}

type out struct {
	By     string   `json:"by"`
	At     string   `json:"at"`
	Set    string   `json:"set"`
	ID     string   `json:"id"`
	List   []string `json:"list"`
	Label  string   `json:"label"`
	Clear  string   `json:"clear"`
	String string   `json:"string"`
}

func show(ctx context.Context, in none) (o out, err error) {
	s := stamp.New("me") // want `^field Out\.At comes from time\.Now at github\.com/envvet/envvet/testdata/src/volatilevalue/crosspackage/stamp/stamp\.go:19, data differs`
	o.By, o.At = s.By, s.At
	stamp.Set(&o.Set)                      // want `^field Out\.Set comes from time\.Now at `
	o.ID, _ = stamp.ID()                   // want `^field Out\.ID comes from uuid\.NewString at `
	o.List = stamp.Of(time.Now().String()) // want `^field Out\.List\[\] comes from time\.Now, `
	o.Label = stamp.Label("x")
	o.String = s.String()
	s.Clear()
	o.Clear = s.At
	return o, nil
}

func main() {
	app := envelope.New("stamps")
	envelope.Register(app, envelope.Command[none, out]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
