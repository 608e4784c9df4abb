// Command run calls functions in all ways.
package main

import (
	"context"
	"sync"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Closure   string   `json:"closure"`
	Captured  string   `json:"captured"`
	Deferred  string   `json:"deferred"`
	Method    string   `json:"method"`
	Variable  string   `json:"variable"`
	Iface     string   `json:"iface"`
	Field     string   `json:"field"`
	Started   string   `json:"began"`
	Once      string   `json:"once"`
	Mapped    []string `json:"mapped"`
	Recursive string   `json:"recursive"`
	Channel   string   `json:"channel"`
	Factory   string   `json:"factory"`
	Argument  string   `json:"argument"`
}

var now = time.Now

var started = time.Now() // want `^field Out\.Started comes from time\.Now`

type clock interface{ Now() time.Time }

type wall struct{}

func (wall) Now() time.Time { return time.Now() } // want `^field Out\.Iface comes from time\.Now`

type service struct {
	now  func() time.Time
	name string
}

func (s service) stamp() string { return s.now().String() }

func read(c clock) string { return c.Now().String() }

func mapped[T, U any](list []T, f func(T) U) (all []U) {
	for _, v := range list {
		all = append(all, f(v))
	}
	return all
}

func nested(n int, s string) string {
	if n == 0 {
		return s
	}
	return nested(n-1, s)
}

func factory() func() string { return func() string { return time.Now().String() } } // want `^field Out\.Factory comes from time\.Now`

func run(ctx context.Context, in none) (o out, err error) {
	begin := time.Now()
	defer func() { o.Deferred = time.Since(begin).String() }() // want `^field Out\.Deferred comes from time\.Since`
	f := func() string { return time.Now().String() }          // want `^field Out\.Closure comes from time\.Now`
	o.Closure = f()
	var captured string
	func() { captured = time.Now().String() }() // want `^field Out\.Captured comes from time\.Now`
	o.Captured = captured
	s := service{now: time.Now} // want `^field Out\.Method comes from time\.Now`
	o.Method = s.stamp()
	o.Variable = now().String() // want `^field Out\.Variable comes from time\.Now`
	o.Iface = read(wall{})
	o.Field = s.now().String() // want `^field Out\.Field comes from time\.Now`
	o.Started = started.String()
	var once sync.Once
	once.Do(func() { o.Once = time.Now().String() })                             // want `^field Out\.Once comes from time\.Now`
	o.Mapped = mapped([]int{1}, func(int) string { return time.Now().String() }) // want `^field Out\.Mapped\[\] comes from time\.Now`
	o.Recursive = nested(3, time.Now().String())                                 // want `^field Out\.Recursive comes from time\.Now`
	c := make(chan string, 1)
	c <- time.Now().String() // want `^field Out\.Channel comes from time\.Now`
	o.Channel = <-c
	o.Factory = factory()()
	set(func(t time.Time) { o.Argument = t.String() })
	return o, nil
}

func set(f func(time.Time)) { f(time.Now()) } // want `^field Out\.Argument comes from time\.Now`

func main() {
	app := envelope.New("run")
	envelope.Register(app, envelope.Command[none, out]{Name: "run", Summary: "Run", Effect: envelope.Safe, Run: run})
	app.Main()
}
