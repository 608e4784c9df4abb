// Command served has its tools print to standard error from where it serves them on.
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/fatih/color"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/served/ui"
)

var (
	out     io.Writer = os.Stdout
	asked   io.Writer = os.Stdout
	late    io.Writer = os.Stdout
	back    io.Writer = os.Stdout
	given   io.Writer = os.Stdout
	logger            = log.New(os.Stdout, "", 0)
	notes             = log.New(os.Stdout, "", 0)
	quiet   bool
	verbose = true
)

func main() {
	root := &cobra.Command{Use: "served"}
	root.AddCommand(&cobra.Command{Use: "serve", RunE: serve}, &cobra.Command{Use: "list", RunE: list})
	root.Execute()
}

func setGiven(w io.Writer) { given = w }

func quieten() {
	quiet = true
	verbose = false
}

func serve(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(out, "serving") // want `^handler serve writes to stdout with fmt\.Fprintln, `
	out = os.Stderr
	back = os.Stderr
	logger.SetOutput(os.Stderr)
	notes = log.New(os.Stderr, "", 0)
	ui.SetOutput(os.Stderr)
	color.Output = os.Stderr
	setGiven(os.Stderr)
	quieten()
	if len(args) > 0 {
		asked = os.Stderr
	}
	s := server.NewMCPServer("served", "1.0.0")
	s.AddTool(mcp.NewTool("hello"), hello)
	err := server.ServeStdio(s)
	late = os.Stderr
	return err
}

func hello(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Fprintln(out, "called")
	fmt.Fprintln(given, "called")
	fmt.Fprintln(asked, "called") // want `^handler hello writes to stdout with fmt\.Fprintln, which corrupts the MCP messages`
	fmt.Fprintln(late, "called")  // want `^handler hello writes to stdout with fmt\.Fprintln, which corrupts the MCP messages`
	back = os.Stdout              // want `^handler hello writes to stdout with os\.Stdout, which corrupts the MCP messages`
	fmt.Fprintln(back, "called")
	logger.Println("called")
	notes.Println("called")
	ui.Say("called")
	color.Red("called")
	if !quiet {
		fmt.Println("called")
	}
	if verbose {
		fmt.Println("called")
	}
	tell()
	return mcp.NewToolResultText("hello"), nil
}

func tell() {
	fmt.Fprintln(out, "told") // want `^function tell, called by handler list, writes to stdout with fmt\.Fprintln, `
	if !quiet {
		fmt.Println("told") // want `^function tell, called by handler list, writes to stdout with fmt\.Println, `
	}
}

func list(cmd *cobra.Command, args []string) error {
	logger.Println("hello") // want `^handler list writes to stdout with log\.Logger\.Println, `
	notes.Println("hello")  // want `^handler list writes to stdout with log\.Logger\.Println, `
	ui.Say("hello")         // want `^call of ui\.Say in handler list writes to stdout with fmt\.Fprintln at `
	color.Red("hello")      // want `^call of color\.Red in handler list writes to stdout with fmt\.Fprintln at `
	tell()
	return nil
}
