package mcp

import "context"

type (
	CreateMessageRequest  struct{}
	CreateMessageResult   struct{}
	LoggingMessageRequest struct{}
)

// ClientOptions configure a client.
type ClientOptions struct {
	CreateMessageHandler  func(context.Context, *CreateMessageRequest) (*CreateMessageResult, error)
	LoggingMessageHandler func(context.Context, *LoggingMessageRequest)
}

// Client asks a server.
type Client struct{}

// NewClient makes a client.
func NewClient(impl *Implementation, options *ClientOptions) *Client { return new(Client) }

// Connect starts to talk to a server.
func (c *Client) Connect(ctx context.Context, t Transport, opts any) (Connection, error) {
	return t.Connect(ctx)
}
