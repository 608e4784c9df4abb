// Command names sorts lists that are not sorted yet.
package main

import (
	"context"
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type out struct {
	Names []string `json:"names"`
}

var all = map[string]bool{"ann": true, "bob": true}

func names() []string {
	var list []string
	for name := range all {
		list = append(list, name)
	}
	return list
}

func notYet(context.Context, none) (o out, err error) {
	for name := range all {
		o.Names = append(o.Names, name)
	}
	if !slices.IsSorted(o.Names) {
		slices.Sort(o.Names)
	}
	return o, nil
}

func ofStrings(context.Context, none) (o out, err error) {
	o.Names = names()
	if !sort.StringsAreSorted(o.Names) {
		sort.Strings(o.Names)
	}
	return o, nil
}

func byInterface(context.Context, none) (o out, err error) {
	o.Names = names()
	if s := sort.StringSlice(o.Names); !sort.IsSorted(s) {
		sort.Sort(s)
	}
	return o, nil
}

func bySlice(context.Context, none) (o out, err error) {
	o.Names = names()
	less := func(i, j int) bool { return o.Names[i] < o.Names[j] }
	if sorted := sort.SliceIsSorted(o.Names, less); !sorted {
		sort.Slice(o.Names, less)
	}
	return o, nil
}

func early(context.Context, none) (out, error) {
	list := names()
	if slices.IsSortedFunc(list, strings.Compare) {
		return out{Names: list}, nil
	}
	slices.SortFunc(list, strings.Compare)
	return out{Names: list}, nil
}

func some(context.Context, none) (o out, err error) {
	o.Names = names()
	if o.Names != nil {
		slices.Sort(o.Names)
	}
	return o, nil
}

func absent(context.Context, none) (o out, err error) {
	list := names()
	if list == nil {
		return out{Names: list}, nil
	}
	slices.Sort(list)
	return out{Names: list}, nil
}

func sortIn(list []string) []string {
	if slices.IsSorted(list) {
		return list
	}
	slices.Sort(list)
	return list
}

func helped(context.Context, none) (out, error) { return out{Names: sortIn(names())}, nil }

// What is sorted is left alone.
func reversed(context.Context, none) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	if slices.IsSorted(o.Names) {
		slices.Sort(o.Names)
	}
	return o, nil
}

// Another list is asked about.
func other(context.Context, none) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	if more := []string{"x"}; !slices.IsSorted(more) {
		slices.Sort(o.Names)
	}
	return o, nil
}

// What is said is not listened to.
func told(context.Context, none) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	if !slices.IsSorted(o.Names) {
		fmt.Println("not sorted")
	}
	return o, nil
}

// Only nothing is sorted.
func nothing(context.Context, none) (o out, err error) {
	for name := range all { // want `^field Out\.Names is in the order of a map`
		o.Names = append(o.Names, name)
	}
	if o.Names == nil {
		slices.Sort(o.Names)
	}
	return o, nil
}

func main() {
	app := envelope.New("names")
	for i, run := range []func(context.Context, none) (out, error){
		notYet, ofStrings, byInterface, bySlice, early, some, absent, helped, reversed, other, told, nothing,
	} {
		envelope.Register(app, envelope.Command[none, out]{Name: fmt.Sprintf("n%d", i), Summary: "N", Effect: envelope.Safe, Run: run})
	}
	app.Main()
}
