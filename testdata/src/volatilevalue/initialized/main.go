// Command initialized has handlers that are registered when the package is
// initialized, and that ask package variables which are initialized then, too.
package main

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Value string `json:"value"`
	Fixed string `json:"fixed"`
	Label string `json:"label"`
	Other string `json:"other"`
}

var app = envelope.New("initialized")

func first(ctx context.Context, in none) (out, error) {
	return out{Value: now(), Fixed: fixed()}, nil
}

func second(ctx context.Context, in none) (out, error) {
	return out{Value: wrapped(), Fixed: fixed()}, nil
}

func third(ctx context.Context, in none) (out, error) {
	return out{Value: id, Fixed: table["fixed"](), Label: labels["made"], Other: labels["kind"] + filled["made"]}, nil
}

func fourth(ctx context.Context, in none) (out, error) {
	name, err := both()
	return out{Value: once(), Fixed: onceFixed(), Label: name}, err
}

var now = func() string { return time.Now().String() } // want `^field Out\.Value comes from time\.Now`

var wrapped = func() string { return strings.ToUpper(another()) }

var another = func() string { return time.Now().String() } // want `^field Out\.Value comes from time\.Now`

var makeID = func() string { return uuid.NewString() } // want `^field Out\.Value comes from uuid\.NewString`

var id = newID()

func newID() string { return makeID() }

var once = sync.OnceValue(func() string { return uuid.NewString() }) // want `^field Out\.Value comes from uuid\.NewString`

var both = sync.OnceValues(func() (string, error) { return time.Now().String(), nil }) // want `^field Out\.Label comes from time\.Now`

var onceFixed = sync.OnceValue(fixed)

var fixed = func() string { return "x" }

var table = map[string]func() string{"fixed": fixed}

var labels = map[string]string{
	"kind": "x",
	"made": uuid.NewString(), // want `^field Out\.Label comes from uuid\.NewString`
}

// filled has what others put into it.
var filled = map[string]string{"made": uuid.NewString()}

func fill(name string) { filled["made"] = name }

func init() {
	fill("x")
	register("first", first)
	register("second", second)
	register("third", third)
	register("fourth", fourth)
}

func register(name string, run func(context.Context, none) (out, error)) {
	envelope.Register(app, envelope.Command[none, out]{Name: name, Summary: "Show", Effect: envelope.Safe, Run: run})
}

func main() { app.Main() }
