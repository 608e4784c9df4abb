// Command sessions answers in the dialects of claw and animus, which say nothing
// of keys that come and go.
package main

import "github.com/envvet/envvet/envelope"

type session struct {
	Title string `json:"title,omitempty"`
}

func main() {
	claw := envelope.New("sessions", envelope.Use(envelope.ClawV2))
	envelope.Register(claw, envelope.Command[struct{}, session]{Name: "show", Summary: "Show a session", Effect: envelope.Safe})
	animus := envelope.New("subjects", envelope.Use(envelope.AnimusV1))
	envelope.Register(animus, envelope.Command[struct{}, session]{Name: "show", Summary: "Show a session", Effect: envelope.Safe})
	claw.Main()
}
