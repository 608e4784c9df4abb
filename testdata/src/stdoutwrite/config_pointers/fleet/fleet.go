// Package fleet has clients of package deploy.
package fleet

import "github.com/envvet/envvet/testdata/src/stdoutwrite/config_pointers/deploy"

// A Fleet has one.
type Fleet struct{ client *deploy.Client }

// New returns a fleet.
func New(addr string) *Fleet { return &Fleet{client: deploy.Or(&deploy.Config{Addr: addr})} }

// Verbose returns one that talks.
func Verbose(addr string) *Fleet {
	return &Fleet{client: deploy.Or(&deploy.Config{Addr: addr, Verbose: true})}
}

// With returns one with a configuration.
func With(config *deploy.Config) *Fleet {
	return &Fleet{client: deploy.Or(config)}
}

// Deploy deploys.
func (f *Fleet) Deploy() { f.client.Deploy() }
