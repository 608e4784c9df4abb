package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/google/uuid"

	"example.com/payload/clock"
)

func registerInjected(app *envelope.App) {
	s := &service{clock: wallClock{}, now: time.Now, seen: map[string]string{}} // want volatilevalue
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "svc-show", Summary: "Show", Effect: envelope.Safe, Run: s.show})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "svc-func", Summary: "Func", Effect: envelope.Safe, Run: s.viaFunc})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "svc-system", Summary: "System", Effect: envelope.Safe, Run: runSystemClock})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "svc-foreign", Summary: "Foreign", Effect: envelope.Safe, Run: runForeignClock})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "svc-fixed", Summary: "Fixed", Effect: envelope.Safe, Run: runFixedClock})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "svc-remember", Summary: "Remember", Effect: envelope.Mutating, Run: s.remember})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "svc-once", Summary: "Once", Effect: envelope.Safe, Run: runOnce})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "svc-session", Summary: "Session", Effect: envelope.Safe, Run: runSession})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "svc-context", Summary: "Context", Effect: envelope.Safe, Run: runContext})
	envelope.Register(app, envelope.Command[none, reportOut]{Name: "svc-options", Summary: "Options", Effect: envelope.Safe, Run: runOptions})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "svc-cached", Summary: "Cached", Effect: envelope.Safe, Run: s.cached})
	envelope.Register(app, envelope.Command[nameIn, rowOut]{Name: "svc-convert", Summary: "Convert", Effect: envelope.Safe, Run: runConvert})
	envelope.Register(app, envelope.Command[nameIn, rowOut]{Name: "svc-stored", Summary: "Stored", Effect: envelope.Safe, Run: runStoredRow})
	envelope.Register(app, envelope.Command[none, embeddedOut]{Name: "svc-embedded", Summary: "Embedded", Effect: envelope.Safe, Run: runEmbeddedStamp})
}

type wallClock struct{}

func (wallClock) Now() time.Time { return time.Now() } // want volatilevalue

type service struct {
	clock clock.Clock
	now   func() time.Time
	seen  map[string]string
}

// The finding of show is in wallClock.Now.
func (s *service) show(ctx context.Context, in nameIn) (textOut, error) { // bad: clock of an interface value that this package made
	return textOut{Text: fmt.Sprintf("%s at %s", in.Name, s.clock.Now().Format(time.DateTime))}, nil
}

func (s *service) viaFunc(ctx context.Context, in nameIn) (textOut, error) { // bad: clock in a field of functions

	return textOut{Text: in.Name + s.now().String()}, nil
}

func runSystemClock(ctx context.Context, _ none) (textOut, error) { // bad: clock of a type of another package
	var c clock.System
	return textOut{Text: c.Now().Format(time.Kitchen)}, nil // want volatilevalue
}

func runForeignClock(ctx context.Context, _ none) (textOut, error) { // ok: out of scope (method of an interface value that another package made), though data differs
	c := clock.New()
	return textOut{Text: c.Now().Format(time.Kitchen)}, nil
}

func runFixedClock(ctx context.Context, _ none) (textOut, error) { // ok: the clock stands still
	c := clock.Fixed{At: time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)}
	return textOut{Text: c.Now().Format(time.RFC3339)}, nil
}

func (s *service) remember(ctx context.Context, in nameIn) (textOut, error) { // ok: created, a hint only: stored in a map of the receiver
	id := uuid.NewString()
	s.seen[in.Name] = id
	return textOut{Text: id}, nil
}

var (
	onceID sync.Once
	lazyID string
)

func runOnce(ctx context.Context, _ none) (textOut, error) { // ok: out of scope (package variable set after initialization), though data differs
	onceID.Do(func() { lazyID = uuid.NewString() })
	return textOut{Text: lazyID}, nil
}

var sessionName = "s-" + uuid.NewString()[:8] // want volatilevalue

func runSession(ctx context.Context, _ none) (textOut, error) { // bad: package variable that begins with a new id
	return textOut{Text: sessionName}, nil
}

type ctxKey struct{}

func runContext(ctx context.Context, _ none) (textOut, error) { // ok: out of scope (contexts are not among what is followed), though data differs

	ctx = context.WithValue(ctx, ctxKey{}, uuid.NewString())
	return describe(ctx), nil
}

func describe(ctx context.Context) textOut {
	id, _ := ctx.Value(ctxKey{}).(string)
	return textOut{Text: id}
}

type reportOption func(*reportOut)

func withFooter(f string) reportOption { return func(r *reportOut) { r.Footer = f } }

func makeReport(title string, opts ...reportOption) reportOut {
	r := reportOut{Title: title}
	for _, o := range opts {
		o(&r)
	}
	return r
}

func runOptions(ctx context.Context, _ none) (reportOut, error) { // bad: clock through functional options
	stamp := time.Now().Format(time.TimeOnly) // want volatilevalue
	return makeReport("options", withFooter(stamp)), nil
}

var described = map[string]string{}

func (s *service) cached(ctx context.Context, in nameIn) (textOut, error) { // ok: the cache has what is a function of the name
	key := in.Name + time.Now().Format("15")
	if t, ok := described[key]; ok {
		return textOut{Text: t}, nil
	}
	o, _ := db.Order(in.Name)
	t := o.ID + " of " + o.Customer
	described[key] = t
	return textOut{Text: t}, nil
}

type rowOut struct {
	ID    string `json:"id"`
	Stamp int64  `json:"placed_unix"`
}

type dbRow struct {
	ID    string
	Stamp int64
}

func loadRow(id string) dbRow {
	o, ok := db.Order(id)
	if !ok {
		return dbRow{ID: id, Stamp: time.Now().Unix()} // want volatilevalue
	}
	return dbRow{ID: o.ID, Stamp: o.Placed.Unix()}
}

func runConvert(ctx context.Context, in nameIn) (rowOut, error) { // bad: clock through the conversion of a struct
	return rowOut(loadRow(in.Name)), nil
}

func runStoredRow(ctx context.Context, in nameIn) (rowOut, error) { // ok: stored time through the conversion of a struct
	o, ok := db.Order(in.Name)
	if !ok {
		return rowOut{}, envelope.Errorf(envelope.NotFound, "no order")
	}
	r := dbRow{ID: o.ID, Stamp: o.Placed.Unix()}
	return rowOut(r), nil
}

type trailer struct {
	Imprint string `json:"imprint"`
}

func (t *trailer) mark() { t.Imprint = time.Now().Format(time.DateOnly) } // want volatilevalue

type embeddedOut struct {
	trailer
	Lines int `json:"lines"`
}

func runEmbeddedStamp(ctx context.Context, _ none) (embeddedOut, error) { // bad: clock in an embedded struct
	out := embeddedOut{Lines: len(db.Customers())}
	out.mark()
	return out, nil
}
