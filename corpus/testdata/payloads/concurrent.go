package main

import (
	"cmp"
	"context"
	"math/rand"
	"slices"
	"sort"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/envvet/envvet/envelope"
	"golang.org/x/sync/errgroup"

	"example.com/payload/fan"
	"example.com/payload/inventory"
)

func registerConcurrent(app *envelope.App) {
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "probe", Summary: "Probe", Effect: envelope.Safe, Run: runProbe})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "probe-channel", Summary: "Probe", Effect: envelope.Safe, Run: runProbeChannel})
	envelope.Register(app, envelope.Command[none, hostList]{Name: "probe-group", Summary: "Probe", Effect: envelope.Safe, Run: runProbeGroup})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "probe-pool", Summary: "Probe", Effect: envelope.Safe, Run: runProbePool})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "probe-gather", Summary: "Probe", Effect: envelope.Safe, Run: runProbeGather})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "shuffled", Summary: "Shuffled", Effect: envelope.Safe, Run: runShuffled})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "permuted", Summary: "Permuted", Effect: envelope.Safe, Run: runPermuted})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "picked", Summary: "Picked", Effect: envelope.Safe, Run: runPicked})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-indexed", Summary: "Indexed", Effect: envelope.Safe, Run: runOkIndexed})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-collected", Summary: "Collected", Effect: envelope.Safe, Run: runOkCollected})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-producer", Summary: "Producer", Effect: envelope.Safe, Run: runOkProducer})
	envelope.Register(app, envelope.Command[none, hostList]{Name: "ok-group", Summary: "Group", Effect: envelope.Safe, Run: runOkGroup})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-shuffled", Summary: "Shuffled", Effect: envelope.Safe, Run: runOkShuffled})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-fan", Summary: "Fan", Effect: envelope.Safe, Run: runOkFan})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-numbered", Summary: "Numbered", Effect: envelope.Safe, Run: runOkNumbered})
	envelope.Register(app, envelope.Command[none, map[string]int]{Name: "ok-mapped", Summary: "Mapped", Effect: envelope.Safe, Run: runOkMapped})
	envelope.Register(app, envelope.Command[none, countOut]{Name: "ok-counted", Summary: "Counted", Effect: envelope.Safe, Run: runOkCounted})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-channels", Summary: "Channels", Effect: envelope.Safe, Run: runOkChannels})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-gather", Summary: "Gather", Effect: envelope.Safe, Run: runOkGather})
	envelope.Register(app, envelope.Command[none, textOut]{Name: "oos-race", Summary: "Race", Effect: envelope.Safe, Run: runRace})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "oos-select", Summary: "Select", Effect: envelope.Safe, Run: runSelect})
	envelope.Register(app, envelope.Command[none, namesOut]{Name: "ok-work-order", Summary: "Work order", Effect: envelope.Safe, Run: runOkWorkOrder})
}

func probe(name string) string { return name + " up in " + inventory.Hosts()[name].Zone }

func runProbe(ctx context.Context, _ none) (namesOut, error) { // bad: appended as goroutines end
	var (
		out namesOut
		mu  sync.Mutex
		wg  sync.WaitGroup
	)
	for _, name := range inventory.Names() {
		wg.Add(1)
		go func() { // want unstableorder
			defer wg.Done()
			line := probe(name)
			mu.Lock()
			out.Names = append(out.Names, line)
			mu.Unlock()
		}()
	}
	wg.Wait()
	return out, nil
}

func runProbeChannel(ctx context.Context, _ none) (namesOut, error) { // bad: received as goroutines end
	names := inventory.Names()
	lines := make(chan string)

	for _, name := range names {
		envelope.Go(ctx, func() { lines <- probe(name) }) // want unstableorder
	}
	var out namesOut
	for range names {
		out.Names = append(out.Names, <-lines)
	}
	return out, nil
}

