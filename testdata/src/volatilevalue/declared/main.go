// Command prices declares fields that volatiledata reports, which is enough.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type price struct {
	FetchedAt string    `json:"fetched_at"` // volatiledata says it
	Listed    time.Time `json:"listed"`     // volatiledata says it
	Sold      string    `json:"sold"`
}

func show(ctx context.Context, in none) (price, error) {
	now := time.Now() // want `^field Out\.Sold comes from time\.Now`
	return price{FetchedAt: now.String(), Listed: now, Sold: now.String()}, nil
}

func main() {
	app := envelope.New("prices")
	envelope.Register(app, envelope.Command[none, price]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
