// Command dice accepts a value that has to differ.
package main

import (
	"context"
	"math/rand/v2"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type roll struct {
	Eyes  int `json:"eyes"`
	Total int `json:"total"`
}

func roll1(ctx context.Context, in none) (roll, error) {
	//envvet:ignore volatilevalue rolling dice is what the command is for
	r := roll{Eyes: rand.IntN(6)}
	r.Total = rand.IntN(6) // want `^field Out\.Total comes from rand\.IntN`
	return r, nil
}

func main() {
	app := envelope.New("dice")
	envelope.Register(app, envelope.Command[none, roll]{Name: "roll", Summary: "Roll", Effect: envelope.Safe, Run: roll1})
	app.Main()
}
