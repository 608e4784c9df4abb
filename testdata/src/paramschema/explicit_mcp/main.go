// Command search is an MCP server whose tools say the schemas of their
// parameters themselves, on both libraries.
package main

import (
	"context"
	_ "embed"
	"encoding/json"

	"github.com/google/jsonschema-go/jsonschema"
	stock "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

//go:embed find.json
var find []byte

type query struct {
	Text  string   `json:"text"`
	Limit int      `json:"limit,omitempty"`
	Kinds []string `json:"kinds,omitempty"`
	Sort  string   `json:"sort,omitempty" enum:"name,date"`
	Since string   `json:"fetched_at,omitempty"`
}

type out struct {
	Hits []string `json:"hits"`
}

func search(ctx context.Context, req *mcp.CallToolRequest, in query) (*mcp.CallToolResult, out, error) {
	return nil, out{}, nil
}

func typed(ctx context.Context, request stock.CallToolRequest, args query) (out, error) {
	return out{}, nil
}

func typedText(ctx context.Context, req stock.CallToolRequest, args query) (*stock.CallToolResult, error) {
	return nil, nil
}

func raw(ctx context.Context, request stock.CallToolRequest) (*stock.CallToolResult, error) {
	return nil, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "search"}, nil)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "dropped",
		InputSchema: map[string]any{"type": "object", "properties": map[string]any{"text": map[string]any{"type": "string"}, "offset": map[string]any{"type": "integer"}}}, // want `^tool dropped has an input schema that differs from its type at offset: the type has no such key and drops it, callers rely on what is not so; correct one of the two \(paramschema\)$`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "type",
		InputSchema: &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"limit": {Type: "string"}}}, // want `at limit: the schema allows string and the type takes integer`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "types",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"kinds":{"type":["array","string"]}}}`), // want `at kinds: the schema allows string and the type takes array`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "values",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"sort":{"enum":["name","size"]}}}`), // want `at sort: the schema lists "size", which the type does not`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "closed",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"text":{},"limit":{},"kinds":{},"sort":{}},"additionalProperties":false}`), // want `at fetched_at: the type takes it and the schema allows no such key`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "broken",
		InputSchema: json.RawMessage(`{"type":"object","required":"text"}`), // want `^tool broken has an input schema that cannot be used: /required: expected array, but got string`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "url",
		InputSchema: json.RawMessage(`{"type":"object","$ref":"https://example.com/in.json"}`), // want `https://example\.com/in\.json is another document`
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "items",
		InputSchema: map[string]any{"type": "object", "properties": map[string]any{"kinds": map[string]any{"type": "array", "items": map[string]any{"type": "integer"}}}}, // want `at kinds\[\]: the schema allows integer and the type takes string`
	}, search)

	mcp.AddTool(s, &mcp.Tool{
		Name:        "right",
		InputSchema: map[string]any{"type": "object", "properties": map[string]any{"text": map[string]any{"type": "string"}, "limit": map[string]any{"type": "number"}}, "required": []string{"text", "limit"}},
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "fewer-values",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"sort":{"enum":["name"]},"kinds":{"type":["array","null"]}}}`),
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name:        "asked-for-a-time", // what is asked may say when
		InputSchema: json.RawMessage(`{"type":"object","properties":{"fetched_at":{"type":"string","format":"date-time"}}}`),
	}, search)
	mcp.AddTool(s, &mcp.Tool{Name: "any", InputSchema: json.RawMessage(`{"type":"object","properties":{"whatever":{"type":"integer"}}}`)}, func(context.Context, *mcp.CallToolRequest, map[string]any) (*mcp.CallToolResult, out, error) {
		return nil, out{}, nil
	})

	t := server.NewMCPServer("stock", "1.0.0")
	t.AddTool(stock.NewToolWithRawSchema("find", "Find", find), stock.NewStructuredToolHandler(typed))                                                                     // want `^tool find has an input schema that differs from its type at text: the schema allows integer and the type takes string`
	t.AddTool(stock.NewTool("get", stock.WithRawInputSchema(json.RawMessage(`{"type":7}`))), raw)                                                                          // want `^tool get has an input schema that cannot be used: /type`
	t.AddTool(stock.NewToolWithRawSchema("undeclared", "U", json.RawMessage(`{"type":"object","properties":{"id":{}},"required":["id","name"]}`)), raw)                    // want `^tool undeclared requires name in its input schema and does not declare it, callers cannot tell what it is; declare it \(paramschema\)$`
	t.AddTool(stock.NewToolWithRawSchema("default", "D", json.RawMessage(`{"type":"object","properties":{"n":{"type":"integer","default":"1"},"m":{"default":1}}}`)), raw) // want `^tool default has the default "1" for n in its input schema, which that refuses: expected integer, but got string, it would be refused if it were given; change it`
	t.AddTool(stock.NewToolWithRawSchema("search", "Search", find), stock.NewTypedToolHandler(typedText))                                                                  // want `^tool search has an input schema that differs from its type at text: the schema allows integer and the type takes string`
	t.AddTool(stock.NewToolWithRawSchema("list", "List", find), raw)
	t.AddTool(stock.NewTool("count", stock.WithRawInputSchema(json.RawMessage(`{"type":"object","properties":{"n":{"type":"integer"}}}`))), raw)
}
