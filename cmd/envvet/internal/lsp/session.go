package lsp

import (
	"context"
	"strings"
	"sync/atomic"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/handler"
)

// notInitialized is the code of LSP for a request before initialize.
const notInitialized jrpc2.Code = -32002

// A session takes each method when LSP 3.17, "Server lifecycle", has it: initialize
// first and once, unless it fails, and nothing but exit after shutdown. It changes with
// the order in which requests come, whether those before have been answered or not; an
// initialize that fails is as if it had not come. Notifications that it does not know
// are ignored, as the specification wants for those that begin with $/.
type session struct {
	known    handler.Map
	begun    atomic.Bool // there was an initialize, and it has not failed
	shutdown bool        // there was a shutdown
}

// Assign returns what answers a method, or nil if there is none. It is called for one
// request at a time.
func (s *session) Assign(ctx context.Context, method string) jrpc2.Handler {
	switch {
	case method == "exit":
	case s.shutdown:
		return refusing(jrpc2.InvalidRequest, "the server is shutting down")
	case method == "initialize" && s.begun.Load():
		return refusing(jrpc2.InvalidRequest, "the server is initialized already")
	case method == "initialize":
		s.begun.Store(true)
		return s.initialize(s.known.Assign(ctx, method))
	case !s.begun.Load():
		return refusing(notInitialized, "the server is not initialized")
	case method == "shutdown":
		s.shutdown = true
	}
	if h := s.known.Assign(ctx, method); h != nil {
		return h
	}
	if strings.HasPrefix(method, "$/") {
		return nothing
	}
	return nil
}

// initialize returns what answers initialize by h, after an error of which a client may
// try again.
func (s *session) initialize(h jrpc2.Handler) jrpc2.Handler {
	return func(ctx context.Context, r *jrpc2.Request) (any, error) {
		answer, err := h(ctx, r)
		if err != nil {
			s.begun.Store(false)
		}
		return answer, err
	}
}

// refusing returns what answers a request with an error and does nothing for a
// notification.
func refusing(code jrpc2.Code, text string) jrpc2.Handler {
	return func(context.Context, *jrpc2.Request) (any, error) { return nil, jrpc2.Errorf(code, "%s", text) }
}

func nothing(context.Context, *jrpc2.Request) (any, error) { return nil, nil }
