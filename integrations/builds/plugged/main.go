// Plugged runs what golangci-lint gets from its plugin in a driver of x/tools:
// what a golangci-lint with the plugin finds, without the minutes that it takes
// to build one. The settings are JSON in the variable SETTINGS.
package main

import (
	"encoding/json"
	"log"
	"os"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis/multichecker"

	"github.com/envvet/envvet/integrations/golangci"
)

func main() {
	settings := map[string]any{}
	if text := os.Getenv("SETTINGS"); text != "" {
		if err := json.Unmarshal([]byte(text), &settings); err != nil {
			log.Fatal(err)
		}
	}
	newPlugin, err := register.GetPlugin(golangci.Name)
	if err != nil {
		log.Fatal(err)
	}
	plugin, err := newPlugin(settings)
	if err != nil {
		log.Fatal(err)
	}
	suite, err := plugin.BuildAnalyzers()
	if err != nil {
		log.Fatal(err)
	}
	multichecker.Main(suite...)
}