func runProbeGroup(ctx context.Context, _ none) (hostList, error) { // bad: appended in an errgroup
	var g errgroup.Group
	var mu sync.Mutex
	var out hostList
	for _, name := range inventory.Names() {
		g.Go(func() error { // want unstableorder
			h := inventory.Hosts()[name]
			mu.Lock()
			defer mu.Unlock()
			out.Hosts = append(out.Hosts, hostRow{Name: h.Name, Cores: h.Cores})
			return ctx.Err()
		})
	}
	if err := g.Wait(); err != nil {
		return hostList{}, err
	}
	return out, nil
}

func runProbePool(ctx context.Context, _ none) (namesOut, error) { // bad: results of a pool of workers
	jobs := make(chan string)
	results := make(chan string)
	var wg sync.WaitGroup

	for range 3 {
		wg.Add(1)
		go func() { // want unstableorder
			defer wg.Done()
			for j := range jobs {
				results <- probe(j)
			}
		}()
	}
	go func() {
		for _, name := range inventory.Names() {
			jobs <- name
		}
		close(jobs)
		wg.Wait()
		close(results)
	}()
	lines := []string{}
	for r := range results {
		lines = append(lines, r)
	}
	return namesOut{Names: lines}, nil
}

func runProbeGather(ctx context.Context, _ none) (namesOut, error) { // bad: gathered in another package
	lines := fan.Gather(inventory.Names(), probe) // want unstableorder
	return namesOut{Names: lines}, nil
}

func runShuffled(ctx context.Context, _ none) (namesOut, error) { // bad: shuffled
	names := inventory.Names()
	rand.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] }) // want unstableorder
	return namesOut{Names: names}, nil
}

func runPermuted(ctx context.Context, _ none) (namesOut, error) { // bad: in the order of a permutation
	names := inventory.Names()
	var out namesOut

	for _, i := range rand.Perm(len(names)) { // want unstableorder
		out.Names = append(out.Names, names[i])
	}
	return out, nil
}

func runPicked(ctx context.Context, _ none) (textOut, error) { // bad: first of a list that is shuffled
	hosts := inventory.Names()
	rand.Shuffle(len(hosts), func(i, j int) { hosts[i], hosts[j] = hosts[j], hosts[i] }) // want unstableorder
	return textOut{Text: hosts[0]}, nil
}

func runOkIndexed(ctx context.Context, _ none) (namesOut, error) { // ok: each goroutine has an index of its own
	names := inventory.Names()
	out := namesOut{Names: make([]string, len(names))}
	var wg sync.WaitGroup
	for i, name := range names {
		wg.Add(1)
		go func() {
			defer wg.Done()
			out.Names[i] = probe(name)
		}()
	}
	wg.Wait()
	return out, nil
}

func runOkCollected(ctx context.Context, _ none) (namesOut, error) { // ok: collected, then sorted
	var mu sync.Mutex
	var wg sync.WaitGroup
	var lines []string
	for _, name := range inventory.Names() {
		wg.Go(func() {
			mu.Lock()
			defer mu.Unlock()
			lines = append(lines, probe(name))
		})
	}
	wg.Wait()
	sort.Strings(lines)
	return namesOut{Names: lines}, nil
}

func runOkProducer(ctx context.Context, _ none) (namesOut, error) { // ok: one goroutine sends
	lines := make(chan string, 4)
	go func() {
		defer close(lines)
		for _, name := range inventory.Names() {
			lines <- probe(name)
		}
	}()
	var out namesOut
	for l := range lines {
		out.Names = append(out.Names, l)
	}
	return out, nil
}

func runOkGroup(ctx context.Context, _ none) (hostList, error) { // ok: errgroup with an index of its own
	names := inventory.Names()
	rows := make([]hostRow, len(names))
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(2)
	for i, name := range names {
		g.Go(func() error {
			rows[i] = hostRow{Name: name, Cores: inventory.Hosts()[name].Cores}
			return ctx.Err()
		})
	}
	if err := g.Wait(); err != nil {
		return hostList{}, err
	}
	return hostList{Hosts: rows}, nil
}

