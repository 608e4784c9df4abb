// Command sessions answers in the dialect of claw, which has no meta.
package main

import (
	"time"

	"github.com/envvet/envvet/envelope"
)

type session struct {
	Duration int       `json:"duration_ms" envelope:"volatile"` // dropped, so the name is no matter
	Ended    time.Time `json:"ended"`                           // want `^field Out\.Ended is a time`
}

func main() {
	app := envelope.New("sessions", envelope.Use(envelope.ClawV2))
	envelope.Register(app, envelope.Command[struct{}, session]{Name: "show", Summary: "Show a session", Effect: envelope.Safe})
	app.Main()
}
