// Package command has the commands of parcel.
package command

import (
	"errors"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/examples/parcel/internal/store"
)

// Register adds the commands to the application.
func Register(app *envelope.App) {
	envelope.Register(app, list)
	envelope.Register(app, show)
	envelope.Register(app, add)
	envelope.Register(app, deliver)
}

// Common are the parameters that all commands have.
type Common struct {
	Store   string `name:"store" help:"File of the parcels" default:"parcels.json"`
	Verbose bool   `name:"verbose" short:"v" help:"Say what is going on"`
}

// A Parcel is a parcel as the answers have it.
type Parcel struct {
	ID     string `json:"id" description:"Id of the parcel"`
	To     string `json:"to" description:"Who gets it"`
	Grams  int    `json:"grams" description:"Weight in grams"`
	Status string `json:"status" enum:"underway,delivered" description:"Where it is"`
}

// A Change is the answer of a command that changes a parcel.
type Change struct {
	Effect string `json:"effect" enum:"created,updated,noop" description:"What was done"`
	Parcel Parcel `json:"parcel" description:"The parcel as it is now"`
}

func view(p store.Parcel) Parcel {
	return Parcel{ID: p.ID, To: p.To, Grams: p.Grams, Status: string(p.Status)}
}

// failure makes an answer of an error of the store.
func failure(id string, err error) error {
	switch {
	case errors.Is(err, store.ErrNotFound):
		return &envelope.Error{Exit: envelope.NotFound, Message: "no parcel " + id, Param: "id"}
	case errors.Is(err, store.ErrExists):
		return &envelope.Error{Exit: envelope.Conflict, Code: "ALREADY_EXISTS", Message: "there is a parcel " + id, Param: "id"}
	}
	return err
}
