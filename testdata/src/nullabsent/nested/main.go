// Command hosts answers with keys that come and go at any depth.
package main

import "github.com/envvet/envvet/envelope"

type common struct {
	Note string `json:"note,omitempty"` // want `field Out\.Items\[\]\.common\.Note is left out`
}

type port struct {
	Number int    `json:"number"`
	Name   string `json:"name,omitempty"` // want `field Out\.Items\[\]\.Ports\[\]\.Name is left out`
}

type zone struct {
	Serial int `json:"serial,omitempty"` // want `field Out\.Items\[\]\.Zones\{\}\.Serial is left out`
}

type host struct {
	common
	Ports []port          `json:"ports"`
	Zones map[string]zone `json:"zones"`
	Via   *host           `json:"via"`
	Where struct {
		Rack string `json:"rack,omitempty"` // want `field Out\.Items\[\]\.Where\.Rack is left out`
	} `json:"where"`
}

type page[T any] struct {
	Items []T    `json:"items"`
	Next  string `json:"next,omitempty"` // want `field Out\.Next is left out`
}

func main() {
	app := envelope.New("hosts")
	envelope.Register(app, envelope.Command[struct{}, page[host]]{Name: "list", Summary: "List hosts", Effect: envelope.Safe})
	app.Main()
}
