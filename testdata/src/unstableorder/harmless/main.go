// Command report goes through maps and goroutines, and answers in order.
package main

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type item struct {
	Name  string   `json:"name"`
	Parts []string `json:"parts"`
}

type report struct {
	Sorted    []string            `json:"sorted"`
	Strings   []string            `json:"strings"`
	Func      []item              `json:"func"`
	Slice     []item              `json:"slice"`
	ByName    []item              `json:"by_name"`
	Collected []string            `json:"collected"`
	Helped    []string            `json:"helped"`
	Set       []string            `json:"set" envelope:"set"`
	Map       map[string]int      `json:"map"`
	Total     int                 `json:"total"`
	Max       int                 `json:"max"`
	Found     string              `json:"found"`
	One       []string            `json:"one"`
	PerKey    map[string][]string `json:"per_key"`
	PerItem   map[string]item     `json:"per_item"`
	Constant  []string            `json:"constant"`
	FromKeys  []int               `json:"from_keys"`
	Indexed   []string            `json:"indexed"`
	Channel   []string            `json:"channel"`
	Single    []string            `json:"single"`
	Positions []int               `json:"positions"`
	Late      []string            `json:"late"`
	Skipped   []string            `json:"-"`
	Stored    []string            `json:"stored" envelope:"stable"`
	Count     int                 `json:"count"`
	Joined    string              `json:"joined"`
	Again     []string            `json:"again"`
}

type byName []item

func (b byName) Len() int           { return len(b) }
func (b byName) Less(i, j int) bool { return b[i].Name < b[j].Name }
func (b byName) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func sortItems(items []item) {
	sort.Slice(items, func(i, j int) bool { return items[i].Name < items[j].Name })
}

func names(m map[string]int) []string {
	var all []string
	for k := range m {
		all = append(all, k)
	}
	return all
}

func show(ctx context.Context, in none) (report, error) {
	m := map[string]int{"a": 1}
	lists := map[string][]string{"a": {"x"}}
	r := report{Map: map[string]int{}, PerKey: map[string][]string{}, PerItem: map[string]item{}}

	for k := range m {
		r.Sorted = append(r.Sorted, k)
	}
	slices.Sort(r.Sorted)
	r.Strings = names(m)
	sort.Strings(r.Strings)
	for k := range m {
		r.Func = append(r.Func, item{Name: k})
		r.Slice = append(r.Slice, item{Name: k})
		r.ByName = append(r.ByName, item{Name: k})
	}
	slices.SortFunc(r.Func, func(a, b item) int { return cmp.Compare(a.Name, b.Name) })
	sortItems(r.Slice)
	sort.Sort(sort.Reverse(byName(r.ByName)))
	r.Collected = slices.Sorted(maps.Keys(m))
	helped := slices.Collect(maps.Keys(m))
	slices.Sort(helped)
	r.Helped = helped
	r.Set = names(m)

	for k, v := range m {
		r.Map[k] = v + 1
		r.Total += v
		r.Max = max(r.Max, v)
		if k == "a" {
			r.Found = k
			r.One = append(r.One, k)
		}
	}
	r.Count = len(names(m))

	for k, list := range lists {
		for _, v := range list {
			r.PerKey[k] = append(r.PerKey[k], v)
		}
		var parts []string
		for _, v := range list {
			parts = append(parts, strings.ToUpper(v))
		}
		r.PerItem[k] = item{Name: k, Parts: parts}
	}
	for range m {
		r.Constant = append(r.Constant, "x")
	}
	for _, k := range slices.Sorted(maps.Keys(m)) {
		r.FromKeys = append(r.FromKeys, m[k])
	}

	hosts := []string{"a", "b"}
	indexed := make([]string, len(hosts))
	var wg sync.WaitGroup
	for i, h := range hosts {
		wg.Go(func() { indexed[i] = h })
	}
	wg.Wait()
	r.Indexed = indexed

	c := make(chan string)
	go func() {
		for _, h := range hosts {
			c <- h
		}
		close(c)
	}()
	for h := range c {
		r.Channel = append(r.Channel, h)
	}

	var mu sync.Mutex
	var late []string
	for _, h := range hosts {
		go func() {
			mu.Lock()
			defer mu.Unlock()
			late = append(late, h)
		}()
	}
	sort.Strings(late)
	r.Late = late

	var single []string
	go func() { single = append(single, "x") }()
	r.Single = single
	r.Positions = make([]int, 10)
	for _, v := range m {
		r.Positions[v] = v
	}
	r.Skipped = names(m)
	r.Stored = names(m)

	all := names(m)
	slices.Sort(all)
	r.Joined = strings.Join(all, ",")
	for _, s := range all {
		r.Again = append(r.Again, s)
	}
	return r, nil
}

func main() {
	app := envelope.New("report")
	envelope.Register(app, envelope.Command[none, report]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
