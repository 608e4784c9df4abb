package main

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/envvet/envvet/envelope"

	"example.com/payload/render"
)

func registerClock(app *envelope.App) {
	envelope.Register(app, envelope.Command[nameIn, quoteOut]{Name: "quote", Summary: "Quote", Effect: envelope.Safe, Run: runQuote})
	envelope.Register(app, envelope.Command[nameIn, ageOut]{Name: "order-age", Summary: "Age", Effect: envelope.Safe, Run: runAge})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "countdown", Summary: "Countdown", Effect: envelope.Safe, Run: runCountdown})
	envelope.Register(app, envelope.Command[none, reportOut]{Name: "report", Summary: "Report", Effect: envelope.Safe, Run: runReport})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "footer", Summary: "Footer", Effect: envelope.Safe, Run: runFooter})
	envelope.Register(app, envelope.Command[nameIn, namesOut]{Name: "journal", Summary: "Journal", Effect: envelope.Safe, Run: runJournal})
	envelope.Register(app, envelope.Command[nameIn, box[int]]{Name: "boxed-total", Summary: "Total", Effect: envelope.Safe, Run: runBoxedTotal})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "license", Summary: "License", Effect: envelope.Safe, Run: runLicense})
	envelope.Register(app, envelope.Command[none, notesOut]{Name: "notes", Summary: "Notes", Effect: envelope.Safe, Run: runNotes})
	envelope.Register(app, envelope.Command[none, reportOut]{Name: "filled", Summary: "Filled", Effect: envelope.Safe, Run: runFilled})
	envelope.Register(app, envelope.Command[none, reportOut]{Name: "built", Summary: "Built", Effect: envelope.Safe, Run: runBuilt})
	envelope.Register(app, envelope.Command[none, *reportOut]{Name: "timed", Summary: "Timed", Effect: envelope.Safe, Run: runTimed})
	envelope.Register(app, envelope.Command[nameIn, countOut]{Name: "with-deadline", Summary: "Deadline", Effect: envelope.Safe, Run: runDeadline})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "logged", Summary: "Logged", Effect: envelope.Safe, Run: runLogged})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "in-meta", Summary: "Meta", Effect: envelope.Safe, Run: runInMeta})
	envelope.Register(app, envelope.Command[none, volatileOut]{Name: "moved", Summary: "Moved", Effect: envelope.Safe, Run: runMoved})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "overwritten", Summary: "Overwritten", Effect: envelope.Safe, Run: runOverwritten})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "parse-date", Summary: "Date", Effect: envelope.Safe, Run: runParseDate})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "file-date", Summary: "File date", Effect: envelope.Safe, Run: runFileDate})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "expired", Summary: "Expired", Effect: envelope.Safe, Run: runExpired})
	envelope.Register(app, envelope.Command[nameIn, textOut]{Name: "limits", Summary: "Limits", Effect: envelope.Safe, Run: runLimits})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "on-duty", Summary: "On duty", Effect: envelope.Safe, Run: runOnDuty})
	envelope.Register(app, envelope.Command[none, notesOut]{Name: "by-moment", Summary: "By moment", Effect: envelope.Safe, Run: runByMoment})
	envelope.Register(app, envelope.Command[none, believedOut]{Name: "believed", Summary: "Believed", Effect: envelope.Safe, Run: runBelieved})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "slow", Summary: "Slow", Effect: envelope.Safe, Run: runSlow})
	envelope.Register(app, envelope.Command[nameIn, hiddenOut]{Name: "hidden", Summary: "Hidden", Effect: envelope.Safe, Run: runHidden})
	envelope.Register(app, envelope.Command[nameIn, ageOut]{Name: "lead-time", Summary: "Lead time", Effect: envelope.Safe, Run: runLeadTime})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "calendar", Summary: "Calendar", Effect: envelope.Safe, Run: runCalendar})
}

type quoteOut struct {
	Customer string `json:"customer"`
	Banner   string `json:"banner"`
}

func runQuote(ctx context.Context, in nameIn) (quoteOut, error) { // bad: clock in a text
	o, ok := db.Order(in.Name)
	if !ok {
		return quoteOut{}, envelope.Errorf(envelope.NotFound, "no order %s", in.Name)
	}
	return quoteOut{
		Customer: o.Customer,
		Banner:   "prices as of " + time.Now().Format(time.RFC1123), // want volatilevalue
	}, nil
}

type ageOut struct {
	ID   string `json:"id"`
	Days int    `json:"days"`
}

func runAge(ctx context.Context, in nameIn) (ageOut, error) { // bad: age changes by itself
	o, _ := db.Order(in.Name)
	out := ageOut{ID: o.ID}
	age := time.Since(o.Placed) // want volatilevalue
	out.Days = int(age.Hours() / 24)
	return out, nil
}

