// Command backups lists what was backed up, and a page of it says on which day. What a function
// returns and what it puts into what it is given are different steps of the way there.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type page struct {
	Title string `json:"title"`
	Day   string `json:"day"`
	Foot  foot   `json:"foot"`
}

type foot struct {
	Text string `json:"text"`
}

func (p *page) date() {
	p.Day = time.Now().Format(time.DateOnly) // want `^field Out\.Day comes from time\.Now`
}

func describe(p *page) {
	p.date()
	p.Title = "backups"
	p.Foot = made()
}

func made() foot {
	return foot{Text: "made " + time.Now().Format(time.DateOnly)} // want `^field Out\.Foot\.Text comes from time\.Now`
}

func list(ctx context.Context, in none) (page, error) {
	var p page
	describe(&p)
	return p, nil
}

func main() {
	app := envelope.New("backups")
	listed := envelope.Command[none, page]{Name: "list", Summary: "List the backups", Effect: envelope.Safe, Run: list}
	envelope.Register(app, listed)
	app.Main()
}
