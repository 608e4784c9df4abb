// Command streams serves tools on the standard output that functions of it were given.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/mark3labs/mcp-go/server"
	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "streams"}
	root.AddCommand(
		&cobra.Command{Use: "helper", RunE: helper},
		&cobra.Command{Use: "method", RunE: method},
		&cobra.Command{Use: "wrapped", RunE: wrapped},
		&cobra.Command{Use: "both", RunE: both},
		&cobra.Command{Use: "announced", RunE: announced},
		&cobra.Command{Use: "aloud", RunE: aloud},
	)
	root.Execute()
}

func newServer() *server.MCPServer { return server.NewMCPServer("streams", "1.0.0") }

func serveOn(ctx context.Context, s *server.MCPServer, in io.Reader, out io.Writer) error {
	return server.NewStdioServer(s).Listen(ctx, in, out)
}

func helper(cmd *cobra.Command, args []string) error {
	return serveOn(cmd.Context(), newServer(), os.Stdin, os.Stdout)
}

type streams struct {
	in  io.Reader
	out io.Writer
}

func (s *streams) serve(ctx context.Context) error {
	return server.NewStdioServer(newServer()).Listen(ctx, s.in, s.out)
}

func method(cmd *cobra.Command, args []string) error {
	s := &streams{in: os.Stdin, out: os.Stdout}
	return s.serve(cmd.Context())
}

type tee struct{ io.Writer }

func wrapped(cmd *cobra.Command, args []string) error {
	return serveOn(cmd.Context(), newServer(), os.Stdin, tee{os.Stdout})
}

// both greets by what it serves on.
func both(cmd *cobra.Command, args []string) error {
	s := &streams{in: os.Stdin, out: os.Stdout} // want `^handler both writes to stdout with os\.Stdout, `
	fmt.Fprintln(s.out, "serving")
	return s.serve(cmd.Context())
}

func announce(ctx context.Context, s *server.MCPServer, out io.Writer) error {
	fmt.Fprintln(out, "serving")
	return server.NewStdioServer(s).Listen(ctx, os.Stdin, out)
}

func announced(cmd *cobra.Command, args []string) error {
	return announce(cmd.Context(), newServer(), os.Stdout) // want `^handler announced writes to stdout with os\.Stdout, `
}

// loud says more than it is told to.
type loud struct{ io.Writer }

func (l loud) Write(p []byte) (int, error) {
	fmt.Println("message of", len(p)) // want `^function loud\.Write, called by handler aloud, writes to stdout with fmt\.Println, `
	return l.Writer.Write(p)
}

func aloud(cmd *cobra.Command, args []string) error {
	return server.NewStdioServer(newServer()).Listen(cmd.Context(), os.Stdin, loud{os.Stdout})
}
