package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

// registerSessions registers the verbs that read sessions.
func registerSessions(app *envelope.App) {
	safe(app, "system-prompt", "Show the system prompt", func(context.Context, none) (Prompt, error) {
		return Prompt{Message: "You are claw.", Sections: []string{"identity"}}, nil
	})
	envelope.Register(app, envelope.Command[ExportIn, Export]{
		Name: "export", Summary: "Export a session", Effect: envelope.Safe, Run: export,
		ExitCodes: envelope.ExitCodes{
			envelope.NotFound:     {Description: "There is no such session"},
			envelope.AuthRequired: {Description: "Credentials for the session are missing"},
		},
	})
	safe(app, "state", "Show the state of the worker", func(context.Context, none) (none, error) {
		return none{}, &envelope.Error{
			Exit: envelope.GeneralError, LegacyKind: "unknown", Operation: "read_state", Target: ".claw/worker-state.json",
			Message: "no worker state file found", Hint: "start a worker first",
		}
	})
}

func export(_ context.Context, in ExportIn) (Export, error) {
	switch in.Session {
	case "latest":
		return Export{File: "session.md", Markdown: "# Session\n", Messages: 2, SessionID: "session-1"}, nil
	case "":
		return Export{}, &envelope.Error{
			Exit: envelope.NotFound, LegacyKind: "no_managed_sessions", Target: ".claw/sessions", Message: "no managed sessions found in .claw/sessions",
		}
	case "remote":
		return Export{}, &envelope.Error{
			Exit: envelope.AuthRequired, LegacyKind: "missing_credentials", Operation: "resolve_anthropic_auth", Target: "ANTHROPIC_API_KEY",
			Message: "missing Anthropic credentials", Hint: "set ANTHROPIC_API_KEY",
		}
	}
	return Export{}, &envelope.Error{
		Exit: envelope.NotFound, LegacyKind: "session_not_found", Target: in.Session, Message: "session not found: " + in.Session,
	}
}

// Prompt is the answer of system-prompt.
type Prompt struct {
	Message  string   `json:"message" envelope:"text"`
	Sections []string `json:"sections" envelope:"ordered"`
}

// ExportIn are the parameters of export.
type ExportIn struct {
	Session string `name:"session" help:"The session, or latest"`
}

// Export is the answer of export.
type Export struct {
	File      string `json:"file"`
	Markdown  string `json:"markdown"`
	Messages  int    `json:"messages"`
	SessionID string `json:"session_id"`
}
