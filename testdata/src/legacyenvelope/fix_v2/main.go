// Package main is a tool that makes the flat envelopes of claw v1 by hand: 14
// verbs, some of which answer with maps and some with structs, and one for the
// kinds of errors. Tests build it and run it, before and after the fix.
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	verbs := map[string]func() int{
		"doctor": doctor, "status": status, "version": version, "sandbox": sandbox, "help": help, "agents": agents, "mcp": mcp,
		"skills": skills, "system-prompt": systemPrompt, "dump-manifests": dumpManifests, "bootstrap-plan": bootstrapPlan,
		"acp": acp, "export": export, "state": state, "kinds": kinds,
	}
	if len(os.Args) < 2 || verbs[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: claw VERB")
		os.Exit(1)
	}
	os.Exit(verbs[os.Args[1]]())
}

// emit prints an answer.
func emit(answer any, status int) int {
	if err := json.NewEncoder(os.Stdout).Encode(answer); err != nil {
		return 1
	}
	return status
}

type named struct {
	Name string `json:"name"`
}

type total struct {
	Total int `json:"total"`
}

type check struct {
	Name   string `json:"name"`
	Status string `json:"status"`
}

type summary struct {
	OK     int `json:"ok"`
	Failed int `json:"failed"`
}

// failure is an error of claw v1. What it has not on the wire goes to the log.
type failure struct {
	Error     string  `json:"error"`
	Hint      *string `json:"hint"`
	Kind      string  `json:"kind"`
	Type      string  `json:"type"`
	Verb      string  `json:"-"`
	Operation string  `json:"-"`
	Target    string  `json:"-"`
}

//envvet:handler
func doctor() int {
	checks := []check{{"auth", "ok"}, {"config", "ok"}}
	return emit(map[string]any{ // want `answer of handler doctor is flat as in claw v1, with kind "doctor" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		"kind":         "doctor",
		"checks":       checks,
		"summary":      summary{OK: len(checks)},
		"has_failures": false,
		"message":      "everything is fine",
		"report":       fmt.Sprintf("%s: %s\n%s: %s", checks[0].Name, checks[0].Status, checks[1].Name, checks[1].Status),
	}, 0)
}

type statusAnswer struct {
	Kind            string         `json:"kind"`
	ConfigLoadError *string        `json:"config_load_error"`
	Model           string         `json:"model"`
	ModelRaw        string         `json:"model_raw"`
	ModelSource     string         `json:"model_source"`
	PermissionMode  string         `json:"permission_mode"`
	Sandbox         map[string]any `json:"sandbox"`
	Status          string         `json:"status"`
	Usage           map[string]int `json:"usage"`
	Workspace       any            `json:"workspace"`
}

//envvet:handler
func status() int {
	return emit(statusAnswer{ // want `answer of handler status is flat as in claw v1, with kind "status" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		Kind: "status", Model: "claude-opus", ModelRaw: "opus", ModelSource: "flag", PermissionMode: "read-only", Status: "ok",
		Sandbox: map[string]any{"enabled": true}, Usage: map[string]int{"input_tokens": 0, "output_tokens": 0},
		Workspace: map[string]string{"root": "/home/ada/project", "branch": "main"},
	}, 0)
}

type versionAnswer struct {
	Kind    string `json:"kind"`
	GitSHA  string `json:"git_sha"`
	Message string `json:"message"`
	Target  string `json:"target"`
	Version string `json:"version"`
}

//envvet:handler
func version() int {
	answer := versionAnswer{Kind: "version", GitSHA: "08106b0c", Target: "linux/amd64", Version: "0.1.0"} // want `answer of handler version is flat as in claw v1, with kind "version" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	answer.Message = "claw " + answer.Version
	return emit(answer, 0)
}

type sandboxAnswer struct {
	Kind               string   `json:"kind"`
	Active             bool     `json:"active"`
	ActiveNamespace    bool     `json:"active_namespace"`
	ActiveNetwork      bool     `json:"active_network"`
	AllowedMounts      []string `json:"allowed_mounts"`
	Enabled            bool     `json:"enabled"`
	FallbackReason     *string  `json:"fallback_reason"`
	FilesystemActive   bool     `json:"filesystem_active"`
	FilesystemMode     string   `json:"filesystem_mode"`
	InContainer        bool     `json:"in_container"`
	Markers            []string `json:"markers"`
	RequestedNamespace bool     `json:"requested_namespace"`
	RequestedNetwork   bool     `json:"requested_network"`
	Supported          bool     `json:"supported"`
}

