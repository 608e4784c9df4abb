package main

import (
	"context"
	"database/sql"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/google/uuid"

	"example.com/payload/store"
)

func registerDeclared(app *envelope.App) {
	envelope.Register(app, envelope.Command[nameIn, placedOut]{Name: "placed", Summary: "Placed", Effect: envelope.Safe, Run: runPlaced})
	envelope.Register(app, envelope.Command[none, fetchedOut]{Name: "fetched", Summary: "Fetched", Effect: envelope.Safe, Run: runFetched})
	envelope.Register(app, envelope.Command[nameIn, deletedOut]{Name: "deleted", Summary: "Deleted", Effect: envelope.Safe, Run: runDeleted})
	envelope.Register(app, envelope.Command[nameIn, listedOut]{Name: "listed", Summary: "Listed", Effect: envelope.Safe, Run: runListed})
	envelope.Register(app, envelope.Command[none, timesOut]{Name: "times", Summary: "Times", Effect: envelope.Safe, Run: runTimes})
	envelope.Register(app, envelope.Command[nameIn, identOut]{Name: "ident", Summary: "Ident", Effect: envelope.Safe, Run: runIdent})
	envelope.Register(app, envelope.Command[nameIn, store.Invoice]{Name: "invoice", Summary: "Invoice", Effect: envelope.Safe, Run: runInvoice}) // want volatiledata
	envelope.Register(app, envelope.Command[none, statusOut]{Name: "status", Summary: "Status", Effect: envelope.Safe, Run: runStatus})
	envelope.Register(app, envelope.Command[none, page[countOut]]{Name: "paged", Summary: "Paged", Effect: envelope.Safe, Run: runPaged})
	envelope.Register(app, envelope.Command[none, tracedOut]{Name: "traced", Summary: "Traced", Effect: envelope.Safe, Run: runTraced})
	envelope.Register(app, envelope.Command[nameIn, windowOut]{Name: "window", Summary: "Window", Effect: envelope.Safe, Run: runWindow})
	envelope.Register(app, envelope.Command[none, map[string]entry]{Name: "entries", Summary: "Entries", Effect: envelope.Safe, Run: runEntries})

	envelope.Register(app, envelope.Command[nameIn, store.Shipment]{Name: "shipment", Summary: "Shipment", Effect: envelope.Safe, Run: runShipment})
	envelope.Register(app, envelope.Command[nameIn, declaredOut]{Name: "declared", Summary: "Declared", Effect: envelope.Safe, Run: runDeclared})
	envelope.Register(app, envelope.Command[none, volatileNow]{Name: "live", Summary: "Live", Effect: envelope.Safe, Run: runLive})
	envelope.Register(app, envelope.Command[nameIn, createdOut]{Name: "created", Summary: "Created", Effect: envelope.Safe, Run: runCreated})
	envelope.Register(app, envelope.Command[nameIn, historyOut]{Name: "history", Summary: "History", Effect: envelope.Safe, Run: runHistory})
	envelope.Register(app, envelope.Command[nameIn, timerOut]{Name: "timer", Summary: "Timer", Effect: envelope.Safe, Run: runTimer})
	envelope.Register(app, envelope.Command[sinceIn, countOut]{Name: "since", Summary: "Since", Effect: envelope.Safe, Run: runSince})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "internal-times", Summary: "Internal", Effect: envelope.Safe, Run: runInternalTimes})
	envelope.Register(app, envelope.Command[nameIn, textIDOut]{Name: "text-id", Summary: "Text id", Effect: envelope.Safe, Run: runTextID})
}

type placedOut struct {
	ID     string    `json:"id"`
	Placed time.Time `json:"placed"` // want volatiledata
}

func runPlaced(ctx context.Context, in nameIn) (placedOut, error) { // bad: a time that is not declared, if stored
	o, _ := db.Order(in.Name)
	return placedOut{ID: o.ID, Placed: o.Placed}, nil
}

type fetchedOut struct {
	Orders    int    `json:"orders"`
	FetchedAt string `json:"fetched_at"` // want volatiledata
}

func runFetched(ctx context.Context, _ none) (fetchedOut, error) { // bad: name of something of the call
	return fetchedOut{Orders: len(db.Sorted()), FetchedAt: time.Now().Format(time.RFC3339)}, nil
}

