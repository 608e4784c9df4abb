// Package client has clients that contexts carry.
package client

import (
	"context"
	"fmt"
	"io"
	"os"
)

type key struct{}

// A Client prints to standard output unless something else is set.
type Client struct {
	Output io.Writer
	Node   string
}

// From returns the client that a context carries, or one without anything.
func From(ctx context.Context) Client {
	if c, ok := ctx.Value(key{}).(*Client); ok {
		return *c
	}
	return Client{}
}

// Local returns that client for a node on this machine.
func Local(ctx context.Context) Client {
	c := From(ctx)
	c.Node = "localhost"
	return c
}

// Keep fills the client that a context carries, or adds one.
func Keep(ctx context.Context, c Client) context.Context {
	if kept, ok := ctx.Value(key{}).(*Client); ok {
		*kept = c
		return ctx
	}
	return context.WithValue(ctx, key{}, &c)
}

// Ask hands a copy of the client to whoever sends the question.
func (c Client) Ask(question string, send func(c Client, question string) error) error {
	return send(c, question)
}

func (c Client) Print(text string) error {
	out := c.Output
	if out == nil {
		out = os.Stdout
	}
	_, err := fmt.Fprintln(out, text)
	return err
}
