// Tasks keeps a list of tasks in a file. It is a command-line tool, and with
// the argument mcp a server whose tools are its commands:
//
//	tasks add "water the plants" --label=home
//	tasks mcp
package main

import (
	"os"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envmcp"
)

func main() {
	app := newApp()
	if len(os.Args) == 2 && os.Args[1] == "mcp" {
		envmcp.Main(app)
	}
	app.Main()
}

func newApp() *envelope.App {
	app := envelope.New("tasks", envelope.Version("1.0.0"))
	envelope.Register(app, add)
	envelope.Register(app, list)
	envelope.Register(app, finish)
	return app
}
