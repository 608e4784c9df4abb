// Command notes serves on stdio, and registers none of the tools itself.
package main

import (
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/server"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/mcp_initial/banner" // want `^import ".*/mcp_initial/banner" writes to stdout with fmt\.Println at .*/mcp_initial/banner/banner\.go:9 while the program is initialized, which corrupts the MCP messages on stdout; write to stderr \(stdoutwrite\)$`
	"github.com/envvet/envvet/testdata/src/stdoutwrite/mcp_initial/tools"  // what it brings in is reported there
)

func init() {
	fmt.Println("notes") // want `^package main writes to stdout with fmt\.Println while it is initialized, which corrupts the MCP messages on stdout; write to stderr \(stdoutwrite\)$`
	fmt.Fprintln(os.Stderr, "notes")
}

func main() {
	s := server.NewMCPServer("notes", banner.Version)
	tools.Add(s)
	if err := server.ServeStdio(s); err != nil {
		os.Exit(1)
	}
}
