// Command tickets gets its tools, each with its handler, from another package.
package main

import (
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/envvet/envvet/testdata/src/exitcall/mcp_pairs/tools"
)

func main() {
	s := server.NewMCPServer("tickets", "1.0.0")
	s.AddTool(tools.Pair()) // want `^handler result 2 of tools\.Pair ends the server with log\.Fatal at .*/mcp_pairs/tools/tools\.go:\d+, so no client gets an answer any more; return an error \(exitcall\)$`
	s.AddTool(tools.Quiet())
	s.AddTool(mcp.NewTool("third"), tools.Third())
	if err := server.ServeStdio(s); err != nil {
		os.Exit(1)
	}
}
