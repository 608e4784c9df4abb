// Command teams sorts its lists in the ways that people have of doing so, and
// some a little too early or too late.
package main

import (
	"context"
	"fmt"
	"sort"
	"strings"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Sort bool `name:"sort" help:"Sort the names"`
}

type row struct {
	Name string   `json:"name"`
	Tags []string `json:"tags"`
}

type teams struct {
	Groups   map[string][]string `json:"groups"`
	Keyed    map[string][]string `json:"keyed"`
	Rows     []row               `json:"rows"`
	Helped   map[string][]string `json:"helped"`
	Several  []string            `json:"several"`
	Early    []string            `json:"early"`
	Deferred []string            `json:"deferred"`
	Pointer  []string            `json:"pointer"`
	Method   []string            `json:"method"`
	Closure  []string            `json:"closure"`
	Struct   []string            `json:"struct"`
	Address  []string            `json:"address"`
	Named    []string            `json:"named"`
	Cells    []string            `json:"cells"`
	Lines    []string            `json:"lines"`
	PerHost  [][]string          `json:"per_host"`
	Results  []row               `json:"results"`

	Optional []string `json:"optional"`
	Before   []string `json:"before"`
	Other    []string `json:"other"`
	Shared   []string `json:"shared"`
	Twice    []string `json:"twice"`
	Emptied  []string `json:"emptied"`
}

var (
	teamOf = map[string]string{"ann": "red", "bob": "blue", "cid": "red"}
	column = map[string]int{"ann": 0, "bob": 1, "cid": 2}
)

func members() map[string][]string {
	groups := map[string][]string{}
	for name, team := range teamOf {
		groups[team] = append(groups[team], name)
	}
	return groups
}

func names() []string {
	var all []string
	for name := range teamOf {
		all = append(all, name)
	}
	return all
}

func sortAll(groups map[string][]string) {
	for _, g := range groups {
		sort.Strings(g)
	}
}

func deferred() (all []string) {
	defer func() { sort.Strings(all) }()
	for name := range teamOf {
		all = append(all, name)
	}
	return all
}

func early() []string {
	all := names()
	if len(all) < 2 {
		return all
	}
	sort.Strings(all)
	return all
}

func sortList(p *[]string) { sort.Strings(*p) }

type list []string

func (l *list) sort() { sort.Strings(*l) }

type byLength struct{ of []string }

func (b byLength) Len() int           { return len(b.of) }
func (b byLength) Less(i, j int) bool { return len(b.of[i]) < len(b.of[j]) }
func (b byLength) Swap(i, j int)      { b.of[i], b.of[j] = b.of[j], b.of[i] }

func show(ctx context.Context, args in) (teams, error) {
	var out teams

	out.Groups = members()
	for _, g := range out.Groups {
		sort.Strings(g)
	}
	out.Keyed = members()
	for team := range out.Keyed {
		sort.Strings(out.Keyed[team])
	}
	for team, names := range members() {
		out.Rows = append(out.Rows, row{Name: team, Tags: names})
	}
	sort.Slice(out.Rows, func(i, j int) bool { return out.Rows[i].Name < out.Rows[j].Name })
	for i := range out.Rows {
		sort.Strings(out.Rows[i].Tags)
	}
	out.Helped = members()
	sortAll(out.Helped)

	several := names()
	if len(several) > 1 {
		sort.Strings(several)
	}
	out.Several = several
	out.Early = early()
	out.Deferred = deferred()

	pointed := names()
	sortList(&pointed)
	out.Pointer = pointed
	var method list
	for name := range teamOf {
		method = append(method, name)
	}
	method.sort()
	out.Method = method
	closed := names()
	arrange := func() { sort.Strings(closed) }
	arrange()
	out.Closure = closed
	out.Struct = names()
	sort.Sort(byLength{out.Struct})
	out.Address = names()
	sort.Sort(&byLength{out.Address})
	out.Named = names()
	sort.StringSlice(out.Named).Sort()

	cells := make([]string, len(column))
	for name, team := range teamOf {
		cells[column[name]] = team
	}
	out.Cells = cells

	var b strings.Builder
	for name, team := range teamOf {
		b.Reset()
		fmt.Fprintf(&b, "%s=%s", name, team)
		out.Lines = append(out.Lines, b.String())
	}
	sort.Strings(out.Lines)

	hosts := []string{"one", "two"}
	perHost := make([][]string, len(hosts))
	results := make([]row, len(hosts))
	var wg sync.WaitGroup
	for i, h := range hosts {
		wg.Go(func() {
			for _, x := range ask(h) {
				perHost[i] = append(perHost[i], x)
				results[i].Tags = append(results[i].Tags, x)
			}
		})
	}
	wg.Wait()
	out.PerHost, out.Results = perHost, results

	some(&out, args)
	return out, nil
}

func ask(host string) []string { return []string{host} }

func some(out *teams, args in) {
	for name := range teamOf { // want `^field Out\.Optional is in the order of a map, data differs between two identical calls; sort it`
		out.Optional = append(out.Optional, name)
	}
	if args.Sort {
		sort.Strings(out.Optional)
	}
	for name := range teamOf { // want `^field Out\.Before is in the order of a map`
		sort.Strings(out.Before)
		out.Before = append(out.Before, name)
	}
	for name := range teamOf { // want `^field Out\.Other is in the order of a map`
		out.Other = append(out.Other, name)
	}
	for range 3 {
		fixed := []string{"b", "a"}
		sort.Strings(fixed)
	}
	var wg sync.WaitGroup
	var mu sync.Mutex
	shared := make([][]string, 1)
	for _, h := range []string{"one", "two"} {
		wg.Go(func() { // want `^field Out\.Shared is in the order in which goroutines end`
			mu.Lock()
			defer mu.Unlock()
			shared[0] = append(shared[0], ask(h)...)
		})
	}
	wg.Wait()
	out.Shared = shared[0]
	for name := range teamOf { // want `^field Out\.Twice is in the order of a map`
		out.Twice = append(out.Twice, name)
	}
	for i := range 2 {
		if i > 0 {
			sort.Strings(out.Twice)
		}
		for _, name := range names() { // it comes again
			_ = name
		}
		break
	}
	if len(out.Emptied) > 1 {
		sort.Strings(out.Emptied)
	}
	for name := range teamOf { // want `^field Out\.Emptied is in the order of a map`
		out.Emptied = append(out.Emptied, name)
	}
}

func main() {
	app := envelope.New("teams")
	envelope.Register(app, envelope.Command[in, teams]{Name: "show", Summary: "Show the teams", Effect: envelope.Safe, Run: show})
	app.Main()
}
