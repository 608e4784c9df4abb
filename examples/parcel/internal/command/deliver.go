package command

import (
	"context"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/examples/parcel/internal/store"
)

// DeliverIn are the parameters of deliver.
type DeliverIn struct {
	Common
	ID string `name:"id" help:"Id of the parcel" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
}

var deliver = envelope.Command[DeliverIn, Change]{
	Name: "deliver", Summary: "Mark a parcel as delivered", Effect: envelope.Mutating, DataVersion: "1.0.0",
	ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is no such parcel"}},
	Run:       runDeliver,
}

func runDeliver(ctx context.Context, in DeliverIn) (Change, error) {
	s, err := store.Open(in.Store)
	if err != nil {
		return Change{}, err
	}
	p, err := s.Get(in.ID)
	if err != nil {
		return Change{}, failure(in.ID, err)
	}
	if p.Status == store.Delivered {
		return Change{Effect: "noop", Parcel: view(p)}, nil
	}
	p.Status = store.Delivered
	if err := s.Put(p); err != nil {
		return Change{}, failure(in.ID, err)
	}
	if err := s.Save(); err != nil {
		return Change{}, err
	}
	if p.Grams == 0 {
		envelope.Warn(ctx, "NO_WEIGHT", "parcel %s has no weight", p.ID)
	}
	// Planted defect (exitcall): Archive ends the process if it fails.
	s.Archive(p)
	return Change{Effect: "updated", Parcel: view(p)}, nil
}
