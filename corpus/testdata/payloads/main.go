// Payload is a tool with many small commands.
package main

import (
	"github.com/envvet/envvet/envelope"

	"example.com/payload/admin"
	"example.com/payload/store"
)

type none = struct{}

type nameIn struct {
	Name string `name:"name" help:"Name" arg:"true"`
}

type namesOut struct {
	Names []string `json:"names"`
}

type textOut struct {
	Text string `json:"text"`
}

type countOut struct {
	Count int `json:"count"`
}

var db = store.Open()

func main() {
	app := envelope.New("payload", envelope.Version("1.0.0"))
	registerClock(app)
	registerInjected(app)
	registerRandom(app)
	registerMaps(app)
	registerText(app)
	registerConcurrent(app)
	registerFiles(app)
	registerDeclared(app)
	registerAbsent(app)
	registerLibs(app)
	registerGenerated(app)
	admin.Register(app)
	app.Main()
}
