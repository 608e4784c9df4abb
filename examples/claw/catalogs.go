package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

// registerCatalogs registers the verbs that list what there is.
func registerCatalogs(app *envelope.App) {
	safe(app, "agents", "List the agents", func(context.Context, none) (Agents, error) {
		return Agents{Action: "list", Agents: []Named{{"reviewer"}}, Count: 1, Summary: Total{1}, WorkingDirectory: "/home/ada/project"}, nil
	})
	safe(app, "mcp", "List the MCP servers", func(context.Context, none) (MCP, error) {
		return MCP{Action: "list", ConfiguredServers: 1, Servers: []Named{{"files"}}, Status: "ok", WorkingDirectory: "/home/ada/project"}, nil
	})
	safe(app, "skills", "List the skills", func(context.Context, none) (Skills, error) {
		return Skills{Action: "list", Skills: []Named{{"pdf"}}, Summary: Total{1}}, nil
	})
	envelope.Register(app, envelope.Command[none, none]{
		Name: "dump-manifests", Summary: "Write the manifests", Effect: envelope.Safe,
		ExitCodes: envelope.ExitCodes{envelope.Precondition: {Description: "There are no manifests"}},
		Run: func(context.Context, none) (none, error) {
			return none{}, &envelope.Error{
				Exit: envelope.Precondition, LegacyKind: "missing_manifests", Operation: "read_manifests", Target: ".claw/manifests",
				Message: "there are no manifests in .claw/manifests", Hint: "run claw in the folder of the workspace",
			}
		},
	})
	safe(app, "bootstrap-plan", "List the phases of a start", func(context.Context, none) (Plan, error) {
		return Plan{Phases: []string{"config", "auth", "session"}}, nil
	})
	safe(app, "acp", "Show how editors start the tool", func(context.Context, none) (ACP, error) {
		return ACP{
			Aliases: []string{"acp", "--acp"}, DiscoverabilityTracking: "ROADMAP #64a", LaunchCommand: []string{"claw", "acp"},
			Message: "editors cannot start claw yet", RecommendedWorkflows: []string{"claw prompt TEXT"}, ServeAliasOnly: true,
			Status: "discoverability_only", Tracking: "ROADMAP #76",
		}, nil
	})
}

// Named is an entry of a catalog.
type Named struct {
	Name string `json:"name"`
}

// Total counts the entries of a catalog.
type Total struct {
	Total int `json:"total"`
}

// Agents is the answer of agents.
type Agents struct {
	Action           string  `json:"action"`
	Agents           []Named `json:"agents"`
	Count            int     `json:"count"`
	Summary          Total   `json:"summary"`
	WorkingDirectory string  `json:"working_directory"`
}

// MCP is the answer of mcp.
type MCP struct {
	Action            string  `json:"action"`
	ConfigLoadError   *string `json:"config_load_error"`
	ConfiguredServers int     `json:"configured_servers"`
	Servers           []Named `json:"servers"`
	Status            string  `json:"status"`
	WorkingDirectory  string  `json:"working_directory"`
}

// Skills is the answer of skills.
type Skills struct {
	Action  string  `json:"action"`
	Skills  []Named `json:"skills"`
	Summary Total   `json:"summary"`
}

// Plan is the answer of bootstrap-plan.
type Plan struct {
	Phases []string `json:"phases" envelope:"ordered"`
}

// ACP is the answer of acp.
type ACP struct {
	Aliases                 []string `json:"aliases" envelope:"ordered"`
	DiscoverabilityTracking string   `json:"discoverability_tracking"`
	LaunchCommand           []string `json:"launch_command" envelope:"ordered"`
	Message                 string   `json:"message" envelope:"text"`
	RecommendedWorkflows    []string `json:"recommended_workflows"`
	ServeAliasOnly          bool     `json:"serve_alias_only"`
	Status                  string   `json:"status"`
	Supported               bool     `json:"supported"`
	Tracking                string   `json:"tracking"`
}
