package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

type none = struct{}

// registerHealth registers the verbs that say how the tool is.
func registerHealth(app *envelope.App) {
	safe(app, "doctor", "Check the installation", func(context.Context, none) (Doctor, error) {
		return Doctor{
			Checks:  []Check{{Name: "auth", Status: "ok"}, {Name: "config", Status: "ok"}},
			Summary: Summary{OK: 2}, Message: "everything is fine", Report: "auth: ok\nconfig: ok",
		}, nil
	})
	safe(app, "status", "Show what the tool would work with", func(context.Context, none) (Status, error) {
		return Status{
			Model: "claude-opus", ModelRaw: "opus", ModelSource: "flag", PermissionMode: "read-only", Status: "ok",
			Sandbox: Enabled{true}, Usage: Usage{}, Workspace: Workspace{Root: "/home/ada/project", Branch: "main"},
		}, nil
	})
	safe(app, "version", "Show the version", func(context.Context, none) (Version, error) {
		return Version{GitSHA: "08106b0c", Message: "claw 0.1.0", Target: "linux/amd64", Version: "0.1.0"}, nil
	})
	safe(app, "sandbox", "Show the sandbox", func(context.Context, none) (Sandbox, error) {
		return Sandbox{Active: true, AllowedMounts: []string{"/home/ada/project"}, Enabled: true, FilesystemActive: true, FilesystemMode: "workspace", Supported: true}, nil
	})
	safe(app, "help", "Explain the tool", func(context.Context, none) (Message, error) {
		return Message{"claw has 14 verbs"}, nil
	})
}

// safe registers a verb that changes nothing.
func safe[In, Out any](app *envelope.App, name, summary string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{Name: name, Summary: summary, Effect: envelope.Safe, Run: run})
}

// Doctor is the answer of doctor. Its prose is for people, and for readers of
// v1, who are used to it.
type Doctor struct {
	Checks      []Check `json:"checks"`
	Summary     Summary `json:"summary"`
	HasFailures bool    `json:"has_failures"`
	Report      string  `json:"report" envelope:"text"`
	Message     string  `json:"message" envelope:"text"`
}

// Check is one thing that doctor looked at.
type Check struct {
	Name   string `json:"name"`
	Status string `json:"status" enum:"ok,failed"`
}

// Summary counts checks.
type Summary struct {
	OK     int `json:"ok"`
	Failed int `json:"failed"`
}

// Status is the answer of status.
type Status struct {
	ConfigLoadError *string   `json:"config_load_error"`
	Model           string    `json:"model"`
	ModelRaw        string    `json:"model_raw"`
	ModelSource     string    `json:"model_source"`
	PermissionMode  string    `json:"permission_mode"`
	Sandbox         Enabled   `json:"sandbox"`
	Status          string    `json:"status"`
	Usage           Usage     `json:"usage"`
	Workspace       Workspace `json:"workspace"`
}

// Enabled says whether something is on.
type Enabled struct {
	Enabled bool `json:"enabled"`
}

// Usage counts tokens.
type Usage struct {
	InputTokens  int `json:"input_tokens"`
	OutputTokens int `json:"output_tokens"`
}

// Workspace is where the tool works.
type Workspace struct {
	Root   string `json:"root"`
	Branch string `json:"branch"`
}

// Version is the answer of version.
type Version struct {
	GitSHA  string `json:"git_sha"`
	Message string `json:"message" envelope:"text"`
	Target  string `json:"target"`
	Version string `json:"version"`
}

// Sandbox is the answer of sandbox.
type Sandbox struct {
	Active             bool     `json:"active"`
	ActiveNamespace    bool     `json:"active_namespace"`
	ActiveNetwork      bool     `json:"active_network"`
	AllowedMounts      []string `json:"allowed_mounts" envelope:"set"`
	Enabled            bool     `json:"enabled"`
	FallbackReason     *string  `json:"fallback_reason"`
	FilesystemActive   bool     `json:"filesystem_active"`
	FilesystemMode     string   `json:"filesystem_mode"`
	InContainer        bool     `json:"in_container"`
	Markers            []string `json:"markers" envelope:"set"`
	RequestedNamespace bool     `json:"requested_namespace"`
	RequestedNetwork   bool     `json:"requested_network"`
	Supported          bool     `json:"supported"`
}

// Message is an answer that is prose.
type Message struct {
	Message string `json:"message"`
}
