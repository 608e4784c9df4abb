// Command notes serves over HTTP: what its tools print corrupts nothing, and
// nobody gets it.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

func init() {
	fmt.Println("starting") // want `^package main writes to stdout with fmt\.Println while it is initialized, before the server runs; write to stderr \(stdoutwrite\)$`
}

// The name alone serves nothing.
var _ sdk.Transport = (*sdk.StdioTransport)(nil)

func main() {
	fmt.Println("listening on :8080")
	s := server.NewMCPServer("notes", "1.0.0")
	s.AddTool(mcp.NewTool("list"), list)
	s.AddNotificationHandler("changed", func(ctx context.Context, n mcp.JSONRPCNotification) { fmt.Println(n.Method) })
	log.Fatal(server.NewStreamableHTTPServer(s).Start(":8080"))
}

func list(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Fprintln(os.Stdout, "listing") // want `^handler list writes to stdout with os\.Stdout, which no client gets, and which corrupts the MCP messages where they go over stdio; return it in the result, or write to stderr \(stdoutwrite\)$`
	return mcp.NewToolResultText(""), nil
}
