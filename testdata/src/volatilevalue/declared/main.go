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

// check has a price in the data of an error, too, and says more of it there.
func check(ctx context.Context, in none) (price, error) {
	p := price{Listed: time.Now()}
	if p.Sold == "" {
		return price{}, envelope.Errorf(envelope.Conflict, "not sold").WithData(p)
	}
	return p, envelope.Errorf(envelope.Conflict, "sold").WithData(p)
}

// A sale is the output of no command, so nothing else is told of it.
type sale struct {
	FetchedAt string    `json:"fetched_at"`
	Listed    time.Time `json:"listed"`
	Price     price     `json:"price"`
}

func sell(ctx context.Context, in none) (price, error) {
	s := sale{Listed: time.Now()} // want `^field data\.Listed comes from time\.Now`
	s.Price.Listed = time.Now()
	s.Price.Sold = time.Now().String() // want `^field data\.Price\.Sold comes from time\.Now`
	return price{}, envelope.Errorf(envelope.Conflict, "sold").WithData(s)
}

func main() {
	app := envelope.New("prices")
	envelope.Register(app, envelope.Command[none, price]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, price]{Name: "check", Summary: "Check", Effect: envelope.Safe, Run: check})
	envelope.Register(app, envelope.Command[none, price]{Name: "sell", Summary: "Sell", Effect: envelope.Mutating, Run: sell})
	app.Main()
}