type deletedOut struct {
	ID      string       `json:"id"`
	Deleted sql.NullTime `json:"deleted"` // want volatiledata
}

func runDeleted(ctx context.Context, in nameIn) (deletedOut, error) { // bad: a type that holds a time
	return deletedOut{ID: in.Name}, nil
}

type lifecycle struct {
	Opened *time.Time `json:"opened"` // want volatiledata
}

type listedOut struct {
	lifecycle
	Items []string `json:"items"`
}

func runListed(ctx context.Context, in nameIn) (listedOut, error) { // bad: a pointer to a time in an embedded struct
	var out listedOut
	if o, ok := db.Order(in.Name); ok {
		out.Opened = &o.Placed
		out.Items = o.Tags
	}
	return out, nil
}

type timesOut struct {
	Times map[string]time.Time `json:"times"` // want volatiledata
}

func runTimes(ctx context.Context, _ none) (timesOut, error) { // bad: a map of times
	out := timesOut{Times: map[string]time.Time{}}
	for _, o := range db.Sorted() {
		out.Times[o.ID] = o.Placed
	}
	return out, nil
}

type identOut struct {
	Key  uuid.UUID `json:"key"` // want volatiledata
	Name string    `json:"name"`
}

func runIdent(ctx context.Context, in nameIn) (identOut, error) { // bad: an id that is not declared
	id, err := uuid.Parse(in.Name)
	if err != nil {
		return identOut{}, err
	}
	return identOut{Key: id, Name: id.Variant().String()}, nil
}

func runInvoice(ctx context.Context, in nameIn) (store.Invoice, error) { // bad: a time in a struct of another package
	o, _ := db.Order(in.Name)
	return store.Invoice{Number: "R-" + o.ID, Issued: o.Placed}, nil
}

type statusOut struct {
	State    string `json:"state"`
	Uptime   int    `json:"uptime"`      // want volatiledata
	Duration int64  `json:"duration_ms"` // want volatiledata
}

var started = time.Now()

func runStatus(ctx context.Context, _ none) (statusOut, error) { // bad: names of something of the call, which the value rule leaves to this one
	begin := time.Now()
	s := statusOut{State: "up", Uptime: int(time.Since(started).Seconds())}
	s.Duration = time.Since(begin).Milliseconds()
	return s, nil
}

type page[T any] struct {
	Items     []T   `json:"items"`
	Timestamp int64 `json:"timestamp"` // want volatiledata
}

func runPaged(ctx context.Context, _ none) (page[countOut], error) { // bad: a generic payload with a time of the call
	return page[countOut]{Items: []countOut{{1}, {2}}, Timestamp: time.Now().Unix()}, nil
}

type callInfo struct {
	RequestID string `json:"request_id"` // want volatiledata
	TraceID   string `json:"trace_id"`   // want volatiledata
}

type tracedOut struct {
	Call  callInfo `json:"call"`
	Total int      `json:"total"`
}

func runTraced(ctx context.Context, _ none) (tracedOut, error) { // bad: ids of the call
	out := tracedOut{Total: len(db.Sorted())}
	out.Call = callInfo{RequestID: uuid.NewString(), TraceID: uuid.New().String()}
	return out, nil
}

type windowOut struct {
	Title string `json:"title"`
	Slots []slot `json:"slots"`
}

type slot struct {
	From time.Time `json:"from"` // want volatiledata
	To   time.Time `json:"to" envelope:"stable"`
}

func runWindow(ctx context.Context, in nameIn) (windowOut, error) { // bad: one of two times is not declared
	day, err := time.Parse(time.DateOnly, in.Name)
	if err != nil {
		return windowOut{}, err
	}
	return windowOut{Title: in.Name, Slots: []slot{{From: day, To: day.Add(time.Hour)}}}, nil
}

type entry struct {
	Name string `json:"name"`
	Now  string `json:"now"` // want volatiledata
}

func runEntries(ctx context.Context, _ none) (map[string]entry, error) { // bad: in the values of a map
	out := map[string]entry{}
	for _, o := range db.Sorted() {
		out[o.ID] = entry{Name: o.Customer, Now: time.Now().Format(time.Kitchen)}
	}
	return out, nil
}

