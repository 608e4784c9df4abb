// Package gosdk serves tools with the official SDK.
package gosdk

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"example.com/schemas/internal/model"
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

//go:embed search.json
var searchSchema []byte

const rangeSchema = `{"type":"object","properties":{"first":{"type":"integer"},"last":{"type":"integer"}},"required":["first","last","step"]}`

type rangeIn struct {
	First int `json:"first"`
	Last  int `json:"last"`
	Step  int `json:"step,omitempty"`
}

type rangeOut struct {
	Values []int `json:"values"`
}

// Server makes the server.
func Server() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "gosdk", Version: "1.0.0"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "untyped", Description: "Show something"}, untyped)
	mcp.AddTool(s, &mcp.Tool{Name: "said", Description: "Say something"}, said)
	mcp.AddTool(s, &mcp.Tool{Name: "typed", Description: "Show a host"}, typed)
	mcp.AddTool(s, &mcp.Tool{Name: "record", Description: "Show a record"}, record)
	mcp.AddTool(s, &mcp.Tool{Name: "stream", Description: "Show a stream"}, stream)
	mcp.AddTool(s, &mcp.Tool{
		Name: "range", Description: "Show a range",
		InputSchema: json.RawMessage(rangeSchema), // want paramschema
	}, showRange)
	mcp.AddTool(s, &mcp.Tool{
		Name: "range-ok", Description: "Show a range",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"first":{"type":"integer"},"last":{"type":"integer"},"step":{"type":"integer","default":1}},"required":["first","last"]}`),
	}, showRangeOK)
	mcp.AddTool(s, &mcp.Tool{
		Name: "search", Description: "Look for hosts",
		InputSchema: json.RawMessage(searchSchema), // want paramschema
	}, search)
	mcp.AddTool(s, &mcp.Tool{
		Name: "level", Description: "Set a level",
		InputSchema: &jsonschema.Schema{ // want paramschema
			Type:       "object",
			Properties: map[string]*jsonschema.Schema{"level": {Type: "string"}},
		},
	}, setLevel)
	mcp.AddTool(s, &mcp.Tool{
		Name: "level-ok", Description: "Set a level",
		InputSchema: &jsonschema.Schema{
			Type:       "object",
			Properties: map[string]*jsonschema.Schema{"level": {Type: "integer", Description: "How much"}},
			Required:   []string{"level"},
		},
	}, setLevelOK)
	mcp.AddTool(s, &mcp.Tool{
		Name: "closed", Description: "Show what is closed",
		InputSchema: map[string]any{"type": "object", "properties": map[string]any{"first": map[string]any{"type": "integer"}}, "additionalProperties": false}, // want paramschema
	}, closed)
	mcp.AddTool(s, &mcp.Tool{
		Name: "mode", Description: "Set a mode",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"mode":{"type":"string","enum":["fast","safe"],"default":"slow"}}}`), // want paramschema
	}, setMode)
	mcp.AddTool(s, &mcp.Tool{
		Name: "remote", Description: "Set a mode",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"mode":{"$ref":"https://schemas.example.com/mode.json"}}}`), // want paramschema
	}, setRemote)
	mcp.AddTool(s, &mcp.Tool{
		Name: "local", Description: "Set a mode",
		InputSchema: json.RawMessage(`{"type":"object","properties":{"mode":{"$ref":"#/$defs/mode"}},"$defs":{"mode":{"type":"string","enum":["fast","safe"]}}}`),
	}, setLocal)
	mcp.AddTool(s, &mcp.Tool{
		Name: "wrong", Description: "Show values", InputSchema: reflected[rangeIn](),
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"values":{"type":"array","items":{"type":"string"}}},"required":["values"]}`), // want outputschema
	}, wrong)
	mcp.AddTool(s, &mcp.Tool{
		Name: "right", Description: "Show values", InputSchema: reflected[rangeIn](),
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"values":{"type":["array","null"],"items":{"type":"integer"}}},"required":["values"]}`),
	}, right)
	mcp.AddTool(s, &mcp.Tool{
		Name: "fetched", Description: "Show values",
		OutputSchema: json.RawMessage(`{"type":"object","properties":{"values":{"type":["array","null"],"items":{"type":"integer"}},"source":{"type":"string"}}}`), // want outputschema
	}, fetched)
	return s
}

// reflected makes a schema from a type.
func reflected[T any]() *jsonschema.Schema {
	schema, err := jsonschema.For[T](nil)
	if err != nil {
		return &jsonschema.Schema{Type: "object"}
	}
	return schema
}

type nameIn struct {
	Name string `json:"name" jsonschema:"name of the host"`
}

func untyped(ctx context.Context, req *mcp.CallToolRequest, in nameIn) (*mcp.CallToolResult, any, error) { // bad: answers with any that is something, a hint
	if in.Name == "" {
		return nil, nil, fmt.Errorf("no name")
	}
	return nil, map[string]int{in.Name: len(in.Name)}, nil
}

func said(ctx context.Context, req *mcp.CallToolRequest, in nameIn) (*mcp.CallToolResult, any, error) { // ok: answers with text alone, any is always nil
	if in.Name == "" {
		return nil, nil, fmt.Errorf("no name")
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "hello " + in.Name}}}, nil, nil
}

func typed(ctx context.Context, req *mcp.CallToolRequest, in nameIn) (*mcp.CallToolResult, model.Host, error) { // ok: a struct
	h := model.NewHost(in.Name, "eu")
	if strings.HasPrefix(in.Name, "db") {
		h.Tags = append(h.Tags, "database")
	}
	return nil, h, nil
}

type recordOut struct {
	Name  string          `json:"name,omitempty"`
	Value json.RawMessage `json:"value"`
}

func record(ctx context.Context, req *mcp.CallToolRequest, in nameIn) (*mcp.CallToolResult, recordOut, error) { // bad: a field of raw JSON, a hint
	b, err := os.ReadFile(in.Name)
	if err != nil {
		return nil, recordOut{}, err
	}
	return nil, recordOut{Name: in.Name, Value: b}, nil
}

type streamOut struct {
	Name  string   `json:"name"`
	Lines chan int `json:"lines"` // want outputschema
}

func stream(ctx context.Context, req *mcp.CallToolRequest, in nameIn) (*mcp.CallToolResult, streamOut, error) { // bad: a channel cannot be encoded
	lines := make(chan int, 1)
	lines <- len(in.Name)
	return nil, streamOut{Name: in.Name, Lines: lines}, nil
}

func values(in rangeIn) rangeOut {
	out := rangeOut{Values: []int{}}
	for i := in.First; i < in.Last; i += max(in.Step, 1) {
		out.Values = append(out.Values, i)
	}
	return out
}

func showRange(ctx context.Context, req *mcp.CallToolRequest, in rangeIn) (*mcp.CallToolResult, rangeOut, error) { // bad: the schema requires step and does not declare it
	if in.Last < in.First {
		in.First, in.Last = in.Last, in.First
	}
	return nil, values(in), nil
}

func showRangeOK(ctx context.Context, req *mcp.CallToolRequest, in rangeIn) (*mcp.CallToolResult, rangeOut, error) { // ok: the schema agrees with the type
	return nil, values(in), nil
}

type searchIn struct {
	Query string `json:"query"`
	Limit int    `json:"limit"`
}

func search(ctx context.Context, req *mcp.CallToolRequest, in searchIn) (*mcp.CallToolResult, model.Paged[model.Host], error) { // bad: the embedded schema has a key zone that is dropped
	var page model.Paged[model.Host]
	for i := range in.Limit {
		page.Items = append(page.Items, model.NewHost(fmt.Sprint(in.Query, i), "eu"))
	}
	return nil, page, nil
}

type levelIn struct {
	Level int `json:"level"`
}

type done struct {
	Done bool `json:"done"`
}

func setLevel(ctx context.Context, req *mcp.CallToolRequest, in levelIn) (*mcp.CallToolResult, done, error) { // bad: the schema allows text where a number is taken
	return nil, done{in.Level > 0}, nil
}

func setLevelOK(ctx context.Context, req *mcp.CallToolRequest, in levelIn) (*mcp.CallToolResult, done, error) { // ok: a literal that agrees with the type
	return nil, done{in.Level > 1}, nil
}

func closed(ctx context.Context, req *mcp.CallToolRequest, in rangeIn) (*mcp.CallToolResult, rangeOut, error) { // bad: the schema allows no key last
	return nil, values(in), nil
}

type modeIn struct {
	Mode string `json:"mode"`
}

func setMode(ctx context.Context, req *mcp.CallToolRequest, in modeIn) (*mcp.CallToolResult, done, error) { // bad: the schema refuses its own default
	return nil, done{in.Mode == "fast"}, nil
}

func setRemote(ctx context.Context, req *mcp.CallToolRequest, in modeIn) (*mcp.CallToolResult, done, error) { // bad: the schema refers to another document
	return nil, done{in.Mode == "safe"}, nil
}

func setLocal(ctx context.Context, req *mcp.CallToolRequest, in modeIn) (*mcp.CallToolResult, done, error) { // ok: the schema refers to a part of itself
	return nil, done{in.Mode != ""}, nil
}

func wrong(ctx context.Context, req *mcp.CallToolRequest, in rangeIn) (*mcp.CallToolResult, rangeOut, error) { // bad: the schema says texts where numbers are
	return nil, values(in), nil
}

func right(ctx context.Context, req *mcp.CallToolRequest, in rangeIn) (*mcp.CallToolResult, rangeOut, error) { // ok: the schema agrees with the type, that of the input is made from it
	return nil, values(in), nil
}

func fetched(ctx context.Context, req *mcp.CallToolRequest, in rangeIn) (*mcp.CallToolResult, rangeOut, error) { // bad: the schema declares a key source that the type does not have
	return nil, values(in), nil
}
