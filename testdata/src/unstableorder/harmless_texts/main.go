// Command texts makes texts while it goes through maps, and none of them has
// their order.
package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type texts struct {
	Rows    map[string]string `json:"rows"`
	Sorted  []string          `json:"sorted"`
	Dots    string            `json:"dots"`
	Found   string            `json:"found"`
	Only    string            `json:"only"`
	Single  string            `json:"single"`
	Least   string            `json:"least"`
	Some    int               `json:"some"`
	Again   string            `json:"again"`
	Built   []string          `json:"built"`
	Label   string            `json:"label"`
	Keyed   string            `json:"keyed"`
	Has     bool              `json:"has"`
	Prefix  []string          `json:"prefix"`
	Lookup  string            `json:"lookup"`
	Joined  string            `json:"joined"`
	Options []string          `json:"options"`
	Unit    string            `json:"unit"`
	Filled  string            `json:"filled"`
}

type row struct{ Name, Unit string }

type options struct{ names, sorted []string }

type option func(*options)

func with(names []string) option { return func(o *options) { o.names = names } }

func sorted(names []string) option { return func(o *options) { o.sorted = names } }

func build(list ...option) options {
	var o options
	for _, set := range list {
		set(&o)
	}
	return o
}

func only(m map[string]int) (string, error) {
	if len(m) != 1 {
		return "", errors.New("not one")
	}
	for k := range m {
		return k, nil
	}
	panic("empty")
}

func lookup(m map[string]int, want int) string {
	for k, v := range m {
		if v == want {
			return k
		}
	}
	return ""
}

func show(ctx context.Context, in none) (out texts, err error) {
	m := map[string]int{"a": 1, "b": 2}
	out.Rows = map[string]string{}
	for k, v := range m {
		row := k
		row += fmt.Sprint(v)
		out.Rows[k] = row
	}
	for k := range m {
		var b strings.Builder
		b.WriteString(k)
		fmt.Fprintf(&b, "!")
		out.Sorted = append(out.Sorted, b.String())
	}
	sort.Strings(out.Sorted)
	for range m {
		out.Dots += "."
	}
	for k := range m {
		if k == "b" {
			out.Found += k
		}
	}
	if out.Only, err = only(m); err != nil {
		return out, err
	}
	if len(m) == 1 {
		for k := range m {
			out.Single = k
		}
	}
	least := "z"
	for k := range m {
		if k < least {
			least = k
		}
	}
	out.Least = least
	for _, v := range m {
		out.Some += v
	}
	text := ""
	for k := range m {
		text += k
	}
	text = "x"
	out.Again = text
	prefix := "name "
	for k := range m {
		out.Built = append(out.Built, prefix+k)
	}
	slices.Sort(out.Built)
	out.Label = "label"
	for k := range m {
		label := prefix + k
		if label == "" {
			out.Label = "none"
		}
	}
	names := []string{"b", "a"}
	for _, name := range names {
		out.Keyed += fmt.Sprint(name, m[name])
	}
	for k := range m {
		out.Has = k != ""
		break
	}
	out.Lookup = lookup(m, 1)
	for _, name := range slices.Sorted(func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}) {
		out.Joined += name
	}
	rows := map[string]*row{"a": {Name: "a"}}
	if len(rows) == 1 {
		for _, r := range rows {
			out.Unit = r.Unit
		}
	}
	unsorted := make([]string, 0, len(m))
	for k := range m {
		unsorted = append(unsorted, k)
	}
	out.Options = build(with(unsorted), sorted([]string{"a"})).sorted
	var pairs []string
	for k, v := range m {
		pairs = append(pairs, "{"+k+"}", fmt.Sprint(v))
	}
	out.Filled = strings.NewReplacer(pairs...).Replace("{a} and {b}")
	return out, nil
}

func main() {
	app := envelope.New("texts")
	envelope.Register(app, envelope.Command[none, texts]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
