// Package main makes texts of what interfaces hold.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Text  string   `json:"text"`
	Texts []string `json:"texts"`
}

// failed says nothing of when.
type failed struct {
	op string
	at time.Time
}

func (e *failed) Error() string { return e.op + " failed" }

func do() error { return &failed{"copy", time.Now()} }

func doDetailed() error {
	return &failed{"copy", time.Now()} // want `^field Out\.Text comes from time\.Now`
}

// job is its name.
type job struct {
	name string
	at   time.Time
}

func (j job) String() string { return j.name }

func next() fmt.Stringer { return job{"x", time.Now()} }

// late says when.
type late struct{ at time.Time }

func (l late) Error() string { return "late at " + l.at.String() }

func tooLate() error {
	return late{time.Now()} // want `^field Out\.Text comes from time\.Now`
}

// both is an error before anything else.
type both struct{ at time.Time }

func (both) Error() string    { return "failed" }
func (b both) String() string { return b.at.String() }

func either() error { return both{time.Now()} }

func plain() any {
	return struct{ At time.Time }{time.Now()} // want `^field Out\.Text comes from time\.Now`
}

func one(n int) error {
	if n > 0 {
		return &failed{"move", time.Now()}
	}
	return errors.New("none")
}

func say(err error) string { return fmt.Sprintf("failed: %v", err) }

func name(s fmt.Stringer) string { return fmt.Sprint(s) }

func main() {
	app := envelope.New("spelled")
	for i, run := range []func(context.Context, none) (out, error){
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprintf("%v", do()); return },
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprintf("%+v", do()); return },
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprintf("%#v", doDetailed()); return },
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprintf("job %s", next()); return },
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprint(tooLate()); return },
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprint(either()); return },
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprint(plain()); return },
		func(context.Context, none) (o out, err error) { o.Text = fmt.Sprint(one(1)); return },
		func(context.Context, none) (o out, err error) { o.Text = say(do()); return },
		func(context.Context, none) (o out, err error) { o.Text = name(next()); return },
		func(context.Context, none) (o out, err error) {
			o.Text = say(late{time.Now()}) // want `^field Out\.Text comes from time\.Now`
			return
		},
		skipped,
		listed,
	} {
		envelope.Register(app, envelope.Command[none, out]{Name: fmt.Sprintf("n%d", i), Summary: "N", Effect: envelope.Safe, Run: run})
	}
	app.Main()
}

func skipped(context.Context, none) (o out, err error) {
	if err := do(); err != nil {
		o.Texts = append(o.Texts, fmt.Sprintf("skip: %v", err))
	}
	return o, nil
}

func listed(context.Context, none) (o out, err error) {
	var all []error
	all = append(all, do(), do())
	for _, err := range all {
		o.Texts = append(o.Texts, fmt.Sprint(err))
	}
	return o, nil
}