//envvet:handler
func sandbox() int {
	return emit(&sandboxAnswer{ // want `answer of handler sandbox is flat as in claw v1, with kind "sandbox" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		Kind: "sandbox", Active: true, AllowedMounts: []string{"/home/ada/project"}, Enabled: true, FilesystemActive: true,
		FilesystemMode: "workspace", Markers: []string{}, Supported: true,
	}, 0)
}

//envvet:handler
func help() int {
	return emit(map[string]any{"kind": "help", "message": "claw has 14 verbs"}, 0) // want `answer of handler help is flat as in claw v1, with kind "help" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}

//envvet:handler
func agents() int {
	found := []named{{"reviewer"}}
	return emit(map[string]any{ // want `answer of handler agents is flat as in claw v1, with kind "agents" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		"kind": "agents", "action": "list", "agents": found, "count": len(found), "summary": total{len(found)},
		"working_directory": "/home/ada/project",
	}, 0)
}

//envvet:handler
func mcp() int {
	return emit(map[string]any{ // want `answer of handler mcp is flat as in claw v1, with kind "mcp" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		"kind": "mcp", "action": "list", "config_load_error": nil, "configured_servers": 1, "servers": []named{{"files"}},
		"status": "ok", "working_directory": "/home/ada/project",
	}, 0)
}

//envvet:handler
func skills() int {
	return emit(listSkills(), 0)
}

func listSkills() map[string]any {
	return map[string]any{"kind": "skills", "action": "list", "skills": []named{{"pdf"}}, "summary": total{1}} // want `answer of handler skills is flat as in claw v1, with kind "skills" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}

type promptAnswer struct {
	Kind     string   `json:"kind"`
	Message  string   `json:"message"`
	Sections []string `json:"sections"`
}

//envvet:handler
func systemPrompt() int {
	return emit(promptAnswer{"system-prompt", "You are claw.", []string{"identity"}}, 0) // want `answer of handler systemPrompt is flat as in claw v1, with kind "system-prompt" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}

//envvet:handler
func dumpManifests() int {
	hint := "run claw in the folder of the workspace"
	return emit(failure{Type: "error", Kind: "missing_manifests", Error: "there are no manifests in .claw/manifests", Hint: &hint, Verb: "dump-manifests", Operation: "read_manifests", Target: ".claw/manifests"}, 1) // want `error of handler dumpManifests has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
}

//envvet:handler
func bootstrapPlan() int {
	return emit(map[string]any{"kind": "bootstrap-plan", "phases": []string{"config", "auth", "session"}}, 0) // want `answer of handler bootstrapPlan is flat as in claw v1, with kind "bootstrap-plan" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
}

//envvet:handler
func acp() int {
	message := "editors cannot start claw yet"
	fmt.Fprintln(os.Stderr, message)
	return emit(map[string]any{ // want `answer of handler acp is flat as in claw v1, with kind "acp" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
		"kind":                     "acp",
		"aliases":                  []string{"acp", "--acp"},
		"discoverability_tracking": "ROADMAP #64a",
		"launch_command":           []string{"claw", "acp"},
		"message":                  message,
		"recommended_workflows":    []string{"claw prompt TEXT"},
		"serve_alias_only":         true,
		"status":                   "discoverability_only",
		"supported":                false,
		"tracking":                 "ROADMAP #76",
	}, 0)
}

type exportAnswer struct {
	Kind      string `json:"kind"`
	File      string `json:"file"`
	Markdown  string `json:"markdown"`
	Messages  int    `json:"messages"`
	SessionID string `json:"session_id"`
}

//envvet:handler
func export() int {
	if len(os.Args) > 2 && os.Args[2] == "--session=" {
		return emit(map[string]any{"type": "error", "kind": "no_managed_sessions", "error": "no managed sessions found in .claw/sessions", "hint": nil}, 1) // want `error of handler export has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
	}
	answer := exportAnswer{Kind: "export", File: "session.md", Markdown: "# Session\n", Messages: 2, SessionID: "session-1"} // want `answer of handler export is flat as in claw v1, with kind "export" beside its payload, readers of v2 find nothing in data; wrap it \(legacyenvelope\)`
	return emit(answer, 0)
}

//envvet:handler
func state() int {
	hint := "start a worker first"
	return emit(&failure{"no worker state file found", &hint, "unknown", "error", "state", "read_state", ".claw/worker-state.json"}, 1) // want `error of handler state has a key kind that in other answers is the command, as in claw v1, readers of v2 find nothing in error\.kind; make it an object \(legacyenvelope\)`
}
