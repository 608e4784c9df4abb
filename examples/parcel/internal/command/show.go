package command

import (
	"context"
	"fmt"
	"os"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/examples/parcel/internal/render"
	"github.com/envvet/envvet/examples/parcel/internal/store"
)

// ShowIn are the parameters of show.
type ShowIn struct {
	Common
	ID string `name:"id" help:"Id of the parcel" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
}

// Labelled is the answer of show.
type Labelled struct {
	Parcel
	Label string `json:"label" description:"Text of its label"`
}

var show = envelope.Command[ShowIn, Labelled]{
	Name: "show", Summary: "Show one parcel", Effect: envelope.Safe, DataVersion: "1.0.0",
	ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is no such parcel"}},
	Run: func(_ context.Context, in ShowIn) (Labelled, error) {
		if in.Verbose {
			fmt.Fprintln(os.Stderr, "reading", in.Store) // harmless: stderr
		}
		s, err := store.Open(in.Store)
		if err != nil {
			return Labelled{}, err
		}
		p, err := s.Get(in.ID)
		if err != nil {
			return Labelled{}, failure(in.ID, err)
		}
		if in.Verbose {
			// Planted defect (stdoutwrite): left over from debugging.
			fmt.Println("found", p.ID)
		}
		return Labelled{Parcel: view(p), Label: render.Label(p.ID, p.To)}, nil
	},
}
