// Clawtool speaks the dialect of claw.
package main

import (
	"context"
	"sort"

	"github.com/envvet/envvet/envelope"

	"example.com/payload/inventory"
)

func main() {
	app := envelope.New("clawtool", envelope.Use(envelope.ClawV2))
	envelope.Register(app, envelope.Command[struct{}, doctorOut]{Name: "doctor", Summary: "Doctor", Effect: envelope.Safe, Run: runDoctor})
	envelope.Register(app, envelope.Command[struct{}, hostsOut]{Name: "hosts", Summary: "Hosts", Effect: envelope.Safe, Run: runHosts})
	app.Main()
}

type doctorOut struct {
	Checks []string `json:"checks,omitempty"`
	Note   string   `json:"note,omitempty"`
}

func runDoctor(ctx context.Context, _ struct{}) (doctorOut, error) { // ok: out of scope (the dialect makes no such promise)
	var out doctorOut
	for name := range inventory.Hosts() {
		out.Checks = append(out.Checks, name)
	}
	sort.Sort(sort.Reverse(sort.StringSlice(out.Checks)))
	return out, nil
}

type hostsOut struct {
	Hosts []string `json:"hosts"`
}

func runHosts(ctx context.Context, _ struct{}) (hostsOut, error) { // bad: order of a map in the dialect of claw, too
	var out hostsOut
	for name := range inventory.Hosts() { // want unstableorder
		out.Hosts = append(out.Hosts, name)
	}
	return out, nil
}
