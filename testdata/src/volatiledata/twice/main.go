// Command releases answers with several fields of one type that has no name.
package main

import (
	"time"

	"github.com/google/uuid"

	"github.com/envvet/envvet/envelope"
)

type moments []time.Time

type list []list // which holds nothing

type release struct {
	Releases []time.Time          `json:"releases" envelope:"stable"`
	Checks   []time.Time          `json:"checks"`                         // want `^field Out\.Checks\[\] is a time`
	Ended    map[string]time.Time `json:"ended"`                          // want `^field Out\.Ended\{\} is a time`
	Begun    map[string]time.Time `json:"begun"`                          // want `^field Out\.Begun\{\} is a time`
	Rounds   [][]time.Time        `json:"rounds"`                         // want `^field Out\.Rounds\[\]\[\] is a time`
	Seen     moments              `json:"seen" envelope:"stable"`         //
	Read     moments              `json:"read"`                           // want `^field Out\.Read\[\] is a time`
	Calls    []uuid.UUID          `json:"calls" envelope:"volatile"`      //
	Ids      []uuid.UUID          `json:"ids"`                            // want `^field Out\.Ids\[\] is an id`
	Builds   []build              `json:"builds"`                         //
	Older    []build              `json:"older"`                          // told of once
	Tree     list                 `json:"tree"`                           //
	Forest   list                 `json:"forest"`                         //
	Texts    [][]string           `json:"texts" description:"No moments"` //
}

type build struct {
	At     time.Time          `json:"at"` // want `^field Out\.Builds\[\]\.At is a time`
	Next   []build            `json:"next"`
	ByName map[string][]build `json:"by_name"`
	Waits  []time.Time        `json:"waits"` // want `^field Out\.Builds\[\]\.Waits\[\] is a time`
}

func main() {
	app := envelope.New("releases")
	envelope.Register(app, envelope.Command[struct{}, release]{Name: "show", Summary: "Show a release", Effect: envelope.Safe})
	app.Main()
}
