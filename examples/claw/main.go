// Claw is a tool on its way from a flat envelope to a wrapped one: each of its
// 14 verbs answers in both, and the phase of the migration decides which of
// them is the default.
package main

import "github.com/envvet/envvet/envelope"

// phase is how far the migration has come: v2 is the default, and
// --legacy-envelope asks for v1.
const phase = 2

func main() { newApp(phase).Main() }

func newApp(phase int) *envelope.App {
	dialect := envelope.ClawV2
	if phase == 1 {
		dialect = envelope.ClawV1
	}
	app := envelope.New("claw", envelope.Version("0.1.0"), envelope.Use(dialect), envelope.Phase(phase))
	registerHealth(app)
	registerCatalogs(app)
	registerSessions(app)
	return app
}
