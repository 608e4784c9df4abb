// Package marked serves tools with mark3labs/mcp-go.
package marked

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"example.com/schemas/internal/model"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type hostArgs struct {
	Name string `json:"name"`
	Port int    `json:"port,omitempty"`
}

type hostOut struct {
	Name string   `json:"name"`
	Zone string   `json:"zone"`
	Tags []string `json:"tags,omitempty"`
}

type bag struct {
	Name  string         `json:"name"`
	Items map[string]any `json:"items"`
}

type lazy struct {
	Name string        `json:"name"`
	Load func() string `json:"load"` // want outputschema
}

var closedArgs = json.RawMessage(`{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}`)

// Server makes the server.
func Server() *server.MCPServer {
	s := server.NewMCPServer("marked", "1.0.0")
	s.AddTool(mcp.NewTool("show", mcp.WithDescription("Show a host"), mcp.WithString("name", mcp.Required()), mcp.WithOutputSchema[hostOut]()), mcp.NewStructuredToolHandler(show))
	s.AddTool(mcp.NewTool("bag", mcp.WithDescription("Show a bag"), mcp.WithInputSchema[hostArgs]()), mcp.NewStructuredToolHandler(showBag))
	s.AddTool(mcp.NewTool("lazy", mcp.WithDescription("Show what is lazy")), mcp.NewStructuredToolHandler(showLazy))
	s.AddTool(mcp.NewTool("text", mcp.WithDescription("Say hello")), text)
	s.AddTool(mcp.NewTool("closed",
		mcp.WithDescription("Show a host"),
		mcp.WithRawOutputSchema(json.RawMessage(`{"type":"object","properties":{"name":{"type":"string"},"zone":{"type":"string"},"tags":{"type":"array"}},"required":["name","tags"]}`)), // want outputschema
	), mcp.NewStructuredToolHandler(closed))
	s.AddTool(mcp.NewToolWithRawSchema("open", "Show a host", closedArgs), mcp.NewStructuredToolHandler(open)) // want paramschema
	s.AddTool(mcp.NewToolWithRawSchema("plain", "Show a host", json.RawMessage(`{"type":"object","properties":{"name":{"type":"string"},"port":{"type":"integer"}},"required":["name"]}`)), mcp.NewStructuredToolHandler(plain))
	s.AddTool(mcp.NewTool("port", mcp.WithDescription("Set a port"), mcp.WithRawInputSchema(json.RawMessage(`{"type":"object","properties":{"name":{"type":"string"},"port":{"type":"string"}}}`))), mcp.NewTypedToolHandler(setPort)) // want paramschema
	s.AddTool(mcp.NewTool("bad", mcp.WithDescription("Set a port"), mcp.WithRawInputSchema(json.RawMessage(`{"type":"objekt","properties":[]}`))), broken)                                                                             // want paramschema
	return s
}

func show(ctx context.Context, req mcp.CallToolRequest, args hostArgs) (hostOut, error) { // ok: a struct whose schema is made from it
	if args.Name == "" {
		return hostOut{}, fmt.Errorf("no name")
	}
	return hostOut{Name: args.Name, Zone: "eu"}, nil
}

func showBag(ctx context.Context, req mcp.CallToolRequest, args hostArgs) (bag, error) { // bad: a field is a map of any, a hint
	b := bag{Name: args.Name, Items: map[string]any{}}
	for i := range args.Port {
		b.Items[fmt.Sprint(i)] = i
	}
	return b, nil
}

func showLazy(ctx context.Context, req mcp.CallToolRequest, args hostArgs) (lazy, error) { // bad: a function cannot be encoded
	return lazy{Name: args.Name, Load: func() string { return strings.ToUpper(args.Name) }}, nil
}

func text(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: answers with text, no schema is promised
	name, err := req.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("hello " + name), nil
}

func closed(ctx context.Context, req mcp.CallToolRequest, args hostArgs) (hostOut, error) { // bad: the schema requires a key that may be left out
	h := model.NewHost(args.Name, "eu")
	return hostOut{Name: h.Name, Zone: h.Zone, Tags: h.Tags}, nil
}

func open(ctx context.Context, req mcp.CallToolRequest, args hostArgs) (hostOut, error) { // bad: the schema of the arguments allows no port
	return hostOut{Name: fmt.Sprintf("%s:%d", args.Name, args.Port)}, nil
}

func plain(ctx context.Context, req mcp.CallToolRequest, args hostArgs) (hostOut, error) { // ok: the schema agrees with the arguments
	return hostOut{Name: fmt.Sprintf("%s-%d", args.Name, args.Port)}, nil
}

func setPort(ctx context.Context, req mcp.CallToolRequest, args hostArgs) (*mcp.CallToolResult, error) { // bad: the schema says text where a number is taken
	return mcp.NewToolResultText(fmt.Sprint(args.Port)), nil
}

func broken(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: it is no JSON Schema
	return mcp.NewToolResultText(req.GetString("name", "nobody")), nil
}
