// Command callbacks hands values through functions that it hands on: options,
// iterators, visitors, of this package and of another one.
package main

import (
	"context"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/crosspackage/stamp"
)

type none struct{}

type out struct {
	Option  string   `json:"option"`
	Local   string   `json:"local"`
	Ranged  string   `json:"ranged"`
	All     []string `json:"all"`
	Pulled  string   `json:"pulled"`
	Visited string   `json:"visited"`
	Called  string   `json:"called"`
	Chained string   `json:"chained"`
	Method  string   `json:"method"`
	Twice   string   `json:"twice"`

	Other    string `json:"other"`
	Unset    string `json:"unset"`
	Name     string `json:"name"`
	Counted  int    `json:"counted"`
	Replaced string `json:"replaced"`
}

// chained is a function, and package variables that hold one are asked, too.
var chained = func() string { return strings.Join([]string{"a", time.Now().String()}, "-") } // want `^field Out\.Chained comes from time\.Now`

type server struct{ addr, at string }

type option func(*server)

func named(name string) option { return func(s *server) { s.addr = name } }

func stamped(at string) option { return func(s *server) { s.at = at } }

func newServer(options ...option) *server {
	s := &server{addr: "none"}
	for _, o := range options {
		o(s)
	}
	return s
}

type visitor struct{ last string }

func (v *visitor) visit(s string) { v.last = s }

func call(f func(string), s string) { f(s) }

func pair(yield func(int, string) bool) {
	_ = yield(0, "a") && yield(1, time.Now().String()) // want `^field Out\.Pulled comes from time\.Now`
}

func run(ctx context.Context, in none) (o out, err error) {
	o.Option = stamp.Build(stamp.With(time.Now().String())).Value // want `^field Out\.Option comes from time\.Now`
	s := newServer(named("me"), stamped(time.Now().String()))     // want `^field Out\.Local comes from time\.Now`
	o.Local, o.Name = s.at, s.addr
	o.Ranged = func() string {
		for v := range stamp.Seq(time.Now().String()) { // want `^field Out\.Ranged comes from time\.Now`
			return v
		}
		return ""
	}()
	for v := range stamp.Seq("a", time.Now().String()) { // want `^field Out\.All\[\] comes from time\.Now`
		o.All = append(o.All, v)
	}
	for _, v := range pair {
		o.Pulled = v
	}
	stamp.Visit([]string{time.Now().String()}, func(v string) { o.Visited += v }) // want `^field Out\.Visited comes from time\.Now`
	call(func(v string) { o.Called = v }, time.Now().String())                    // want `^field Out\.Called comes from time\.Now`
	o.Chained = new(stamp.Box[string]).Put(chained()).Get()
	var v visitor
	stamp.Visit([]string{time.Now().String()}, v.visit) // want `^field Out\.Method comes from time\.Now`
	o.Method = v.last
	call(func(v string) { call(func(v string) { o.Twice = v }, v) }, time.Now().String()) // want `^field Out\.Twice comes from time\.Now`

	o.Other = stamp.Build(stamp.With(time.Now().String())).Other
	o.Unset = newServer(named("me"), stamped(time.Now().String())).addr
	stamp.Visit([]string{time.Now().String()}, func(string) { o.Counted++ })
	for range stamp.Seq(time.Now()) {
		o.Counted++
	}
	call(func(v string) { o.Replaced = v }, time.Now().String())
	o.Replaced = "x"
	return o, nil
}

func main() {
	app := envelope.New("callbacks")
	envelope.Register(app, envelope.Command[none, out]{Name: "run", Summary: "Run", Effect: envelope.Safe, Run: run})
	app.Main()
}
