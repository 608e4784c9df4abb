// Command list answers with some of what a map holds, in order: which, nobody knows.
package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type list struct {
	Few   []string `json:"few"`
	Two   []string `json:"two"`
	Many  []string `json:"many"`
	Set   []string `json:"set" envelope:"set"`
	Paged []string `json:"paged"`
	Line  string   `json:"line"`
	Found []string `json:"found"`
	All   []string `json:"all"`
}

var ports = map[string]int{"http": 80, "ssh": 22, "smtp": 25}

func show(ctx context.Context, in none) (out list, err error) {
	for name := range ports { // want `^field Out\.Few is what a map gives first, data differs between two identical calls; choose by the key \(unstableorder\)$`
		out.Few = append(out.Few, name)
		if len(out.Few) == 2 {
			break
		}
	}
	slices.Sort(out.Few)

	var two []string
	n := 0
	for name := range ports { // want `^field Out\.Two is what a map gives first`
		if n >= 2 {
			break
		}
		n++
		two = append(two, name)
	}
	slices.Sort(two)
	out.Two = two

	for name := range ports { // want `^field Out\.Set is what a map gives first`
		if len(out.Set) > 2 {
			break
		}
		out.Set = append(out.Set, name)
	}

	for name := range ports { // want `^field Out\.Line is what a map gives first`
		if len(out.Line) > 10 {
			break
		}
		out.Line += name
	}
	out.Paged = page(2)
	return out, nil
}

func page(limit int) []string {
	var names []string
outer:
	for name, port := range ports { // want `^field Out\.Paged is what a map gives first`
		for _, p := range []int{22, 25, 80} {
			if p == port {
				names = append(names, name)
			}
			if len(names) >= limit {
				break outer
			}
		}
	}
	slices.Sort(names)
	return names
}

// whole answers with all, or with an error.
func whole(ctx context.Context, in none) (out list, err error) {
	for name, port := range ports {
		if port == 0 {
			return list{}, fmt.Errorf("%s has no port", name)
		}
		if len(out.All) > 100 {
			return list{}, errors.New("too many")
		}
		out.All = append(out.All, name)
		if len(out.All) == len(ports) {
			break
		}
	}
	slices.Sort(out.All)

	for name := range ports {
		if ctx.Err() != nil {
			break
		}
		out.Many = append(out.Many, name)
	}
	slices.Sort(out.Many)

	for name := range ports {
		if strings.HasPrefix(name, "ssh") {
			out.Found = append(out.Found, strings.Fields(name)...)
		}
		for i := range out.Found {
			if i > 2 {
				break
			}
		}
	}
	slices.Sort(out.Found)
	return out, ctx.Err()
}

func main() {
	app := envelope.New("list")
	envelope.Register(app, envelope.Command[none, list]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, list]{Name: "whole", Summary: "Show", Effect: envelope.Safe, Run: whole})
	app.Main()
}
