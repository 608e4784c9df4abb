// Package main answers through the runtime with envelopes of its own.
package main

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/envelope"
)

type result struct {
	OK    bool     `json:"ok"`
	Data  []string `json:"data"`
	Error string   `json:"error"`
}

type page struct {
	Data []string `json:"data"`
	Meta string   `json:"meta"`
	Next string   `json:"next"`
}

// counts are no envelope: ok is how many there are.
type counts struct {
	OK       int `json:"ok"`
	Error    int `json:"error"`
	Warnings int `json:"warnings"`
}

type none struct{}

func main() {
	app := envelope.New("nested")
	envelope.Register(app, envelope.Command[none, result]{Name: "wrong", Summary: "Wrong", Effect: envelope.Safe, Run: run[result]}) // want `payload result of command wrong is an envelope itself, callers find it in the data of another one; answer with what its data is, and return an error for a failure \(envelopeshape\)`
	envelope.Register(app, envelope.Command[none, *page]{Name: "page", Summary: "Page", Effect: envelope.Safe, Run: run[*page]})
	envelope.Register(app, envelope.Command[none, counts]{Name: "counts", Summary: "Counts", Effect: envelope.Safe, Run: run[counts]})
	envelope.Register(app, envelope.Command[none, []result]{Name: "list", Summary: "List", Effect: envelope.Safe, Run: run[[]result]})
	envelope.Register(app, envelope.Command[none, struct{ Last result }]{Name: "last", Summary: "Last", Effect: envelope.Safe, Run: run[struct{ Last result }]})
	app.Main()
}

// A tool has no other envelope around what it answers with.
func serve() {
	s := mcp.NewServer(&mcp.Implementation{Name: "nested"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "tool"}, func(context.Context, *mcp.CallToolRequest, none) (*mcp.CallToolResult, result, error) {
		return nil, result{}, nil
	})
}

func run[Out any](context.Context, none) (out Out, err error) { return out, nil }
