// Command graph writes what iterators give to buffers that it answers with.
package main

import (
	"bytes"
	"context"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type graph struct {
	Text  string   `json:"text"`
	Lines []string `json:"lines"`
	Sum   string   `json:"sum"`
}

var edges = map[string]string{"a": "b", "c": "d"}

var cache sync.Map

func built(context.Context, none) (graph, error) {
	var b strings.Builder
	for from, to := range maps.All(edges) { // want `^field Out\.Text is in the order of a map`
		b.WriteString(from + to)
	}
	return graph{Text: b.String()}, nil
}

func printed(context.Context, none) (graph, error) {
	var b bytes.Buffer
	w := &b
	for from := range maps.Keys(edges) { // want `^field Out\.Text is in the order of a map`
		if from != "" {
			fmt.Fprintln(w, from)
		}
	}
	return graph{Text: b.String()}, nil
}

func ranged(context.Context, none) (graph, error) {
	var b strings.Builder
	cache.Range(func(from, to any) bool { // want `^field Out\.Text is in the order of a map`
		fmt.Fprintf(&b, "%v to %v", from, to)
		return true
	})
	return graph{Text: b.String()}, nil
}

func summed(context.Context, none) (graph, error) {
	h := fnv.New32()
	for from := range maps.Keys(edges) { // want `^field Out\.Sum is in the order of a map`
		h.Write([]byte(from))
	}
	return graph{Sum: hex.EncodeToString(h.Sum(nil))}, nil
}

func sortedFirst(context.Context, none) (graph, error) {
	var b strings.Builder
	for _, from := range slices.Sorted(maps.Keys(edges)) {
		b.WriteString(from)
	}
	for from := range slices.Values(slices.Sorted(maps.Keys(edges))) {
		b.WriteString(from)
	}
	return graph{Text: b.String()}, nil
}

func dotted(context.Context, none) (graph, error) {
	var b strings.Builder
	for range maps.Keys(edges) {
		b.WriteString(".")
	}
	return graph{Text: b.String()}, nil
}

func chosen(context.Context, none) (graph, error) {
	var b strings.Builder
	for from, to := range maps.All(edges) {
		if from == "a" {
			b.WriteString(to)
		}
	}
	return graph{Text: b.String()}, nil
}

func eachAnew(context.Context, none) (g graph, err error) {
	var b bytes.Buffer
	for from := range maps.Keys(edges) {
		b.Reset()
		fmt.Fprintln(&b, from)
		g.Lines = append(g.Lines, b.String())
	}
	for from := range maps.Keys(edges) {
		var own strings.Builder
		own.WriteString(from)
		g.Lines = append(g.Lines, own.String())
	}
	sort.Strings(g.Lines)
	return g, nil
}

func logged(context.Context, none) (graph, error) {
	var log strings.Builder
	for from := range maps.Keys(edges) {
		log.WriteString(from)
	}
	return graph{Text: fmt.Sprint(log.Len())}, nil
}

func main() {
	app := envelope.New("graph")
	register(app, "built", built)
	register(app, "printed", printed)
	register(app, "ranged", ranged)
	register(app, "summed", summed)
	register(app, "sorted-first", sortedFirst)
	register(app, "dotted", dotted)
	register(app, "chosen", chosen)
	register(app, "each-anew", eachAnew)
	register(app, "logged", logged)
	app.Main()
}

func register(app *envelope.App, name string, run func(context.Context, none) (graph, error)) {
	envelope.Register(app, envelope.Command[none, graph]{Name: name, Summary: "Show", Effect: envelope.Safe, Run: run})
}
