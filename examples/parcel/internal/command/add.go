package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/examples/parcel/internal/render"
	"github.com/envvet/envvet/examples/parcel/internal/store"
)

// AddIn are the parameters of add.
type AddIn struct {
	Common
	ID      string `name:"id" help:"Id of the new parcel" required:"true" arg:"true" pattern:"^[a-z0-9-]+$"`
	To      string `name:"to" help:"Who gets it" required:"true"`
	Grams   int    `name:"grams" help:"Weight in grams" default:"500"`
	Receipt string `name:"receipt" help:"File to write a receipt to"`
}

var add = envelope.Command[AddIn, Change]{
	Name: "add", Summary: "Add a parcel", Effect: envelope.Mutating, DataVersion: "1.0.0",
	ExitCodes: envelope.ExitCodes{envelope.Conflict: {Description: "There is a parcel with this id"}},
	Validate:  func(_ context.Context, in AddIn) error { return checkWeight(in.Grams) },
	Run: func(_ context.Context, in AddIn) (Change, error) {
		s, err := store.Open(in.Store)
		if err != nil {
			return Change{}, err
		}
		p := store.Parcel{ID: in.ID, To: in.To, Grams: in.Grams, Status: store.Underway}
		if err := s.Add(p); err != nil {
			return Change{}, conflict(s, in.ID, err)
		}
		if err := s.Save(); err != nil {
			return Change{}, err
		}
		if in.Receipt != "" {
			if err := writeReceipt(in.Receipt, p); err != nil {
				return Change{}, err
			}
		}
		return Change{Effect: "created", Parcel: view(p)}, nil
	},
}

// conflict answers with the parcel that is in the way.
func conflict(s *store.Store, id string, err error) error {
	var e *envelope.Error
	if there, getErr := s.Get(id); getErr == nil && errors.As(failure(id, err), &e) {
		return e.WithData(view(there))
	}
	return failure(id, err)
}

func checkWeight(grams int) error {
	if grams < 0 {
		return &envelope.Error{Exit: envelope.ArgError, Param: "grams", Message: "a parcel cannot weigh less than nothing"}
	}
	if grams > 31500 {
		// Planted defect (stdoutwrite): Validate is a handler too.
		fmt.Printf("note: %d g is too much for one person\n", grams)
	}
	return nil
}

func writeReceipt(name string, p store.Parcel) error {
	f, err := os.OpenFile(name, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f) // harmless: a file of our own
	defer func() {
		if err := errors.Join(w.Flush(), f.Close()); err != nil {
			fmt.Fprintln(os.Stderr, "receipt:", err)
			// Planted defect (exitcall): the parcel is saved, and nobody is told.
			os.Exit(1)
		}
	}()
	_, err = w.WriteString(render.Label(p.ID, p.To))
	return err
}
