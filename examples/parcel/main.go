// Parcel keeps track of parcels in a file. It is an example of a tool on the
// runtime of envvet, with defects planted in it; see README.md.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/examples/parcel/internal/command"
)

func main() {
	app := envelope.New("parcel", envelope.Version("0.1.0"))
	command.Register(app)
	code := app.Run(context.Background(), os.Args[1:])
	if code != envelope.Success && os.Getenv("PARCEL_TRACE") != "" {
		fmt.Fprintln(os.Stderr, "parcel: ended with", code)
	}
	os.Exit(int(code)) // harmless: no handler runs any more
}
