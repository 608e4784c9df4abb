// Command shuffled answers with lists that were shuffled, and with such as only seem
// to be.
package main

import (
	"context"
	"math/rand"
	randv2 "math/rand/v2"
	"slices"
	"sort"
	"time"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type in struct {
	Seed int64 `name:"seed" help:"What to begin with"`
}

type item struct {
	Name string `json:"name"`
}

type out struct {
	Local    []string `json:"local"`
	Field    []item   `json:"field"`
	Pointers []*item  `json:"pointers"`
	Helped   []string `json:"helped"`
	Method   []string `json:"method"`
	Holder   []string `json:"holder"`
	Seeded   []string `json:"seeded"`
	First    []string `json:"first"`
	Numbers  []int    `json:"numbers"`
	Tried    []string `json:"tried"`
	Indexed  []string `json:"indexed"`
	Chosen   string   `json:"chosen"`
	Dealt    string   `json:"dealt"`
	Winner   string   `json:"winner"`
	Row      item     `json:"row"`

	Sorted  []string `json:"sorted"`
	Again   []string `json:"again"`
	Fixed   []string `json:"fixed"`
	Given   []string `json:"given"`
	Other   []string `json:"other"`
	Set     []string `json:"set" envelope:"set"`
	Rotated []string `json:"rotated"`
	Count   int      `json:"count"`
	Best    string   `json:"best"`
	Command string   `json:"command"`
	Middle  string   `json:"middle"`
}

type names []string

func (n names) Swap(i, j int) { n[i], n[j] = n[j], n[i] }

type holder struct{ list []string }

func (h *holder) swap(i, j int) { h.list[i], h.list[j] = h.list[j], h.list[i] }

func stock() []string { return []string{"a", "b", "c"} }

func mix(list []string) {
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] }) // want `^field Out\.Helped is in the order that a shuffle leaves`
}

func swap(list []string, i, j int) { list[i], list[j] = list[j], list[i] }

func show(ctx context.Context, in in) (o out, err error) {
	local := stock()
	rand.Shuffle(len(local), func(i, j int) { local[i], local[j] = local[j], local[i] }) // want `^field Out\.Local is in the order that a shuffle leaves, data differs between two identical calls; sort it \(unstableorder\)$`
	o.Local = local
	o.Field = []item{{"a"}, {"b"}}
	randv2.Shuffle(len(o.Field), func(i, j int) { // want `^field Out\.Field is in the order that a shuffle leaves`
		o.Field[i], o.Field[j] = o.Field[j], o.Field[i]
	})
	pointers := []*item{{"a"}, {"b"}}
	rand.Shuffle(len(pointers), func(i, j int) { pointers[i], pointers[j] = pointers[j], pointers[i] }) // want `^field Out\.Pointers is in the order that a shuffle leaves`
	o.Pointers = pointers
	helped := []string{"a", "b"}
	mix(helped)
	o.Helped = helped
	method := names{"a", "b"}
	rand.Shuffle(len(method), method.Swap) // want `^field Out\.Method is in the order that a shuffle leaves`
	o.Method = method
	h := &holder{list: stock()}
	rand.Shuffle(len(h.list), h.swap) // want `^field Out\.Holder is in the order that a shuffle leaves`
	o.Holder = h.list
	seeded := stock()
	r := rand.New(rand.NewSource(time.Now().UnixNano()))
	r.Shuffle(len(seeded), func(i, j int) { seeded[i], seeded[j] = seeded[j], seeded[i] }) // want `^field Out\.Seeded is in the order that a shuffle leaves`
	o.Seeded = seeded
	first := stock()
	rand.Shuffle(len(first), func(i, j int) { swap(first, i, j) }) // want `^field Out\.First is in the order that a shuffle leaves`
	o.First = first[:2]
	plain := []string{"a", "b"}
	o.Numbers = rand.Perm(len(plain))         // want `^field Out\.Numbers is in the order that a shuffle leaves`
	for _, i := range rand.Perm(len(plain)) { // want `^field Out\.Tried is in the order that a shuffle leaves`
		o.Tried = append(o.Tried, plain[i])
	}
	o.Indexed = make([]string, len(plain))
	for n, i := range randv2.Perm(len(plain)) { // want `^field Out\.Indexed is in the order that a shuffle leaves`
		o.Indexed[n] = plain[i]
	}
	o.Chosen = plain[rand.Perm(len(plain))[0]] // want `^field Out\.Chosen is taken from a shuffled list, data differs between two identical calls; choose by what it is \(unstableorder\)$`
	hand := rand.Perm(len(plain))              // want `^field Out\.Dealt is taken from a shuffled list`
	o.Dealt = plain[hand[1]]
	drawn := []item{{"a"}, {"b"}}
	rand.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] }) // want `^field Out\.Row and 1 more are taken from a shuffled list`
	o.Winner, o.Row = drawn[0].Name, drawn[1]
	harmless(in, &o)
	return o, nil
}

func harmless(in in, o *out) {
	list := stock()
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	sort.Strings(list)
	o.Sorted = list
	again := []string{"a", "b"}
	mix(again)
	slices.Sort(again)
	o.Again = again
	fixed := stock()
	rand.New(rand.NewSource(1)).Shuffle(len(fixed), func(i, j int) { fixed[i], fixed[j] = fixed[j], fixed[i] })
	o.Fixed = fixed
	given := stock()
	rand.New(rand.NewSource(in.Seed)).Shuffle(len(given), func(i, j int) { given[i], given[j] = given[j], given[i] })
	o.Given = given
	other, tried := stock(), slices.Clone(list)
	rand.Shuffle(len(tried), func(i, j int) { tried[i], tried[j] = tried[j], tried[i] })
	for _, host := range tried {
		if host == "b" {
			o.Count++
		}
	}
	for _, i := range rand.Perm(len(other)) {
		if o.Best == "" || other[i] < o.Best {
			o.Best = other[i]
		}
	}
	o.Other = other
	set := stock()
	rand.Shuffle(len(set), func(i, j int) { set[i], set[j] = set[j], set[i] })
	o.Set = set
	args := []string{"ask"}
	for _, i := range rand.Perm(len(other)) {
		args = append(args, other[i])
	}
	o.Command = args[0]
	middle := stock()
	rand.Shuffle(len(middle), func(i, j int) { middle[i], middle[j] = middle[j], middle[i] })
	slices.Sort(middle)
	o.Middle = middle[1]
	rotated := stock()
	rotate(len(rotated), func(i, j int) { rotated[i], rotated[j] = rotated[j], rotated[i] })
	o.Rotated = rotated
}

func rotate(n int, swap func(i, j int)) {
	for i := 1; i < n; i++ {
		swap(i-1, i)
	}
}

func main() {
	app := envelope.New("shuffled")
	envelope.Register(app, envelope.Command[in, out]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
