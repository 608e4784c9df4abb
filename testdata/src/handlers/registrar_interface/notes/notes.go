// Package notes has commands, and does not name the framework.
package notes

import "github.com/envvet/envvet/testdata/src/handlers/registrar_interface/registry"

func list(args []string) error { return nil }

func text() string { return "" }

// Register registers them.
func Register(r registry.Registry, h registry.Hooks) {
	r.Add("list", list) // want `handler cobra argument 2 list`
	r.Describe("list", text)
	h.On("list", list)
}
