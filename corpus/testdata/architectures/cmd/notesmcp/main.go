// Command notesmcp serves notes to agents on stdio.
package main

import (
	"context"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/architectures/internal/notes/search"
	"example.com/architectures/internal/notes/service"
	"example.com/architectures/internal/notes/store"
	"example.com/architectures/internal/notes/tools"
)

func main() {
	os.Exit(run())
}

func run() int {
	log.SetFlags(0)
	log.SetOutput(os.Stderr)
	svc := service.New(store.NewMemory(),
		service.WithIndex(search.NewIndex()),
		service.WithNotifier(service.LogNotifier{}),
	)
	server := mcp.NewServer(&mcp.Implementation{Name: "notes", Version: "v0.3.0"}, nil)
	tools.Register(server, svc) // want stdoutwrite
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Println("notesmcp:", err)
		return 1
	}
	return 0
}
