// Command scan has its lists in fields behind pointers, to which function literals and methods
// append, and sorts some of them there.
package main

import (
	"context"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type result struct {
	Ports []int    `json:"ports"`
	Names []string `json:"names"`
}

func dial(n int) int { return n }

func sorted(context.Context, none) (*result, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	r := &result{}
	for n := range 1024 {
		wg.Go(func() {
			p := dial(n)
			mu.Lock()
			defer mu.Unlock()
			r.Ports = append(r.Ports, p)
		})
	}
	wg.Wait()
	slices.Sort(r.Ports)
	return r, nil
}

func unsorted(context.Context, none) (*result, error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	r := &result{}
	for n := range 1024 {
		wg.Go(func() { // want `^field Out\.Ports is in the order in which goroutines end`
			p := dial(n)
			mu.Lock()
			defer mu.Unlock()
			r.Ports = append(r.Ports, p)
		})
	}
	wg.Wait()
	sort.Strings(r.Names)
	return r, nil
}

var names sync.Map

func ranged(context.Context, none) (*result, error) {
	r := &result{}
	names.Range(func(k, _ any) bool {
		r.Names = append(r.Names, k.(string))
		return true
	})
	r.Names = slices.SortedFunc(slices.Values(r.Names), strings.Compare)
	return r, nil
}

func early(context.Context, none) (*result, error) {
	r := &result{Names: []string{"b", "a"}}
	slices.Sort(r.Names)
	names.Range(func(k, _ any) bool { // want `^field Out\.Names is in the order of a map`
		r.Names = append(r.Names, k.(string))
		return true
	})
	return r, nil
}

// deferred is sorted by one literal and filled by another one.
func deferred(context.Context, none) (r *result, err error) {
	r = &result{}
	defer func() { sort.Strings(r.Names) }()
	names.Range(func(k, _ any) bool {
		r.Names = append(r.Names, k.(string))
		return true
	})
	return r, nil
}

type scanner struct {
	mu      sync.Mutex
	results []int
}

func (s *scanner) one(n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.results = append(s.results, n)
}

func (s *scanner) all() {
	var wg sync.WaitGroup
	for n := range 1024 {
		wg.Go(func() { s.one(n) }) // want `^field Out\.Ports is in the order in which goroutines end`
	}
	wg.Wait()
}

func (s *scanner) run() []int {
	var wg sync.WaitGroup
	for n := range 1024 {
		wg.Go(func() { s.one(n) })
	}
	wg.Wait()
	sort.Ints(s.results)
	return s.results
}

func run(context.Context, none) (result, error) {
	s := &scanner{}
	return result{Ports: s.run()}, nil
}

func all(context.Context, none) (result, error) {
	s := &scanner{}
	s.all()
	return result{Ports: s.results}, nil
}

type builder struct {
	deps map[string]int
	rep  *result
}

func (b *builder) collect() {
	for name := range b.deps {
		b.rep.Names = append(b.rep.Names, name)
	}
}

func (b *builder) gather() {
	for name := range b.deps { // want `^field Out\.Names is in the order of a map`
		b.rep.Names = append(b.rep.Names, name)
	}
}

func build(context.Context, none) (*result, error) {
	b := &builder{map[string]int{}, &result{}}
	b.collect()
	sort.Strings(b.rep.Names)
	return b.rep, nil
}

// local names the report before it sorts the list.
func local(context.Context, none) (*result, error) {
	b := &builder{map[string]int{}, &result{}}
	b.collect()
	rep := b.rep
	sort.Strings(rep.Names)
	return rep, nil
}

// outer has the report from before.
func outer(context.Context, none) (result, error) {
	var out result
	b := &builder{map[string]int{}, &out}
	b.collect()
	sort.Strings(out.Names)
	return *b.rep, nil
}

// kept answers with the report that it has from before, and sorts nothing.
func kept(context.Context, none) (result, error) {
	var out result
	b := &builder{map[string]int{}, &out}
	b.gather()
	return out, nil
}

func newBuilder() *builder { return &builder{map[string]int{}, &result{}} }

func (b *builder) lazily() {
	if b.rep == nil {
		b.rep = &result{}
	}
	for name := range b.deps {
		b.rep.Names = append(b.rep.Names, name)
	}
}

func lazy(context.Context, none) (*result, error) {
	b := newBuilder()
	b.lazily()
	sort.Strings(b.rep.Names)
	return b.rep, nil
}

// another sorts the list of another report.
func another(context.Context, none) (*result, error) {
	b := &builder{map[string]int{"a": 1}, &result{}}
	for name := range b.deps { // want `^field Out\.Names is in the order of a map`
		b.rep.Names = append(b.rep.Names, name)
	}
	other := &builder{nil, &result{}}
	sort.Strings(other.rep.Names)
	return b.rep, nil
}

func collect() (list []string) {
	names.Range(func(k, _ any) bool {
		list = append(list, k.(string))
		return true
	})
	return list
}

// replaced answers with another report than the one that the literal may put in its place.
func replaced(ctx context.Context, _ none) (*result, error) {
	first := &result{}
	r := first
	func() {
		if ctx.Err() != nil {
			r = &result{Names: collect()}
		}
	}()
	if len(r.Names) > 10 {
		return nil, ctx.Err()
	}
	return first, nil
}

func main() {
	app := envelope.New("scan")
	envelope.Register(app, envelope.Command[none, *result]{Name: "sorted", Summary: "Scan", Effect: envelope.Safe, Run: sorted})
	envelope.Register(app, envelope.Command[none, *result]{Name: "unsorted", Summary: "Scan", Effect: envelope.Safe, Run: unsorted})
	envelope.Register(app, envelope.Command[none, *result]{Name: "ranged", Summary: "Scan", Effect: envelope.Safe, Run: ranged})
	envelope.Register(app, envelope.Command[none, *result]{Name: "early", Summary: "Scan", Effect: envelope.Safe, Run: early})
	envelope.Register(app, envelope.Command[none, *result]{Name: "deferred", Summary: "Scan", Effect: envelope.Safe, Run: deferred})
	envelope.Register(app, envelope.Command[none, result]{Name: "run", Summary: "Scan", Effect: envelope.Safe, Run: run})
	envelope.Register(app, envelope.Command[none, result]{Name: "all", Summary: "Scan", Effect: envelope.Safe, Run: all})
	envelope.Register(app, envelope.Command[none, *result]{Name: "build", Summary: "Scan", Effect: envelope.Safe, Run: build})
	envelope.Register(app, envelope.Command[none, *result]{Name: "local", Summary: "Scan", Effect: envelope.Safe, Run: local})
	envelope.Register(app, envelope.Command[none, result]{Name: "outer", Summary: "Scan", Effect: envelope.Safe, Run: outer})
	envelope.Register(app, envelope.Command[none, result]{Name: "kept", Summary: "Scan", Effect: envelope.Safe, Run: kept})
	envelope.Register(app, envelope.Command[none, *result]{Name: "lazy", Summary: "Scan", Effect: envelope.Safe, Run: lazy})
	envelope.Register(app, envelope.Command[none, *result]{Name: "another", Summary: "Scan", Effect: envelope.Safe, Run: another})
	envelope.Register(app, envelope.Command[none, *result]{Name: "replaced", Summary: "Scan", Effect: envelope.Safe, Run: replaced})
	app.Main()
}
