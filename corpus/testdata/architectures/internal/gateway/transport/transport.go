// Package transport has the tools, resources and prompts of the server.
package transport

import (
	"context"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/architectures/internal/gateway/obs"
	"example.com/architectures/internal/gateway/usecase"
)

type api struct{ svc *usecase.Service }

// route is an entry of the table of tools.
type route struct {
	name, about string
	param       string
	handle      server.ToolHandlerFunc
}

func (a *api) routes() []route {
	return []route{
		{"pods", "List pods", "", a.pods},
		{"describe", "Describe a pod", "name", a.describe},
		{"delete", "Delete a pod", "name", a.delete},
		{"restart", "Restart a pod", "name", a.restart},
		{"scale", "Scale a pod", "name", a.scale},
		{"dump", "Dump a pod", "name", a.dump},
		{"apply", "Apply a manifest", "manifest", a.apply},
		{"check", "Check a manifest", "manifest", a.check},
		{"fetch", "Fetch a page", "url", a.fetch},
		{"poll", "Poll a page", "url", a.poll},
		{"rollout", "Roll out", "", a.rollout},
		{"rehearse", "Rehearse a rollout", "", a.rehearse},
		{"trace", "Trace a call", "", traced(a.trace)},
		{"span", "Show the span", "", spanned(a.span)},
	}
}

// NewServer returns the server.
func NewServer(svc *usecase.Service) *server.MCPServer {
	s := server.NewMCPServer("gateway", "1.0.0", server.WithToolCapabilities(false), server.WithResourceCapabilities(false, false), server.WithPromptCapabilities(false))
	a := &api{svc: svc}
	for _, r := range a.routes() {
		opts := []mcp.ToolOption{mcp.WithDescription(r.about)}
		if r.param != "" {
			opts = append(opts, mcp.WithString(r.param, mcp.Required()))
		}
		s.AddTool(mcp.NewTool(r.name, opts...), r.handle)
	}
	s.AddResource(mcp.NewResource("gateway://motd", "motd"), a.motd)
	s.AddPrompt(mcp.NewPrompt("triage"), a.triage)
	return s
}

func (a *api) pods(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: main leaves Verbose alone, so that nothing is printed
	return mcp.NewToolResultText(strings.Join(a.svc.Pods(ctx), "\n")), nil // false stdoutwrite: main configures nothing verbose
}

func (a *api) describe(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: logs with the console writer of zerolog on stdout
	name, err := req.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	text, err := a.svc.Describe(ctx, name)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func (a *api) delete(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: Fatal of zerolog for the database
	if err := a.svc.Delete(ctx, req.GetString("name", "")); err != nil { // want exitcall
		return nil, err
	}
	return mcp.NewToolResultText("deleted"), nil
}

func (a *api) restart(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: both loggers are on stderr
	if err := a.svc.Restart(ctx, req.GetString("name", "")); err != nil {
		return mcp.NewToolResultErrorFromErr("restart", err), nil
	}
	return mcp.NewToolResultText("restarted"), nil
}

func (a *api) scale(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: Fatalln of logrus for a negative number
	n := len(req.GetString("name", "")) - 3
	if err := a.svc.Scale(ctx, req.GetString("name", ""), n); err != nil { // want exitcall
		return nil, err
	}
	return mcp.NewToolResultText("scaled"), nil
}

func (a *api) dump(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: the promoted hexdump writes to stderr
	return mcp.NewToolResultText(fmt.Sprint(a.svc.Dump(ctx, req.GetString("name", "")))), nil
}

func (a *api) apply(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: a sink of the loud bus shows errors on stdout
	if err := a.svc.Apply(ctx, req.GetString("manifest", "")); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("applied"), nil
}

func (a *api) check(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: the only sink of the quiet bus is on stderr
	if err := a.svc.Check(ctx, req.GetString("manifest", "")); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("checked"), nil
}

func (a *api) fetch(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: the function value that reports attempts prints
	err := a.svc.Retry(ctx, get(req.GetString("url", "")), usecase.Console) // want stdoutwrite
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("fetched"), nil
}

func (a *api) poll(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: attempts are reported to a string
	var b strings.Builder
	err := a.svc.Retry(ctx, get(req.GetString("url", "")), func(attempt int, err error) {
		fmt.Fprintf(&b, "%d: %v\n", attempt, err)
	})
	if err != nil {
		return mcp.NewToolResultError(b.String()), nil
	}
	return mcp.NewToolResultText("polled"), nil
}

func get(url string) func(int) error {
	return func(int) error {
		if !strings.HasPrefix(url, "https://") {
			return fmt.Errorf("not secure: %q", url)
		}
		return nil
	}
}

func (a *api) rollout(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: the second step also writes to stdout
	text, err := usecase.Rollout(usecase.Drain{Then: usecase.Announce{}}) // want stdoutwrite
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func (a *api) rehearse(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: its steps only write to the buffer
	text, err := usecase.Rollout(usecase.Drain{Then: usecase.Note{}})
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(text), nil
}

func traced(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		ctx, span := obs.Start(ctx, req.Params.Name, func(name string) {
			fmt.Println("span", name, time.Now().Unix()) // want stdoutwrite
		})
		defer span.End()
		return next(ctx, req)
	}
}

func spanned(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		ctx, span := obs.Start(ctx, req.Params.Name, func(name string) {
			fmt.Fprintln(os.Stderr, "span", name)
		})
		defer span.End()
		return next(ctx, req)
	}
}

func (a *api) trace(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // bad: the span of its wrapper prints when it ends
	return mcp.NewToolResultText("traced"), nil
}

func (a *api) span(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok: the span of its wrapper ends on stderr
	return mcp.NewToolResultText(fmt.Sprint(obs.From(ctx) != nil)), nil
}

func (a *api) motd(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // ok: nothing is written
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, MIMEType: "text/plain", Text: "welcome"}}, nil
}

func (a *api) triage(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { // bad: a forgotten print
	pods := a.svc.Pods(ctx)                         // false stdoutwrite: as above
	fmt.Fprintf(os.Stdout, "DEBUG pods=%v\n", pods) // want stdoutwrite
	return mcp.NewGetPromptResult("Triage", []mcp.PromptMessage{
		mcp.NewPromptMessage(mcp.RoleUser, mcp.NewTextContent("Look at "+strings.Join(pods, ", "))),
	}), nil
}
