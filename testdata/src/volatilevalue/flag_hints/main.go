// Command create makes what it answers with.
package main

import (
	"context"
	"os"
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/volatilevalue/kept/notes"
)

type none struct{}

type order struct {
	ID     string `json:"id"`
	Placed string `json:"placed"`
	Effect string `json:"effect"`
}

type store interface{ Save(order) error }

type service struct {
	store  store
	orders map[string]order
}

func (s *service) create(ctx context.Context, in none) (order, error) {
	o := order{
		ID:     uuid.NewString(),                // want `^field Out\.ID comes from uuid\.NewString`
		Placed: time.Now().Format(time.RFC3339), // want `^field Out\.Placed comes from time\.Now`
		Effect: "created",
	}
	return o, s.store.Save(o)
}

func (s *service) remember(ctx context.Context, in none) (order, error) {
	id := uuid.NewString() // want `^field Out\.ID comes from uuid\.NewString`
	o := order{ID: id, Effect: "created"}
	s.orders[id] = o
	return o, os.WriteFile("orders", nil, 0o600)
}

// add answers with the id that another package has stored.
func add(ctx context.Context, in none) (order, error) {
	id, err := new(notes.Service).Add("a") // want `^field Out\.ID comes from uuid\.NewString at `
	return order{ID: id, Effect: "created"}, err
}

func main() {
	app := envelope.New("create")
	s := &service{orders: map[string]order{}}
	envelope.Register(app, envelope.Command[none, order]{Name: "create", Summary: "Create", Effect: envelope.Mutating, Run: s.create})
	envelope.Register(app, envelope.Command[none, order]{Name: "remember", Summary: "Remember", Effect: envelope.Mutating, Run: s.remember})
	envelope.Register(app, envelope.Command[none, order]{Name: "add", Summary: "Add", Effect: envelope.Mutating, Run: add})
	app.Main()
}
