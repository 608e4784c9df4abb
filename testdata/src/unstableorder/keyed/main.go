// Command scan starts a goroutine for each host, which appends to the list of that host or to one
// that several of them have.
package main

import (
	"context"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type host struct {
	Ports []int `json:"ports"`
}

type address struct{ name, zone string }

func dial(addr string) int { return len(addr) }

func own(context.Context, none) (map[string]*host, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	hosts := map[string]*host{}
	for _, addr := range []string{"a", "b"} {
		wg.Go(func() {
			p := dial(addr)
			mu.Lock()
			defer mu.Unlock()
			h, ok := hosts[addr]
			if !ok {
				h = &host{}
				hosts[addr] = h
			}
			h.Ports = append(h.Ports, p)
		})
	}
	wg.Wait()
	return hosts, nil
}

// asked looks for each host again and again.
func asked(context.Context, none) (map[string]*host, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	hosts := map[string]*host{}
	for addr := range map[string]int{"a": 1, "b": 2} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			p := dial(addr)
			mu.Lock()
			defer mu.Unlock()
			if hosts[addr] == nil {
				hosts[addr] = &host{}
			}
			hosts[addr].Ports = append(hosts[addr].Ports, p)
		}()
	}
	wg.Wait()
	return hosts, nil
}

// shared has one list for two hosts.
func shared(context.Context, none) (map[string]*host, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	one := &host{}
	hosts := map[string]*host{"a": one, "b": one}
	for _, addr := range []string{"a", "b"} {
		wg.Go(func() { // want `^field Out\{\}\.Ports is in the order in which goroutines end`
			p := dial(addr)
			mu.Lock()
			defer mu.Unlock()
			h := hosts[addr]
			h.Ports = append(h.Ports, p)
		})
	}
	wg.Wait()
	return hosts, nil
}

// zones has one list for all hosts of a zone.
func zones(context.Context, none) (map[string]*host, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	hosts := map[string]*host{}
	for _, addr := range []address{{"a", "x"}, {"b", "x"}} {
		wg.Go(func() { // want `^field Out\{\}\.Ports is in the order in which goroutines end`
			p := dial(addr.name)
			mu.Lock()
			defer mu.Unlock()
			h, ok := hosts[addr.zone]
			if !ok {
				h = &host{}
				hosts[addr.zone] = h
			}
			h.Ports = append(h.Ports, p)
		})
	}
	wg.Wait()
	return hosts, nil
}

// named takes the zone out of the address before it starts the goroutine.
func named(context.Context, none) (map[string]*host, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	hosts := map[string]*host{}
	for _, addr := range []address{{"a", "x"}, {"b", "x"}} {
		zone := addr.zone
		wg.Go(func() { // want `^field Out\{\}\.Ports is in the order in which goroutines end`
			p := dial(addr.name)
			mu.Lock()
			defer mu.Unlock()
			h, ok := hosts[zone]
			if !ok {
				h = &host{}
				hosts[zone] = h
			}
			h.Ports = append(h.Ports, p)
		})
	}
	wg.Wait()
	return hosts, nil
}

// both has a list for each host, and one for all.
func both(context.Context, none) (map[string]*host, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	hosts := map[string]*host{"a": {}, "b": {}, "all": {}}
	for _, addr := range []string{"a", "b"} {
		wg.Go(func() { // want `^field Out\{all\}\.Ports and 1 more are in the order in which goroutines end`
			p := dial(addr)
			mu.Lock()
			defer mu.Unlock()
			h, ok := hosts[addr]
			if !ok {
				h = &host{}
				hosts[addr] = h
			}
			h.Ports = append(h.Ports, p)
			all := hosts["all"]
			all.Ports = append(all.Ports, p)
		})
	}
	wg.Wait()
	return hosts, nil
}

// twice has a list for each host, to which several goroutines of a host append.
func twice(context.Context, none) (map[string]*host, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	hosts := map[string]*host{"a": {}, "b": {}}
	for _, addr := range []string{"a", "b"} {
		for range 2 {
			wg.Go(func() { // want `^field Out\{\}\.Ports is in the order in which goroutines end`
				p := dial(addr)
				mu.Lock()
				defer mu.Unlock()
				h, ok := hosts[addr]
				if !ok {
					h = &host{}
					hosts[addr] = h
				}
				h.Ports = append(h.Ports, p)
			})
		}
	}
	wg.Wait()
	return hosts, nil
}

func main() {
	app := envelope.New("scan")
	envelope.Register(app, envelope.Command[none, map[string]*host]{Name: "own", Summary: "Scan", Effect: envelope.Safe, Run: own})
	envelope.Register(app, envelope.Command[none, map[string]*host]{Name: "asked", Summary: "Scan", Effect: envelope.Safe, Run: asked})
	envelope.Register(app, envelope.Command[none, map[string]*host]{Name: "shared", Summary: "Scan", Effect: envelope.Safe, Run: shared})
	envelope.Register(app, envelope.Command[none, map[string]*host]{Name: "zones", Summary: "Scan", Effect: envelope.Safe, Run: zones})
	envelope.Register(app, envelope.Command[none, map[string]*host]{Name: "named", Summary: "Scan", Effect: envelope.Safe, Run: named})
	envelope.Register(app, envelope.Command[none, map[string]*host]{Name: "both", Summary: "Scan", Effect: envelope.Safe, Run: both})
	envelope.Register(app, envelope.Command[none, map[string]*host]{Name: "twice", Summary: "Scan", Effect: envelope.Safe, Run: twice})
	app.Main()
}
