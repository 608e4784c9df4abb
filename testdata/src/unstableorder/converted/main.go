// Command letters sorts what it makes of texts, and makes texts of that.
package main

import (
	"context"
	"slices"
	"sort"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type letters struct {
	Runes  string   `json:"runes"`
	Bytes  string   `json:"bytes"`
	Sliced string   `json:"sliced"`
	Fields string   `json:"fields"`
	Names  []string `json:"names"`
	Split  []string `json:"split"`
	Helped string   `json:"helped"`
	Each   []string `json:"each"`
	Total  string   `json:"total"`
	Lists  []string `json:"lists"`

	Unsorted string   `json:"unsorted"`
	Early    string   `json:"early"`
	Copied   string   `json:"copied"`
	Words    string   `json:"words"`
	Reversed string   `json:"reversed"`
	Picked   []string `json:"picked"`
}

type names []string

func (n names) Len() int           { return len(n) }
func (n names) Less(i, j int) bool { return n[i] < n[j] }
func (n names) Swap(i, j int)      { n[i], n[j] = n[j], n[i] }

var sizes = map[string]int{"a": 1, "b": 2}

func keys() string {
	s := ""
	for name := range sizes { // want `^field Out\.Copied and 5 more are in the order of a map`
		s += name
	}
	return s
}

func sortRunes(s string) string {
	r := []rune(s)
	slices.Sort(r)
	return string(r)
}

func sortedText(list []string, between string) string {
	list = slices.Clone(list)
	slices.Sort(list)
	return strings.Join(list, between)
}

func reversed(s string) string {
	r := []rune(s)
	slices.Reverse(r)
	return string(r)
}

func letter(s string, i int) string { return strings.ToUpper(s[i : i+1]) }

func show(ctx context.Context, in none) (l letters, err error) {
	r := []rune(keys())
	slices.Sort(r)
	l.Runes = string(r)

	b := []byte(keys())
	slices.Sort(b)
	l.Bytes = string(b)

	s := []rune(keys())
	sort.Slice(s, func(i, j int) bool { return s[i] < s[j] })
	l.Sliced = string(s)

	words := strings.Fields(keys())
	sort.Strings(words)
	l.Fields = strings.Join(words, " ")

	list := names(slices.Clone(namesOf()))
	sort.Sort(list)
	l.Names = []string(list)

	split := strings.Split(keys(), "")
	slices.Sort(split)
	l.Split = split
	l.Helped = sortRunes(keys())
	for range 3 {
		l.Each = append(l.Each, sortRunes(keys()))
		l.Total += sortRunes(keys())
		l.Lists = append(l.Lists, sortedText(namesOf(), " "))
	}
	return l, nil
}

func namesOf() []string {
	var all []string
	for name := range sizes {
		all = append(all, name)
	}
	return all
}

// early sorts too early, or something else.
func early(ctx context.Context, in none) (l letters, err error) {
	l.Unsorted = string([]rune(keys()))

	r := []rune(keys())
	l.Early = string(r)
	slices.Sort(r)

	s := keys()
	c := []byte(s)
	slices.Sort(c)
	l.Copied = s

	text := keys()
	for i := range 3 {
		l.Picked = append(l.Picked, letter(text, i))
	}
	l.Reversed = reversed(keys())
	words := strings.Fields(keys())
	l.Words = strings.Join(words, " ")
	sort.Strings(words)
	return l, nil
}

func main() {
	app := envelope.New("letters")
	envelope.Register(app, envelope.Command[none, letters]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, letters]{Name: "early", Summary: "Show", Effect: envelope.Safe, Run: early})
	app.Main()
}
