// Command hooks has its tools print to standard error by what runs before it serves them.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"
)

var (
	out   io.Writer = os.Stdout
	notes io.Writer = os.Stdout
	other io.Writer = os.Stdout
)

func main() {
	root := &cobra.Command{Use: "hooks"}
	root.AddCommand(serving(), &cobra.Command{
		Use:    "list",
		PreRun: func(cmd *cobra.Command, args []string) { other = os.Stderr },
		RunE:   list,
	})
	root.Execute()
}

func serving() *cobra.Command {
	return &cobra.Command{
		Use:    "serve",
		PreRun: func(cmd *cobra.Command, args []string) { out = os.Stderr },
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := prepare(); err != nil {
				return err
			}
			return run(cmd.Context())
		},
	}
}

func prepare() error {
	if len(os.Args) > 9 {
		return fmt.Errorf("too many arguments")
	}
	notes = os.Stderr
	return nil
}

func run(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "hooks"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "hello"}, hello)
	errs := make(chan error, 1)
	go func() { errs <- s.Run(ctx, &mcp.StdioTransport{}) }()
	return <-errs
}

func hello(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
	fmt.Fprintln(out, "called")
	fmt.Fprintln(notes, "called")
	fmt.Fprintln(other, "called") // want `^handler hello writes to stdout with fmt\.Fprintln, which corrupts the MCP messages`
	return nil, nil, nil
}

func list(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(out, "hello")   // want `^handler list writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(notes, "hello") // want `^handler list writes to stdout with fmt\.Fprintln, `
	return nil
}