func runCountdown(ctx context.Context, in nameIn) (textOut, error) { // bad: time left changes by itself
	due, err := time.Parse(time.DateOnly, in.Name)
	if err != nil {
		return textOut{}, err
	}
	left := time.Until(due).Round(time.Hour) // want volatilevalue
	return textOut{Text: left.String() + " to go"}, nil
}

type reportOut struct {
	Title  string `json:"title"`
	Footer string `json:"footer"`
}

func runReport(ctx context.Context, _ none) (out reportOut, err error) { // bad: a deferred function sets the clock
	defer func() {
		out.Footer = "closed " + time.Now().Format(time.Kitchen) // want volatilevalue
	}()
	out.Title = fmt.Sprintf("%d orders", len(db.Sorted()))
	return out, nil
}

func runFooter(ctx context.Context, _ none) (textOut, error) { // bad: clock in a helper of another package
	title := "inventory"
	line := render.Footer(title) // want volatilevalue
	return textOut{Text: line}, nil
}

func runJournal(ctx context.Context, in nameIn) (namesOut, error) { // bad: clock in a closure, in elements of a list
	stamp := func(what string) string {
		return strconv.FormatInt(time.Now().Unix(), 10) + " " + what // want volatilevalue
	}
	var out namesOut
	for _, step := range []string{"open", "read", "close"} {
		out.Names = append(out.Names, stamp(step+" "+in.Name))
	}
	return out, nil
}

type box[T any] struct {
	Value T      `json:"value"`
	Label string `json:"label"`
}

func wrap[T any](v T) box[T] {
	return box[T]{Value: v, Label: fmt.Sprint("counted at ", time.Now())} // want volatilevalue
}

func runBoxedTotal(ctx context.Context, in nameIn) (box[int], error) { // bad: clock in a generic helper
	total := 0
	for _, o := range db.Sorted() {
		total += o.Total
	}
	return wrap(total), nil
}

func runLicense(ctx context.Context, _ none) (textOut, error) { // bad: the year of the clock
	y := time.Now().Year() // missed volatilevalue: the parts of a date are left out, as a year is the same for long
	return textOut{Text: fmt.Sprintf("Copyright 2020-%d Example Inc.", y)}, nil
}

type notesOut struct {
	Notes map[string]string `json:"notes"`
}

func runNotes(ctx context.Context, _ none) (notesOut, error) { // bad: clock as the value of a map
	out := notesOut{Notes: map[string]string{}}
	for _, o := range db.Sorted() {
		out.Notes[o.ID] = o.Customer
	}
	out.Notes["_read"] = time.Now().UTC().Format(time.RFC3339) // want volatilevalue
	return out, nil
}

func finish(r *reportOut) {
	r.Footer = "done " + time.Now().Format(time.StampMilli) // want volatilevalue
}

func runFilled(ctx context.Context, _ none) (reportOut, error) { // bad: clock through a pointer
	var out reportOut
	out.Title = "stock"
	finish(&out)
	return out, nil
}

type reportBuilder struct{ r reportOut }

func newReport(title string) *reportBuilder { return &reportBuilder{reportOut{Title: title}} }

func (b *reportBuilder) stamped() *reportBuilder {
	b.r.Footer = time.Now().Format(time.ANSIC) // want volatilevalue
	return b
}

func (b *reportBuilder) build() reportOut { return b.r }

func runBuilt(ctx context.Context, _ none) (reportOut, error) { // bad: clock in a builder
	return newReport("parts").stamped().build(), nil
}

func runTimed(ctx context.Context, _ none) (*reportOut, error) { // bad: how long it took

	start := time.Now()
	n := len(db.Sorted())
	took := time.Since(start).Milliseconds() // want volatilevalue
	return &reportOut{Title: strconv.Itoa(n), Footer: fmt.Sprintf("in %d ms", took)}, nil
}

func runDeadline(ctx context.Context, in nameIn) (countOut, error) { // ok: deadline only
	ctx, cancel := context.WithDeadline(ctx, time.Now().Add(2*time.Second))
	defer cancel()
	n := 0
	for _, o := range db.Sorted() {
		if ctx.Err() != nil {
			return countOut{}, ctx.Err()
		}
		if o.Customer == in.Name {
			n++
		}
	}
	return countOut{Count: n}, nil
}

func runLogged(ctx context.Context, _ none) (countOut, error) { // ok: log only
	start := time.Now()
	defer func() { envelope.Logger(ctx).Info("counted", "took", time.Since(start)) }()
	fmt.Fprintln(os.Stderr, "started", start)
	return countOut{Count: len(db.Customers())}, nil
}