func runOkShuffled(ctx context.Context, _ none) (namesOut, error) { // ok: shuffled with a fixed seed
	names := inventory.Names()
	r := rand.New(rand.NewSource(7))
	r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	return namesOut{Names: names}, nil
}

func runOkFan(ctx context.Context, _ none) (namesOut, error) { // ok: a helper of another package keeps the order
	return namesOut{Names: fan.Map(inventory.Names(), probe)}, nil
}

func runOkNumbered(ctx context.Context, _ none) (namesOut, error) { // ok: sorted by the numbers of the jobs
	type result struct {
		n    int
		line string
	}
	names := inventory.Names()
	ch := make(chan result, len(names))
	for n, name := range names {
		go func() { ch <- result{n, probe(name)} }()
	}
	results := make([]result, 0, len(names))
	for range names {
		results = append(results, <-ch)
	}
	slices.SortFunc(results, func(a, b result) int { return cmp.Compare(a.n, b.n) })
	var out namesOut
	for _, r := range results {
		out.Names = append(out.Names, r.line)
	}
	return out, nil
}

func runOkMapped(ctx context.Context, _ none) (map[string]int, error) { // ok: goroutines fill a map
	var mu sync.Mutex
	var wg sync.WaitGroup
	out := map[string]int{}
	for _, name := range inventory.Names() {
		wg.Go(func() {
			n := len(probe(name))
			mu.Lock()
			out[name] = n
			mu.Unlock()
		})
	}
	wg.Wait()
	return out, nil
}

func runOkCounted(ctx context.Context, _ none) (countOut, error) { // ok: a sum of goroutines
	var n atomic.Int64
	var wg sync.WaitGroup
	for _, name := range inventory.Names() {
		wg.Go(func() { n.Add(int64(len(probe(name)))) })
	}
	wg.Wait()
	return countOut{Count: int(n.Load())}, nil
}

func runOkChannels(ctx context.Context, _ none) (namesOut, error) { // ok: a channel for each goroutine, read in order
	names := inventory.Names()
	chans := make([]chan string, len(names))
	for i, name := range names {
		c := make(chan string, 1)
		chans[i] = c
		go func() { c <- probe(name) }()
	}
	var out namesOut
	for _, c := range chans {
		out.Names = append(out.Names, <-c)
	}
	return out, nil
}

func runOkGather(ctx context.Context, _ none) (namesOut, error) { // ok: gathered in another package, then sorted
	lines := fan.Gather(inventory.Names(), probe)
	slices.SortFunc(lines, strings.Compare)
	return namesOut{Names: lines}, nil
}

func runRace(ctx context.Context, _ none) (textOut, error) { // ok: out of scope (a text, not a list, that is received), though data differs
	first := make(chan string, 2)
	for _, name := range inventory.Names()[:2] {
		go func() { first <- probe(name) }()
	}
	return textOut{Text: <-first}, nil
}

func runSelect(ctx context.Context, _ none) (namesOut, error) { // ok: out of scope (goroutines that no loop starts), though data differs

	a, b := make(chan string, 1), make(chan string, 1)
	go func() { a <- probe("alpha") }()
	go func() { b <- probe("beta") }()
	var out namesOut
	for range 2 {
		select {
		case s := <-a:
			out.Names = append(out.Names, s)
		case s := <-b:
			out.Names = append(out.Names, s)
		}
	}
	return out, nil
}

func runOkWorkOrder(ctx context.Context, _ none) (namesOut, error) { // ok: worked on in a random order, answered in a fixed one
	names := inventory.Names()
	out := namesOut{Names: make([]string, len(names))}
	for _, i := range rand.Perm(len(names)) {
		out.Names[i] = probe(names[i])
	}
	return out, nil
}
