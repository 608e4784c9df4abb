// Package server is a stub of github.com/mark3labs/mcp-go/server for fixtures.
package server

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

type (
	ToolHandlerFunc             func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error)
	TaskToolHandlerFunc         func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CreateTaskResult, error)
	ResourceHandlerFunc         func(ctx context.Context, request mcp.ReadResourceRequest) ([]mcp.ResourceContents, error)
	ResourceTemplateHandlerFunc func(ctx context.Context, request mcp.ReadResourceRequest) ([]mcp.ResourceContents, error)
	PromptHandlerFunc           func(ctx context.Context, request mcp.GetPromptRequest) (*mcp.GetPromptResult, error)
	NotificationHandlerFunc     func(ctx context.Context, notification mcp.JSONRPCNotification)
	ToolHandlerMiddleware       func(ToolHandlerFunc) ToolHandlerFunc
	BeforeAnyHookFunc           func(ctx context.Context, id any, message any)
)

type (
	ServerTool struct {
		Tool    mcp.Tool
		Handler ToolHandlerFunc
	}
	ServerTaskTool struct {
		Tool    mcp.Tool
		Handler TaskToolHandlerFunc
	}
	ServerPrompt struct {
		Prompt  mcp.Prompt
		Handler PromptHandlerFunc
	}
	ServerResource struct {
		Resource mcp.Resource
		Handler  ResourceHandlerFunc
	}
	ServerResourceTemplate struct {
		Template mcp.ResourceTemplate
		Handler  ResourceTemplateHandlerFunc
	}
)

// MCPServer answers requests.
type MCPServer struct {
	tools         map[string]ToolHandlerFunc
	middleware    []ToolHandlerMiddleware
	notifications map[string]NotificationHandlerFunc
}

// ServerOption configures a server.
type ServerOption func(*MCPServer)

// NewMCPServer makes a server.
func NewMCPServer(name, version string, opts ...ServerOption) *MCPServer {
	s := &MCPServer{tools: make(map[string]ToolHandlerFunc), notifications: make(map[string]NotificationHandlerFunc)}
	for _, opt := range opts {
		opt(s)
	}
	return s
}

// WithToolHandlerMiddleware adds middleware.
func WithToolHandlerMiddleware(mw ToolHandlerMiddleware) ServerOption {
	return func(s *MCPServer) { s.Use(mw) }
}

// Hooks are told of every request.
type Hooks struct{ OnBeforeAny []BeforeAnyHookFunc }

// AddBeforeAny adds one.
func (h *Hooks) AddBeforeAny(hook BeforeAnyHookFunc) { h.OnBeforeAny = append(h.OnBeforeAny, hook) }

// WithHooks adds hooks.
func WithHooks(hooks *Hooks) ServerOption { return func(*MCPServer) {} }

// Use adds middleware.
func (s *MCPServer) Use(mw ...ToolHandlerMiddleware) { s.middleware = append(s.middleware, mw...) }

// AddTool adds a tool.
func (s *MCPServer) AddTool(tool mcp.Tool, handler ToolHandlerFunc) {
	s.AddTools(ServerTool{Tool: tool, Handler: handler})
}

// AddTools adds tools.
func (s *MCPServer) AddTools(tools ...ServerTool) {
	for _, t := range tools {
		s.tools[t.Tool.Name] = t.Handler
	}
}

// SetTools replaces the tools.
func (s *MCPServer) SetTools(tools ...ServerTool) {
	clear(s.tools)
	s.AddTools(tools...)
}

// AddTaskTool adds a tool that goes on.
func (s *MCPServer) AddTaskTool(tool mcp.Tool, handler TaskToolHandlerFunc) {}

// AddResource adds a resource.
func (s *MCPServer) AddResource(resource mcp.Resource, handler ResourceHandlerFunc) {}

// AddResourceTemplate adds resources.
func (s *MCPServer) AddResourceTemplate(template mcp.ResourceTemplate, handler ResourceTemplateHandlerFunc) {
}

// AddPrompt adds a prompt.
func (s *MCPServer) AddPrompt(prompt mcp.Prompt, handler PromptHandlerFunc) {}

// AddPrompts adds prompts.
func (s *MCPServer) AddPrompts(prompts ...ServerPrompt) {}

// AddNotificationHandler says what to do when told of something.
func (s *MCPServer) AddNotificationHandler(method string, handler NotificationHandlerFunc) {
	s.notifications[method] = handler
}

func (s *MCPServer) notified(ctx context.Context, notification mcp.JSONRPCNotification) {
	if handler, ok := s.notifications[notification.Method]; ok {
		handler(ctx, notification)
	}
}
