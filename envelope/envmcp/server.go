package envmcp

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/spec"
)

// NewServer returns a server with the name and version of the application and a
// tool for each of its commands. All commands have to be registered before.
func NewServer(app *envelope.App) *mcp.Server {
	d := adapter.Describe(app)
	server := mcp.NewServer(&mcp.Implementation{Name: d.Name, Version: d.Version}, &mcp.ServerOptions{
		Capabilities: &mcp.ServerCapabilities{Tools: &mcp.ToolCapabilities{}}, // which never change
	})
	AddTools(server, app)
	return server
}

// AddTools adds a tool for each command of the application to a server, which
// may have other tools, resources and prompts. A tool replaces one of the same
// name. Commands that envcobra has wrapped are left out: they read variables of
// the process, so that two calls cannot run at once.
func AddTools(server *mcp.Server, app *envelope.App) {
	d := adapter.Describe(app)
	for _, c := range d.Commands {
		if c.Foreign {
			continue
		}
		server.AddTool(toolOf(&d, &c), handler(app, &c))
	}
}

// toolOf declares the tool of a command.
func toolOf(d *adapter.App, c *adapter.Command) *mcp.Tool {
	destructive := c.Effect == spec.EffectDestructive
	return &mcp.Tool{
		Name:         strings.ReplaceAll(c.Name, " ", "_"),
		Description:  c.Summary,
		InputSchema:  inputSchema(d, c),
		OutputSchema: outputSchema(d, c),
		Annotations:  &mcp.ToolAnnotations{ReadOnlyHint: c.Effect == spec.EffectSafe, DestructiveHint: &destructive},
	}
}

// handler returns what answers calls of the command's tool.
func handler(app *envelope.App, c *adapter.Command) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		r := request(c, req.Params.Arguments)
		result := adapter.Call(ctx, app, r)
		return &mcp.CallToolResult{
			Content:           []mcp.Content{&mcp.TextContent{Text: string(result.Text)}},
			StructuredContent: json.RawMessage(result.Text),
			IsError:           result.Exit != 0,
		}, nil
	}
}
