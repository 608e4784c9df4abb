// Command split has its server and its tools in packages of their own.
package main

import (
	"github.com/envvet/envvet/testdata/src/handlers/mcp_stdio/split/app"
	"github.com/envvet/envvet/testdata/src/handlers/mcp_stdio/split/tools"
)

func main() {
	a := app.New()
	tools.Add(a.Server)
	a.Serve()
}
