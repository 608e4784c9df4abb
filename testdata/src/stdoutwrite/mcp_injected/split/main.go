// Command split hands standard output to a package of tools.
package main

import (
	"os"

	"github.com/mark3labs/mcp-go/server"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/mcp_injected/split/tools"
)

func main() {
	s := server.NewMCPServer("split", "1.0.0")
	tools.Register(s, os.Stdout) // want `^.*writes to stdout with fmt\.Fprintln at .*, which corrupts the MCP messages`
	if err := server.ServeStdio(s); err != nil {
		os.Exit(1)
	}
}
