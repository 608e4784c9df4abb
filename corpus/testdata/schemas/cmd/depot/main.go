// Depot is the tool.
package main

import (
	"context"
	"os"

	"example.com/schemas/codes"
	"example.com/schemas/library"
	"example.com/schemas/outputs"
	"github.com/envvet/envvet/envelope"
)

func main() {
	if len(os.Args) > 1 && os.Args[1] == "codes" {
		codes.NewApp().Main()
	}
	app := outputs.NewApp()
	library.Add(app)
	if os.Getenv("DEPOT_OFF") != "" {
		refuse()
	}
	finish(app)
}

func refuse() { // bad: a status that the contract does not have
	os.Stderr.WriteString("depot is switched off\n")
	os.Exit(77) // want errorcode
}

func finish(app *envelope.App) { // ok: the status is that of the answer
	code := app.Run(context.Background(), os.Args[1:])
	os.Exit(int(code))
}
