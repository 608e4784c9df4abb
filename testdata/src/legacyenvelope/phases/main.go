// Package main has applications of the runtime with phases of the migration.
package main

import "github.com/envvet/envvet/envelope"

const last = 4

func main() {
	_ = envelope.New("a", envelope.Use(envelope.ClawV1), envelope.Phase(2)) // want `the application has the dialect ClawV1 and the phase 2, where v2 is the default; use ClawV2 \(legacyenvelope\)`
	_ = envelope.New("b", envelope.Use(envelope.ClawV2), envelope.Phase(1)) // want `the application has the dialect ClawV2 and the phase 1, where v1 is the default; use ClawV1 \(legacyenvelope\)`
	_ = envelope.New("c", envelope.Version("1"), envelope.Phase(last))      // want `the application has a phase of the claw migration and another dialect, it has no meaning; drop Phase \(legacyenvelope\)`
	_ = envelope.New("d", envelope.Use(envelope.ClawV2), envelope.Phase(7)) // want `the application has the phase 7, the claw migration has 1 to 4; correct it \(legacyenvelope\)`
	_ = envelope.New("e", envelope.Use(envelope.ClawV1), envelope.Phase(1))
	_ = envelope.New("f", envelope.Use(envelope.ClawV2), envelope.Phase(last))
	_ = envelope.New("g", envelope.Use(envelope.ClawV1))
	options := []envelope.Option{envelope.Phase(2)}
	_ = envelope.New("h", options...)
	for phase := range 4 {
		_ = envelope.New("i", envelope.Use(envelope.ClawV1), envelope.Phase(phase))
	}
}
