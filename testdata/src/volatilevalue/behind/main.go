// Command status sets fields behind pointers in function literals and methods, and some of them
// again.
package main

import (
	"context"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type report struct {
	At string `json:"at"`
}

func now() string { return time.Now().String() }

func literal(f func()) { f() }

func overwritten(context.Context, none) (*report, error) {
	r := &report{}
	literal(func() { r.At = now() })
	r.At = "never"
	return r, nil
}

// emptied is made with the time, which a literal takes out again.
func emptied(context.Context, none) (*report, error) {
	r := &report{At: now()}
	func() { r.At = "" }()
	return r, nil
}

func sometimes(ctx context.Context, _ none) (*report, error) {
	r := &report{}
	func() { r.At = time.Now().String() }() // want `^field Out\.At comes from time\.Now`
	if ctx.Err() == nil {
		r.At = "never"
	}
	return r, nil
}

type builder struct{ rep *report }

func (b *builder) stamp() { b.rep.At = time.Now().String() } // want `^field Out\.At comes from time\.Now`

func (b *builder) clear() { b.rep.At = "" }

func stamped(context.Context, none) (*report, error) {
	rep := &report{}
	b := &builder{rep}
	b.stamp()
	return rep, nil
}

func cleared(context.Context, none) (*report, error) {
	rep := &report{}
	b := &builder{rep}
	b.stamp()
	b.clear()
	return rep, nil
}

func (b *builder) lazily() {
	if b.rep == nil {
		b.rep = &report{}
	}
	b.rep.At = now()
}

func lazy(context.Context, none) (*report, error) {
	b := &builder{}
	b.lazily()
	b.rep.At = ""
	return b.rep, nil
}

func again(context.Context, none) (*report, error) {
	b := &builder{}
	b.lazily()
	b.rep.At = time.Now().String() // want `^field Out\.At comes from time\.Now`
	return b.rep, nil
}

// another clears another report than it answers with.
func another(context.Context, none) (*report, error) {
	rep := &report{At: time.Now().String()} // want `^field Out\.At comes from time\.Now`
	b := &builder{&report{}}
	b.clear()
	return rep, nil
}

// first is the report that was there before the literal made another one.
func first(ctx context.Context, _ none) (*report, error) {
	first := &report{}
	r := first
	func() {
		if ctx.Err() != nil {
			r = &report{At: now()}
		}
	}()
	if r.At == "" {
		return nil, ctx.Err()
	}
	return first, nil
}

// second is the one that it has made.
func second(ctx context.Context, _ none) (*report, error) {
	r := &report{}
	func() {
		if ctx.Err() != nil {
			r = &report{At: time.Now().String()} // want `^field Out\.At comes from time\.Now`
		}
	}()
	return r, nil
}

func main() {
	app := envelope.New("status")
	envelope.Register(app, envelope.Command[none, *report]{Name: "overwritten", Summary: "Status", Effect: envelope.Safe, Run: overwritten})
	envelope.Register(app, envelope.Command[none, *report]{Name: "emptied", Summary: "Status", Effect: envelope.Safe, Run: emptied})
	envelope.Register(app, envelope.Command[none, *report]{Name: "sometimes", Summary: "Status", Effect: envelope.Safe, Run: sometimes})
	envelope.Register(app, envelope.Command[none, *report]{Name: "stamped", Summary: "Status", Effect: envelope.Safe, Run: stamped})
	envelope.Register(app, envelope.Command[none, *report]{Name: "cleared", Summary: "Status", Effect: envelope.Safe, Run: cleared})
	envelope.Register(app, envelope.Command[none, *report]{Name: "lazy", Summary: "Status", Effect: envelope.Safe, Run: lazy})
	envelope.Register(app, envelope.Command[none, *report]{Name: "again", Summary: "Status", Effect: envelope.Safe, Run: again})
	envelope.Register(app, envelope.Command[none, *report]{Name: "another", Summary: "Status", Effect: envelope.Safe, Run: another})
	envelope.Register(app, envelope.Command[none, *report]{Name: "first", Summary: "Status", Effect: envelope.Safe, Run: first})
	envelope.Register(app, envelope.Command[none, *report]{Name: "second", Summary: "Status", Effect: envelope.Safe, Run: second})
	app.Main()
}
