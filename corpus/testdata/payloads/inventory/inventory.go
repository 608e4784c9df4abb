// Package inventory knows hosts and services.
package inventory

import (
	"iter"
	"maps"
	"slices"
	"sort"
)

// Host is a machine.
type Host struct {
	Name  string
	Zone  string
	Cores int
}

var hosts = map[string]Host{
	"alpha": {"alpha", "eu", 4},
	"beta":  {"beta", "us", 8},
	"gamma": {"gamma", "eu", 16},
}

// Hosts returns all hosts by their names.
func Hosts() map[string]Host { return hosts }

// Names returns the names of all hosts.
func Names() []string {
	names := []string{}
	for name := range hosts {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// Zones returns the zones that have hosts.
func Zones() []string {
	seen := map[string]bool{}
	for _, h := range hosts {
		seen[h.Zone] = true
	}
	return slices.Collect(maps.Keys(seen))
}

// All goes through all hosts.
func All() iter.Seq2[string, Host] { return maps.All(hosts) }

// Keys returns the keys of a map in their order.
func Keys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// Loose returns the keys of a map.
func Loose[K comparable, V any](m map[K]V) []K {
	keys := make([]K, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	return keys
}

// A Registry knows services.
type Registry struct{ services map[string]int }

// NewRegistry returns a registry of the services that are known.
func NewRegistry() *Registry {
	return &Registry{services: map[string]int{"http": 80, "ssh": 22, "dns": 53}}
}

// Services returns the services and their ports.
func (r *Registry) Services() map[string]int { return r.services }

// List returns the names of the services, in no order.
func (r *Registry) List() []string { return Loose(r.services) }
