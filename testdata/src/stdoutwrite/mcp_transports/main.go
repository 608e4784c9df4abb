// Command transports serves tools on transports that it makes of standard output.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "transports"}
	root.AddCommand(
		&cobra.Command{Use: "direct", RunE: direct},
		&cobra.Command{Use: "wrapped", RunE: wrapped},
		&cobra.Command{Use: "logged", RunE: logged},
		&cobra.Command{Use: "variable", RunE: variable},
		&cobra.Command{Use: "filled", RunE: filled},
		&cobra.Command{Use: "connect", RunE: connect},
		&cobra.Command{Use: "made", RunE: made},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "moved", RunE: moved},
		&cobra.Command{Use: "traced", RunE: traced},
		&cobra.Command{Use: "counted", RunE: counted},
		&cobra.Command{Use: "aloud", RunE: aloud},
	)
	root.Execute()
}

func newServer() *mcp.Server { return mcp.NewServer(&mcp.Implementation{Name: "transports"}, nil) }

func direct(cmd *cobra.Command, args []string) error {
	fmt.Println("serving") // want `^handler direct writes to stdout with fmt\.Println, `
	return newServer().Run(cmd.Context(), &mcp.IOTransport{Reader: os.Stdin, Writer: os.Stdout})
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

func wrapped(cmd *cobra.Command, args []string) error {
	t := mcp.IOTransport{Reader: os.Stdin, Writer: nopCloser{os.Stdout}}
	return newServer().Run(cmd.Context(), &t)
}

type log struct {
	io.Reader
	io.Writer
}

func (*log) Close() error { return nil }

func logged(cmd *cobra.Command, args []string) error {
	rw := &log{os.Stdin, os.Stdout}
	return newServer().Run(cmd.Context(), &mcp.IOTransport{Reader: rw, Writer: rw})
}

func variable(cmd *cobra.Command, args []string) error {
	var out io.WriteCloser = os.Stdout // want `^handler variable writes to stdout with os\.Stdout, `
	t := &mcp.IOTransport{Reader: os.Stdin}
	t.Writer = out
	fmt.Fprintln(out, "serving")
	return newServer().Run(cmd.Context(), t)
}

func filled(cmd *cobra.Command, args []string) error {
	var out io.WriteCloser = os.Stdout
	t := &mcp.IOTransport{Reader: os.Stdin}
	t.Writer = out
	return newServer().Run(cmd.Context(), t)
}

func connect(cmd *cobra.Command, args []string) error {
	_, err := newServer().Connect(cmd.Context(), &mcp.IOTransport{Reader: os.Stdin, Writer: os.Stdout}, nil)
	return err
}

func stdio() mcp.Transport { return &mcp.IOTransport{Reader: os.Stdin, Writer: os.Stdout} }

func made(cmd *cobra.Command, args []string) error { return newServer().Run(cmd.Context(), stdio()) }

func over(in io.ReadCloser, out io.WriteCloser) *mcp.IOTransport {
	return &mcp.IOTransport{Reader: in, Writer: out}
}

func given(cmd *cobra.Command, args []string) error {
	return newServer().Run(cmd.Context(), over(os.Stdin, os.Stdout))
}

func moved(cmd *cobra.Command, args []string) error {
	out := os.Stdout
	os.Stdout = os.Stderr
	return serve(cmd.Context(), &mcp.IOTransport{Reader: os.Stdin, Writer: out})
}

func serve(ctx context.Context, t mcp.Transport) error { return newServer().Run(ctx, t) }

// traced writes down what is said beside it.
func traced(cmd *cobra.Command, args []string) error {
	return newServer().Run(cmd.Context(), &mcp.LoggingTransport{
		Transport: &mcp.IOTransport{Reader: os.Stdin, Writer: os.Stdout},
		Writer:    os.Stderr,
	})
}

// counter is asked for how much was said by whoever else has it.
type counter struct {
	io.WriteCloser
	n int
}

func (c *counter) Write(p []byte) (int, error) {
	c.n += len(p)
	return c.WriteCloser.Write(p)
}

func counted(cmd *cobra.Command, args []string) error {
	out := &counter{WriteCloser: os.Stdout} // want `^handler counted writes to stdout with os\.Stdout, `
	err := newServer().Run(cmd.Context(), &mcp.IOTransport{Reader: os.Stdin, Writer: out})
	fmt.Fprintln(out, "said", out.n)
	return err
}

// loud says more than it is told to.
type loud struct{ *os.File }

func (l loud) Write(p []byte) (int, error) {
	fmt.Println("message of", len(p)) // want `^function loud\.Write, called by handler aloud, writes to stdout with fmt\.Println, `
	return l.File.Write(p)
}

func aloud(cmd *cobra.Command, args []string) error {
	return newServer().Run(cmd.Context(), &mcp.IOTransport{Reader: os.Stdin, Writer: loud{os.Stdout}})
}
