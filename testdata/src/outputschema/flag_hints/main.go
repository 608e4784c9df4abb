// Command search has tools without a schema and commands without an effect.
package main

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Query string `json:"query"`
}

type out struct {
	Hits any `json:"hits"` // want `^field Out\.Hits is of type any`
}

type done struct {
	Count int `json:"count"`
}

type told struct {
	Effect string `json:"effect" enum:"created,noop"`
}

func open(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
	return nil, map[string]int{"hits": 1}, nil
}

// text answers with content alone: there is nothing that a schema could tell of.
func text(_ context.Context, _ *mcp.CallToolRequest, q in) (*mcp.CallToolResult, any, error) {
	if q.Query == "" {
		return nil, nil, context.Canceled
	}
	hits := func() (int, any, error) { return 1, 2, nil }
	hits()
	return &mcp.CallToolResult{}, nil, nil
}

// structured puts its answer into the result itself.
func structured(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{StructuredContent: 1}, nil, nil
}

// some answers with content where it finds nothing.
func some(_ context.Context, _ *mcp.CallToolRequest, q in) (*mcp.CallToolResult, any, error) {
	if q.Query == "" {
		return nil, nil, nil
	}
	return nil, q.Query, nil
}

// named says what it answers with by the names of its results.
func named(context.Context, *mcp.CallToolRequest, in) (result *mcp.CallToolResult, answer any, err error) {
	answer = 1
	return
}

// passed hands on what another answers with.
func passed(ctx context.Context, r *mcp.CallToolRequest, q in) (*mcp.CallToolResult, any, error) {
	return some(ctx, r, q)
}

// made makes a handler that answers with content alone, either one that does not.
func made(greeting string) func(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
	return func(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
		return &mcp.CallToolResult{Content: nil}, nil, nil
	}
}

func either(loud bool) func(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
	if loud {
		return open
	}
	return text
}

type index struct{}

func (index) text(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "search"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "open"}, open) // want `^tool open answers with any, its schema says nothing; use a struct, or set OutputSchema \(outputschema\)$`
	mcp.AddTool(s, &mcp.Tool{Name: "said", OutputSchema: map[string]any{"type": "object"}}, open)
	mcp.AddTool(s, &mcp.Tool{Name: "some"}, some)             // want `^tool some answers with any`
	mcp.AddTool(s, &mcp.Tool{Name: "named"}, named)           // want `^tool named answers with any`
	mcp.AddTool(s, &mcp.Tool{Name: "passed"}, passed)         // want `^tool passed answers with any`
	mcp.AddTool(s, &mcp.Tool{Name: "structured"}, structured) // want `^tool structured answers with any`
	mcp.AddTool(s, &mcp.Tool{Name: "either"}, either(true))   // want `^tool either answers with any`
	mcp.AddTool(s, &mcp.Tool{Name: "made"}, made("hello"))
	mcp.AddTool(s, &mcp.Tool{Name: "text"}, text)
	mcp.AddTool(s, &mcp.Tool{Name: "method"}, index{}.text)
	mcp.AddTool(s, &mcp.Tool{Name: "literal"}, func(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, any, error) {
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "hits"}, func(context.Context, *mcp.CallToolRequest, in) (*mcp.CallToolResult, out, error) {
		return nil, out{}, nil
	})
	app := envelope.New("index")
	envelope.Register(app, envelope.Command[struct{}, done]{Name: "drop", Summary: "Drop", Effect: envelope.Destructive}) // want `^command drop is destructive and its data has no effect, callers cannot tell what it did; add a field effect`
	envelope.Register(app, envelope.Command[struct{}, told]{Name: "build", Summary: "Build", Effect: envelope.Mutating})
	envelope.Register(app, envelope.Command[struct{}, done]{Name: "count", Summary: "Count", Effect: envelope.Safe})
	explicit(app)
}

type role string

const (
	admin  role = "admin"
	member role = "member"
	none   role = ""
)

type user struct {
	ID   string  `json:"id"`
	Role role    `json:"role"`
	Boss *string `json:"boss"`
}

func explicit(app *envelope.App) {
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "constants", Summary: "C", Effect: envelope.Safe,
		OutputSchema: []byte(`{"properties":{"id":{},"boss":{},"role":{"enum":["admin"]}}}`), // want `^command constants has an output schema that does not list member for role, which are constants of main\.role, callers do not expect them; list them \(outputschema\)$`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "nullable", Summary: "N", Effect: envelope.Safe,
		OutputSchema: []byte(`{"properties":{"id":{},"boss":{"type":"string"},"role":{"enum":["admin","member","guest"]}}}`), // want `at boss: the schema allows string and the type may give null`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "undeclared", Summary: "U", Effect: envelope.Safe,
		OutputSchema: []byte(`{"properties":{"id":{}}}`), // want `at the top: the type has boss, role and the schema does not name that`
	})
	envelope.Register(app, envelope.Command[struct{}, user]{
		Name: "nothing", Summary: "N", Effect: envelope.Safe,
		OutputSchema: []byte(`{"type":"object"}`),
	})
}