func runInMeta(ctx context.Context, _ none) (countOut, error) { // ok: in meta
	start := time.Now()
	n := len(db.Sorted())
	envelope.SetMeta(ctx, "read_ms", time.Since(start).Milliseconds())
	return countOut{Count: n}, nil
}

type volatileOut struct {
	Orders int    `json:"orders"`
	Read   string `json:"read" envelope:"volatile"`
}

func runMoved(ctx context.Context, _ none) (volatileOut, error) { // ok: field is declared volatile
	return volatileOut{Orders: len(db.Sorted()), Read: time.Now().Format(time.RFC3339)}, nil
}

func runOverwritten(ctx context.Context, _ none) (textOut, error) { // ok: overwritten before it is returned
	out := textOut{Text: time.Now().String()}
	envelope.Logger(ctx).Debug("start", "text", out.Text)
	out.Text = fmt.Sprintf("%d customers", len(db.Customers()))
	return out, nil
}

func runParseDate(ctx context.Context, in nameIn) (textOut, error) { // ok: time of the input
	t, err := time.Parse(time.RFC3339, in.Name)
	if err != nil {
		return textOut{}, envelope.Errorf(envelope.ArgError, "bad date %q", in.Name)
	}
	return textOut{Text: t.Add(48 * time.Hour).Weekday().String()}, nil
}

func runFileDate(ctx context.Context, in nameIn) (textOut, error) { // ok: time that the file system stores
	info, err := os.Stat(in.Name)
	if err != nil {
		return textOut{}, err
	}
	return textOut{Text: render.Date(info.ModTime())}, nil
}

func runExpired(ctx context.Context, in nameIn) (textOut, error) { // ok: chosen by a comparison, which the manual leaves alone
	due, err := time.Parse(time.DateOnly, in.Name)
	if err != nil {
		return textOut{}, err
	}
	if time.Now().After(due) {
		return textOut{Text: "expired"}, nil
	}
	return textOut{Text: "valid"}, nil
}

var retention = 36 * time.Hour

func runLimits(ctx context.Context, in nameIn) (textOut, error) { // ok: configured duration
	d := retention
	if in.Name != "" {
		var err error
		if d, err = time.ParseDuration(in.Name); err != nil {
			return textOut{}, err
		}
	}
	return textOut{Text: d.Truncate(time.Minute).String()}, nil
}

var rota = map[time.Weekday]string{time.Monday: "ada", time.Tuesday: "bob"}

func runOnDuty(ctx context.Context, _ none) (textOut, error) { // ok: out of scope (what is looked up under a clock), though data differs
	return textOut{Text: rota[time.Now().Weekday()]}, nil
}

func runByMoment(ctx context.Context, _ none) (notesOut, error) { // ok: out of scope (keys of maps), though data differs
	out := notesOut{Notes: map[string]string{}}
	out.Notes[time.Now().Format(time.DateTime)] = "read"
	return out, nil
}

type believedOut struct {
	Orders  int    `json:"orders"`
	Touched string `json:"touched" envelope:"stable"`
}

func runBelieved(ctx context.Context, _ none) (believedOut, error) { // ok: out of scope (field is declared stable, which is believed), though data differs
	return believedOut{Orders: len(db.Sorted()), Touched: time.Now().Format(time.DateOnly)}, nil
}

func runSlow(ctx context.Context, _ none) (countOut, error) { // ok: warning only
	start := time.Now()
	n := len(db.Sorted())
	if d := time.Since(start); d > time.Second {
		envelope.Warn(ctx, "SLOW", "reading took %s", d)
	}
	return countOut{Count: n}, nil
}

type hiddenOut struct {
	Name    string    `json:"name"`
	Started time.Time `json:"-"`
	cached  string
}

func runHidden(ctx context.Context, in nameIn) (hiddenOut, error) { // ok: fields that JSON does not have
	out := hiddenOut{Name: in.Name, Started: time.Now(), cached: time.Now().String()}
	if out.cached == "" {
		return hiddenOut{}, nil
	}
	return out, nil
}

func runLeadTime(ctx context.Context, in nameIn) (ageOut, error) { // ok: difference of two stored times
	o, _ := db.Order(in.Name)
	due := time.Date(2030, time.January, 1, 0, 0, 0, 0, time.UTC)
	return ageOut{ID: o.ID, Days: int(due.Sub(o.Placed).Hours()) / 24}, nil
}

func runCalendar(ctx context.Context, _ none) (namesOut, error) { // ok: constant dates
	var out namesOut
	first := time.Date(2024, time.March, 1, 0, 0, 0, 0, time.UTC)
	for i := range 3 {
		out.Names = append(out.Names, first.AddDate(0, i, 0).Format(time.DateOnly))
	}
	return out, nil
}
