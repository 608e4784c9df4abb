package command

import (
	"context"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/examples/parcel/internal/notify"
	"github.com/envvet/envvet/examples/parcel/internal/store"
)

// ListIn are the parameters of list.
type ListIn struct {
	Common
	Status string `name:"status" help:"Only parcels that are there" enum:"underway,delivered"`
}

var list = envelope.Command[ListIn, []Parcel]{
	Name: "list", Summary: "List the parcels", Effect: envelope.Safe, DataVersion: "1.0.0",
	Run: func(_ context.Context, in ListIn) ([]Parcel, error) {
		s, err := store.Open(in.Store)
		if err != nil {
			return nil, err
		}
		var found []Parcel
		err = s.Each(func(p store.Parcel) error {
			if in.Status != "" && in.Status != string(p.Status) {
				if in.Verbose {
					notify.Skipped(p.ID) // harmless: goes to stderr
				}
				return nil
			}
			if in.Verbose {
				// Planted defect (stdoutwrite): through notify and render to stdout.
				notify.Seen(p.ID)
			}
			found = append(found, view(p))
			return nil
		})
		return found, err
	},
}