func runShipment(ctx context.Context, in nameIn) (store.Shipment, error) { // ok: declared in another package
	o, ok := db.Order(in.Name)
	if !ok {
		return store.Shipment{}, envelope.Errorf(envelope.NotFound, "no order %s", in.Name)
	}
	return store.Shipment{Number: o.ID, SentAt: o.Placed}, nil
}

type declaredOut struct {
	ID     uuid.UUID            `json:"id" envelope:"stable"`
	Placed *time.Time           `json:"placed" envelope:"stable"`
	Log    map[string]time.Time `json:"log" envelope:"stable"`
}

func runDeclared(ctx context.Context, in nameIn) (declaredOut, error) { // ok: all declared
	out := declaredOut{ID: uuid.NewMD5(uuid.NameSpaceOID, []byte(in.Name)), Log: map[string]time.Time{}}
	if o, ok := db.Order(in.Name); ok {
		out.Placed = &o.Placed
		out.Log["placed"] = o.Placed
	}
	return out, nil
}

type volatileNow struct {
	Customers int       `json:"customers"`
	FetchedAt time.Time `json:"fetched_at" envelope:"volatile"`
}

func runLive(ctx context.Context, _ none) (volatileNow, error) { // ok: declared volatile
	return volatileNow{Customers: len(db.Customers()), FetchedAt: time.Now()}, nil
}

type createdOut struct {
	ID        string `json:"id"`
	CreatedAt string `json:"created_at"`
	ExpiresAt string `json:"expires_at"`
}

func runCreated(ctx context.Context, in nameIn) (createdOut, error) { // ok: text with the names of states, of stored values
	o, _ := db.Order(in.Name)
	return createdOut{
		ID:        o.ID,
		CreatedAt: o.Placed.Format(time.RFC3339),
		ExpiresAt: o.Placed.AddDate(1, 0, 0).Format(time.RFC3339),
	}, nil
}

type historyOut struct {
	Events []event `json:"events"`
}

type event struct {
	Kind      string `json:"kind"`
	Timestamp int64  `json:"timestamp" envelope:"stable"`
	RequestID string `json:"request_id" envelope:"stable"`
}

func runHistory(ctx context.Context, in nameIn) (historyOut, error) { // ok: such names, but declared as stored
	o, _ := db.Order(in.Name)
	return historyOut{Events: []event{{Kind: "placed", Timestamp: o.Placed.Unix(), RequestID: "req-" + o.ID}}}, nil
}

type timerOut struct {
	Interval time.Duration `json:"interval"`
	Timeout  string        `json:"timeout"`
	Month    time.Month    `json:"month"`
}

func runTimer(ctx context.Context, in nameIn) (timerOut, error) { // ok: durations and months are no times, and configured
	d, err := time.ParseDuration(in.Name)
	return timerOut{Interval: d, Timeout: (2 * d).String(), Month: time.May}, err
}

type sinceIn struct {
	Timestamp int    `name:"timestamp" help:"Seconds" json:"timestamp"`
	RequestID string `name:"ref" help:"Reference" json:"request_id,omitempty"`
}

func runSince(ctx context.Context, in sinceIn) (countOut, error) { // ok: such names are those of parameters
	n := 0
	for _, o := range db.Sorted() {
		if o.Placed.Unix() >= int64(in.Timestamp) {
			n++
		}
	}
	return countOut{Count: n}, nil
}

type snapshot struct {
	FetchedAt time.Time `json:"fetched_at"`
	Orders    int       `json:"orders,omitempty"`
}

func runInternalTimes(ctx context.Context, _ none) (countOut, error) { // ok: a type that is no payload
	s := snapshot{FetchedAt: time.Now(), Orders: len(db.Sorted())}
	envelope.Logger(ctx).Info("read", "snapshot", s)
	return countOut{Count: s.Orders}, nil
}

type textIDOut struct {
	ID    string    `json:"id"`
	Human time.Time `json:"human" envelope:"text"`
}

func runTextID(ctx context.Context, in nameIn) (textIDOut, error) { // ok: for people only, no part of data
	return textIDOut{ID: in.Name, Human: time.Now()}, nil
}
