// Package clawnew is claw on package envelope, in version 1 of its answers.
package clawnew

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

// App makes the application.
func App() *envelope.App {
	app := envelope.New("claw", envelope.Use(envelope.ClawV1))
	codes := envelope.ExitCodes{envelope.NotFound: {Description: "No such session"}}
	envelope.Register(app, envelope.Command[struct{}, model]{Name: "status", Summary: "Show the status", Effect: envelope.Safe, Run: status})
	envelope.Register(app, envelope.Command[sessionIn, found]{Name: "session", Summary: "Show a session", Effect: envelope.Safe, Run: session, ExitCodes: codes})
	envelope.Register(app, envelope.Command[sessionIn, model]{Name: "resume", Summary: "Resume a session", Effect: envelope.Safe, Run: resume, ExitCodes: codes})
	envelope.Register(app, envelope.Command[sessionIn, model]{Name: "load", Summary: "Load a session", Effect: envelope.Safe, Run: load, ExitCodes: codes})
	return app
}

type sessionIn struct {
	Output string `name:"output" help:"Where to write it"`
	Format string `name:"output-format" help:"In which form"` // want paramschema
}

type model struct {
	Model string `json:"model,omitempty"`
}

func status(ctx context.Context, in struct{}) (model, error) { // ok: the runtime makes answers of version 1, which makes no promise about keys
	m := model{Model: "opus"}
	if ctx.Err() != nil {
		m.Model = ""
	}
	return m, nil
}

type found struct {
	Kind string `json:"kind"` // want legacyenvelope
	Path string `json:"path"`
}

func session(ctx context.Context, in sessionIn) (found, error) { // bad: a key kind of the payload, and a flag of the runtime's in this dialect
	if in.Output == "" {
		return found{}, &envelope.Error{Exit: envelope.NotFound, LegacyKind: "session_not_found", Kind: "session", Message: "none"}
	}
	return found{Kind: "file", Path: in.Output + in.Format}, nil
}

func resume(ctx context.Context, in sessionIn) (model, error) { // bad: a kind of version 1, and kinds that do not belong together
	if in.Output == "" {
		return model{}, &envelope.Error{Exit: envelope.NotFound, Kind: "session_not_found", Message: "none"} // want errorcode
	}
	return model{}, &envelope.Error{Exit: envelope.NotFound, Kind: "auth", LegacyKind: "session_not_found", Message: "none"} // want errorcode
}

func load(ctx context.Context, in sessionIn) (model, error) { // ok: kinds that belong together
	if in.Output == "" {
		return model{}, &envelope.Error{Exit: envelope.NotFound, Kind: "session", Operation: "load", Message: "none"}
	}
	return model{Model: in.Output}, nil
}
