package envmcp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/internal/adapter"
)

// Main serves the commands of the application on standard input and output,
// until the client closes it or SIGINT or SIGTERM comes, and ends the process:
// with status 0, or 1 if the connection broke.
func Main(app *envelope.App) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := Serve(ctx, NewServer(app))
	stop()
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", adapter.Describe(app).Name, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// Serve serves on the standard input and output of the process until the client
// closes it or ctx is done, which are no errors. Calls that run then have their
// context done and are waited for, as long as commands of envelope take to end.
// Nothing but the protocol gets to standard output meanwhile, whoever writes
// there. A server can be served once.
func Serve(ctx context.Context, server *mcp.Server) error {
	in, out, release, err := adapter.TakeStdio()
	if err != nil {
		return err
	}
	defer release()
	server.AddReceivingMiddleware(until(ctx))
	err = server.Run(ctx, &mcp.IOTransport{Reader: in, Writer: keepOpen{out}})
	if ctx.Err() != nil || errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// until has requests end with ctx: the SDK waits for them when it closes a
// session, and does not tell them.
func until(ctx context.Context) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(own context.Context, method string, req mcp.Request) (mcp.Result, error) {
			own, cancel := context.WithCancel(own)
			defer cancel()
			defer context.AfterFunc(ctx, cancel)()
			return next(own, method, req)
		}
	}
}

// keepOpen is a stream that belongs to the process.
type keepOpen struct{ io.Writer }

func (keepOpen) Close() error { return nil }
