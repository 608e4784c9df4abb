// Package mcp is a stub of github.com/mark3labs/mcp-go/mcp for fixtures.
package mcp

import (
	"context"
	"encoding/json"
	"fmt"
)

// Tool describes a tool.
type Tool struct {
	Name, Description               string
	RawInputSchema, RawOutputSchema json.RawMessage
}

// ToolOption changes a tool.
type ToolOption func(*Tool)

// NewTool describes a tool.
func NewTool(name string, opts ...ToolOption) Tool {
	tool := Tool{Name: name}
	for _, opt := range opts {
		opt(&tool)
	}
	return tool
}

// NewToolWithRawSchema describes a tool with a schema of its parameters.
func NewToolWithRawSchema(name, description string, schema json.RawMessage) Tool {
	return Tool{Name: name, Description: description, RawInputSchema: schema}
}

// WithRawInputSchema says what the tool takes.
func WithRawInputSchema(schema json.RawMessage) ToolOption {
	return func(t *Tool) { t.RawInputSchema = schema }
}

// WithRawOutputSchema says what the tool answers with.
func WithRawOutputSchema(schema json.RawMessage) ToolOption {
	return func(t *Tool) { t.RawOutputSchema = schema }
}

// WithDescription says what a tool does.
func WithDescription(description string) ToolOption {
	return func(t *Tool) { t.Description = description }
}

// WithString adds a parameter.
func WithString(name string) ToolOption { return func(t *Tool) {} }

// WithOutputSchema says what the tool answers with.
func WithOutputSchema[T any]() ToolOption { return func(t *Tool) {} }

// CallToolRequest is a call of a tool.
type CallToolRequest struct{ Arguments any }

// BindArguments fills target.
func (r CallToolRequest) BindArguments(target any) error { return nil }

// CallToolResult is the answer of a tool.
type CallToolResult struct {
	Text    string
	IsError bool
}

// NewToolResultText is an answer of text.
func NewToolResultText(text string) *CallToolResult { return &CallToolResult{Text: text} }

// NewToolResultError is a failure.
func NewToolResultError(text string) *CallToolResult {
	return &CallToolResult{Text: text, IsError: true}
}

// CreateTaskResult is the answer of a tool that goes on.
type CreateTaskResult struct{}

// TypedToolHandlerFunc carries out calls with typed arguments.
type TypedToolHandlerFunc[T any] func(ctx context.Context, request CallToolRequest, args T) (*CallToolResult, error)

// StructuredToolHandlerFunc does so with typed answers as well.
type StructuredToolHandlerFunc[TArgs any, TResult any] func(ctx context.Context, request CallToolRequest, args TArgs) (TResult, error)

// NewTypedToolHandler reads the arguments.
func NewTypedToolHandler[T any](handler TypedToolHandlerFunc[T]) func(ctx context.Context, request CallToolRequest) (*CallToolResult, error) {
	return func(ctx context.Context, request CallToolRequest) (*CallToolResult, error) {
		var args T
		if err := request.BindArguments(&args); err != nil {
			return NewToolResultError(err.Error()), nil
		}
		return handler(ctx, request, args)
	}
}

// NewStructuredToolHandler reads the arguments and writes the answer.
func NewStructuredToolHandler[TArgs any, TResult any](handler StructuredToolHandlerFunc[TArgs, TResult]) func(ctx context.Context, request CallToolRequest) (*CallToolResult, error) {
	return func(ctx context.Context, request CallToolRequest) (*CallToolResult, error) {
		var args TArgs
		if err := request.BindArguments(&args); err != nil {
			return NewToolResultError(err.Error()), nil
		}
		result, err := handler(ctx, request, args)
		return NewToolResultText(fmt.Sprint(result)), err
	}
}

type (
	Resource            struct{ Name, URI string }
	ResourceTemplate    struct{ Name, URITemplate string }
	ResourceContents    interface{}
	ReadResourceRequest struct{}
	Prompt              struct{ Name, Description string }
	GetPromptRequest    struct{}
	GetPromptResult     struct{}
	JSONRPCNotification struct{ Method string }
)

// NewResource describes a resource.
func NewResource(uri string, name string) Resource { return Resource{name, uri} }

// NewResourceTemplate describes resources.
func NewResourceTemplate(uriTemplate string, name string) ResourceTemplate {
	return ResourceTemplate{name, uriTemplate}
}

// NewPrompt describes a prompt.
func NewPrompt(name string) Prompt { return Prompt{Name: name} }
