// Package mcp is a stub of github.com/modelcontextprotocol/go-sdk/mcp for fixtures.
package mcp

import (
	"context"
	"encoding/json"
)

// Implementation names a server or client.
type Implementation struct{ Name, Title, Version string }

// ServerOptions configure a server.
type ServerOptions struct {
	Instructions                string
	InitializedHandler          func(context.Context, *InitializedRequest)
	ProgressNotificationHandler func(context.Context, *ProgressNotificationServerRequest)
	CompletionHandler           func(context.Context, *CompleteRequest) (*CompleteResult, error)
}

type (
	InitializedRequest                struct{}
	ProgressNotificationServerRequest struct{}
	CompleteRequest                   struct{}
	CompleteResult                    struct{}
)

// Server answers requests.
type Server struct {
	tools     map[string]ToolHandler
	resources map[string]ResourceHandler
	prompts   map[string]PromptHandler
}

// NewServer makes a server.
func NewServer(impl *Implementation, options *ServerOptions) *Server {
	return &Server{map[string]ToolHandler{}, map[string]ResourceHandler{}, map[string]PromptHandler{}}
}

// Tool describes a tool.
type Tool struct {
	Name, Title, Description  string
	InputSchema, OutputSchema any
}

// CallToolParamsRaw are the arguments of a call.
type CallToolParamsRaw struct {
	Name      string
	Arguments json.RawMessage
}

// CallToolRequest is a call of a tool.
type CallToolRequest struct{ Params *CallToolParamsRaw }

// Content is part of an answer.
type Content interface{ content() }

// TextContent is text.
type TextContent struct{ Text string }

func (*TextContent) content() {}

// CallToolResult is the answer of a tool.
type CallToolResult struct {
	Content           []Content
	StructuredContent any
	IsError           bool
}

// ToolHandler carries out calls of a tool.
type ToolHandler func(context.Context, *CallToolRequest) (*CallToolResult, error)

// ToolHandlerFor does so with typed arguments and answers.
type ToolHandlerFor[In, Out any] func(_ context.Context, request *CallToolRequest, input In) (result *CallToolResult, output Out, _ error)

// AddTool adds a tool with typed arguments.
func AddTool[In, Out any](s *Server, t *Tool, h ToolHandlerFor[In, Out]) {
	s.AddTool(t, func(ctx context.Context, req *CallToolRequest) (*CallToolResult, error) {
		var in In
		if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
			return nil, err
		}
		res, out, err := h(ctx, req, in)
		if err != nil {
			return nil, err
		}
		if res == nil {
			res = new(CallToolResult)
		}
		res.StructuredContent = out
		return res, nil
	})
}

// AddTool adds a tool.
func (s *Server) AddTool(t *Tool, h ToolHandler) { s.tools[t.Name] = h }

type (
	Resource            struct{ Name, URI string }
	ResourceTemplate    struct{ Name, URITemplate string }
	ReadResourceRequest struct{}
	ReadResourceResult  struct{}
	Prompt              struct{ Name, Description string }
	GetPromptRequest    struct{}
	GetPromptResult     struct{}
)

// ResourceHandler reads a resource.
type ResourceHandler func(context.Context, *ReadResourceRequest) (*ReadResourceResult, error)

// PromptHandler makes a prompt.
type PromptHandler func(context.Context, *GetPromptRequest) (*GetPromptResult, error)

// AddResource adds a resource.
func (s *Server) AddResource(r *Resource, h ResourceHandler) { s.resources[r.URI] = h }

// AddResourceTemplate adds resources.
func (s *Server) AddResourceTemplate(t *ResourceTemplate, h ResourceHandler) {
	s.resources[t.URITemplate] = h
}

// AddPrompt adds a prompt.
func (s *Server) AddPrompt(p *Prompt, h PromptHandler) { s.prompts[p.Name] = h }

type (
	Request interface{}
	Result  interface{}
)

// MethodHandler carries out any request.
type MethodHandler func(ctx context.Context, method string, req Request) (Result, error)

// Middleware is around all requests.
type Middleware func(MethodHandler) MethodHandler

// AddReceivingMiddleware adds middleware.
func (s *Server) AddReceivingMiddleware(middleware ...Middleware) {}
