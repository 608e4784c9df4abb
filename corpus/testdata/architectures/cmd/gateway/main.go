// Command gateway gives agents access to a cluster, on stdio.
package main

import (
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/server"

	"example.com/architectures/internal/gateway/transport"
	"example.com/architectures/internal/gateway/usecase"
)

func main() {
	os.Exit(run())
}

func run() int {
	svc := usecase.New(usecase.Config{Host: "local", Retries: 2})
	s := transport.NewServer(svc) // want exitcall, stdoutwrite
	if err := server.ServeStdio(s); err != nil {
		fmt.Fprintln(os.Stderr, "gateway:", err)
		return 1
	}
	return 0
}
