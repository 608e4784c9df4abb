// Package client has clients that print what they ask for, if they are told to.
package client

import "fmt"

// A Client asks a server.
type Client struct {
	Trace bool
	level int
}

// An Option says what a client is like.
type Option func(*Client)

// Traced has it print what it asks for.
func Traced() Option { return func(c *Client) { c.Trace = true } }

// Level has it print more.
func Level(n int) Option { return func(c *Client) { c.level = n } }

// New returns a client.
func New(options ...Option) *Client {
	c := new(Client)
	for _, set := range options {
		set(c)
	}
	return c
}

// Get asks for something.
func (c *Client) Get(name string) {
	if c.Trace {
		fmt.Println("get", name)
	}
	if c.level > 3 {
		fmt.Println("got", name)
	}
}

// SetLevel has it print more, or less.
func (c *Client) SetLevel(n int) { c.level = n }
