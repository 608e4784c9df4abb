// Command server has a tool that starts goroutines.
package main

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("notes", "1.0.0")
	s.AddTool(mcp.NewTool("list"), list)
	if err := server.ServeStdio(s); err != nil {
		os.Exit(1)
	}
}

func list(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	done := make(chan bool)
	go func() { // want `^handler list starts a goroutine without recover, and a panic there ends the process and the server with it; recover in it \(exitcall\)$`
		done <- true
	}()
	<-done
	return mcp.NewToolResultText(""), nil
}
