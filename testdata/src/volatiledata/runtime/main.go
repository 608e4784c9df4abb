// Command orders answers with times, ids and names of the call.
package main

import (
	"context"
	"database/sql"
	"net/http"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

// listIn has times, but it is no payload.
type listIn struct {
	Since     string        `name:"since" help:"Not before"`
	Timestamp time.Time     `name:"-"`
	Wait      time.Duration `name:"-"`
}

type base struct {
	CreatedAt time.Time `json:"created_at"` // want `^field Out\.Orders\[\]\.base\.CreatedAt is a time, if it is read from a clock data differs between two identical calls; tag it envelope:"stable" if it is stored, envelope:"volatile" if not \(volatiledata\)$`
	UpdatedAt time.Time `json:"updated_at" envelope:"stable"`
}

type order struct {
	base
	ID       uuid.UUID            `json:"id"`      // want `^field Out\.Orders\[\]\.ID is an id, if it is made for the call data differs`
	Parent   uuid.NullUUID        `json:"parent"`  // want `^field Out\.Orders\[\]\.Parent is an id`
	Shipped  *time.Time           `json:"shipped"` // want `^field Out\.Orders\[\]\.Shipped is a time`
	Paid     sql.NullTime         `json:"paid"`    // want `^field Out\.Orders\[\]\.Paid is a time`
	Visits   []time.Time          `json:"visits"`  // want `^field Out\.Orders\[\]\.Visits\[\] is a time`
	Changes  map[string]time.Time `json:"changes"` // want `^field Out\.Orders\[\]\.Changes\{\} is a time`
	Returned []time.Time          `json:"returned" envelope:"stable"`
	Links    map[string]uuid.UUID `json:"links" envelope:"stable"`
	Lines    []*line              `json:"lines"`
	At       struct {
		Seen time.Time `json:"seen"` // want `^field Out\.Orders\[\]\.At\.Seen is a time`
	} `json:"at"`
}

type line struct {
	Price     int       `json:"price"`
	StartedAt string    `json:"started_at" format:"date-time"` // a state, in words
	ExpiresAt string    `json:"expires_at"`
	DeletedAt int64     `json:"deleted_at"`
	Duration  int       `json:"duration"` // of a film
	Cooking   time.Time `json:"-"`
	Stamp     time.Time `json:"stamp" envelope:"volatile"`
	Shown     time.Time `json:"shown" envelope:"text"`
	read      time.Time
	Both      string `json:"both" envelope:"stable,volatile"` // want `^field Out\.Orders\[\]\.Lines\[\]\.Both is tagged stable and volatile, it cannot be both; drop one \(volatiledata\)$`
}

type list struct {
	Orders     []order `json:"orders"`
	FetchedAt  string  `json:"fetched_at"`                      // want `^field Out\.FetchedAt is called fetched_at as something about the call is, data differs between two identical calls; tag it envelope:"stable" if it is stored, envelope:"volatile" if not \(volatiledata\)$`
	ReqID      string  `json:"requestId"`                       // want `called requestId as`
	ElapsedMS  float64 `json:"elapsed_ms"`                      // want `called elapsed_ms as`
	Timestamp  int64   `json:"timestamp"`                       // want `called timestamp as`
	DurationMS int     `json:"duration_ms" envelope:"volatile"` // want `^field Out\.DurationMS is volatile and goes to meta\.duration_ms, which belongs to the runtime; rename it \(volatiledata\)$`
	AsOf       string  `json:"as_of" envelope:"stable"`         // of the stored report
	Hostname   string  `json:"hostname"`                        // want `called hostname as`
	Cached     string  `json:"cached_until" description:"When to ask again"`
}

// job is what another process says.
type job struct {
	RequestID string    `json:"request_id"`
	At        time.Time `json:"at"`
}

func find(ctx context.Context, in listIn) (list, error) {
	deadline := time.Now().Add(time.Minute)
	client := http.Client{Timeout: time.Until(deadline)}
	_ = job{At: time.Now()}
	_, err := client.Get("http://localhost/jobs")
	return list{}, err
}

func main() {
	app := envelope.New("orders", envelope.Version("1.0.0"))
	envelope.Register(app, envelope.Command[listIn, list]{Name: "list", Summary: "List orders", Effect: envelope.Safe, Run: find})
	// The same fields again are the same findings.
	envelope.Register(app, envelope.Command[listIn, order]{Name: "show", Summary: "Show an order", Effect: envelope.Safe})
	app.Main()
}
