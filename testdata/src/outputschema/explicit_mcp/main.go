// Command weather is an MCP server on the Go SDK that says its schemas itself.
package main

import (
	"context"
	"encoding/json"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct {
	City string `json:"city"`
}

type out struct {
	Degrees float64  `json:"degrees"`
	Wind    []string `json:"wind,omitempty"`
}

func read(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, out, error) {
	return nil, out{}, nil
}

func text(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, nil
}

func description() string { return "degrees" }

func degrees() *jsonschema.Schema { return &jsonschema.Schema{Type: "number"} }

var shared = &jsonschema.Schema{Type: "string"}

const unit = "unit"

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "weather"}, nil)
	mcp.AddTool(s, &mcp.Tool{
		Name:         "map",
		OutputSchema: map[string]any{"type": "object", "properties": map[string]any{"degrees": map[string]any{"type": "string"}}}, // want `^tool map has an output schema that differs from its type at degrees: the schema allows string and the type gives number, callers rely on what is not so; correct one of the two \(outputschema\)$`
	}, read)
	mcp.AddTool(s, &mcp.Tool{
		Name: "struct",
		OutputSchema: &jsonschema.Schema{ // want `^tool struct has an output schema that differs from its type at unit: the type has no such key`
			Type: "object", Description: description(),
			Properties: map[string]*jsonschema.Schema{"degrees": {Type: "number", Minimum: jsonschema.Ptr(-273.0)}, unit: shared},
		},
	}, read)
	mcp.AddTool(s, &mcp.Tool{
		Name:         "required",
		OutputSchema: &jsonschema.Schema{Type: "object", Required: []string{"wind"}}, // want `at wind: the schema requires it and the type may leave it out`
	}, read)
	mcp.AddTool(s, &mcp.Tool{
		Name:         "raw",
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"trace_id":{}}}`), // want `^tool raw has an output schema that differs from its type at trace_id`
	}, read)
	s.AddTool(&mcp.Tool{
		Name:         "untyped",
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"trace_id":{}}}`), // want `^tool untyped declares trace_id in its output schema, which is called as something about the call is, answers differ between two identical calls`
	}, text)
	s.AddTool(&mcp.Tool{
		Name:         "bytes",
		OutputSchema: []byte(`{"type":"object"}`), // want `^tool bytes has an output schema that cannot be used: the schema is no JSON object`
	}, text)
	tool := &mcp.Tool{Name: "later"}
	tool.OutputSchema = map[string]any{"type": "text"} // want `^a tool has an output schema that cannot be used: /type`
	s.AddTool(tool, text)

	mcp.AddTool(s, &mcp.Tool{
		Name:         "computed",
		OutputSchema: map[string]any{"type": "object", "properties": map[string]any{"degrees": degrees(), "wind": degrees()}, "additionalProperties": false},
	}, read)
	derived, _ := jsonschema.For[in](nil)
	mcp.AddTool(s, &mcp.Tool{Name: "derived", OutputSchema: derived}, read)
	mcp.AddTool(s, &mcp.Tool{
		Name: "agrees", Description: description(),
		OutputSchema: &jsonschema.Schema{
			Type: "object", Required: []string{"degrees"},
			Properties: map[string]*jsonschema.Schema{"degrees": {Type: "number"}, "wind": {Type: "array", Items: &jsonschema.Schema{Type: "string"}}},
		},
	}, read)
	changed := map[string]any{"type": "array"}
	changed["type"] = "object"
	mcp.AddTool(s, &mcp.Tool{Name: "changed", OutputSchema: changed}, read)
	mcp.AddTool(s, &mcp.Tool{Name: "none", OutputSchema: nil}, read)
}
