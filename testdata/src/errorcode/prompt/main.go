// Command login asks a person, who may not be there.
package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

func ask(ctx context.Context, _ none) (none, error) {
	_, err := envelope.Prompt(ctx, "Name? ")
	return none{}, err
}

// own needs a precondition of its own.
func own(context.Context, none) (none, error) {
	return none{}, envelope.Errorf(envelope.Precondition, "not set up") // want `^exit code 4 PRECONDITION ends command own, which does not declare it`
}

func declared(ctx context.Context, _ none) (none, error) {
	name, err := envelope.Prompt(ctx, "Name? ")
	if err != nil || name == "" {
		return none{}, err
	}
	return none{}, nil
}

// Whoever is not there is called nobody.
func nobody(ctx context.Context, _ none) (none, error) {
	if _, err := envelope.Prompt(ctx, "Name? "); err != nil {
		return none{}, nil
	}
	return none{}, nil
}

func main() {
	app := envelope.New("login")
	envelope.Register(app, envelope.Command[none, none]{Name: "ask", Summary: "Ask", Effect: envelope.Safe, Run: ask})
	envelope.Register(app, envelope.Command[none, none]{Name: "own", Summary: "Own", Effect: envelope.Safe, Run: own})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "declared", Summary: "Ask", Effect: envelope.Safe, Run: declared,
		ExitCodes: envelope.ExitCodes{envelope.Precondition: {Description: "Nobody is there to answer"}},
	})
	envelope.Register(app, envelope.Command[none, none]{Name: "nobody", Summary: "Ask", Effect: envelope.Safe, Run: nobody})
	app.Main()
}
