// Command orders answers with times that are stored.
package main

import (
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type order struct {
	ID       uuid.UUID   `json:"id"` // want `is an id`
	Placed   time.Time   // want `is a time`
	Paid     *time.Time  "json:\"paid,omitempty\" description:\"When it was paid\""        // want `is a time`
	Visits   []time.Time `json:"visits" envelope:"ordered" description:"Visits, in order"` // want `is a time`
	Fetched  time.Time   `json:"fetched_at"`                                               // want `called fetched_at`
	From, To time.Time   // want `Out\.From is a time` `Out\.To is a time`
	Both     time.Time   `json:"both" envelope:"stable,volatile"` // want `cannot be both`
	At       struct {
		Seen time.Time `json:"seen"` // want `is a time`
	}
}

func main() {
	app := envelope.New("orders")
	envelope.Register(app, envelope.Command[struct{}, order]{Name: "show", Summary: "Show an order", Effect: envelope.Safe})
	app.Main()
}
