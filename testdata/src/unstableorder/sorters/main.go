// Command teams sorts by values that keep the list, as package sort shows it.
package main

import (
	"context"
	"slices"
	"sort"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type row struct {
	Name string `json:"name"`
	Rank int    `json:"rank"`
}

type teams struct {
	By     []row    `json:"by"`
	Multi  []row    `json:"multi"`
	Filled []row    `json:"filled"`
	Sorted []string `json:"sorted"`
	Named  []string `json:"named"`

	Unsorted []row    `json:"unsorted"`
	Kept     []row    `json:"kept"`
	Other    []string `json:"other"`
}

var rankOf = map[string]int{"ann": 1, "bob": 2}

type by func(a, b *row) bool

func (by by) sort(rows []row) {
	s := &rowSorter{rows: rows, by: by}
	sort.Sort(s)
}

// keep makes a sorter that nobody asks to sort.
func (by by) keep(rows []row) *rowSorter { return &rowSorter{rows: rows, by: by} }

type rowSorter struct {
	rows []row
	by   func(a, b *row) bool
}

func (s *rowSorter) Len() int           { return len(s.rows) }
func (s *rowSorter) Swap(i, j int)      { s.rows[i], s.rows[j] = s.rows[j], s.rows[i] }
func (s *rowSorter) Less(i, j int) bool { return s.by(&s.rows[i], &s.rows[j]) }

type multiSorter struct {
	rows []row
	less []by
}

func (m *multiSorter) sort(rows []row) {
	m.rows = rows
	sort.Sort(m)
}

func orderedBy(less ...by) *multiSorter { return &multiSorter{less: less} }

func (m *multiSorter) Len() int           { return len(m.rows) }
func (m *multiSorter) Swap(i, j int)      { m.rows[i], m.rows[j] = m.rows[j], m.rows[i] }
func (m *multiSorter) Less(i, j int) bool { return m.less[0](&m.rows[i], &m.rows[j]) }

type arranger interface {
	Arrange(first, second []string)
}

// firstOnly arranges one of the lists that it is given.
type firstOnly struct{}

func (firstOnly) Arrange(first, second []string) { sort.Strings(first) }

func fill(t *teams) {
	for name, rank := range rankOf {
		t.Filled = append(t.Filled, row{Name: name, Rank: rank})
	}
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

func names() (all []string) {
	for name := range rankOf { // want `^field Out\.Other is in the order of a map`
		all = append(all, name)
	}
	return all
}

func name(a, b *row) bool { return a.Name < b.Name }

func show(ctx context.Context, in none) (teams, error) {
	var t teams
	for name, rank := range rankOf {
		t.By = append(t.By, row{Name: name, Rank: rank})
		t.Multi = append(t.Multi, row{Name: name, Rank: rank})
	}
	by(name).sort(t.By)
	orderedBy(name, func(a, b *row) bool { return a.Rank < b.Rank }).sort(t.Multi)
	fill(&t)
	sort.Slice(t.Filled, func(i, j int) bool { return t.Filled[i].Name < t.Filled[j].Name })
	t.Sorted = sorted(names())
	some(&t)
	return t, nil
}

func some(t *teams) {
	for name, rank := range rankOf { // want `^field Out\.Kept and 1 more are in the order of a map`
		t.Unsorted = append(t.Unsorted, row{Name: name, Rank: rank})
		t.Kept = append(t.Kept, row{Name: name, Rank: rank})
	}
	orderedBy(name).sort(nil)
	_ = by(name).keep(t.Kept)
	var a arranger = firstOnly{}
	t.Named, t.Other = names(), names()
	a.Arrange(t.Named, t.Other)
}

func main() {
	app := envelope.New("teams")
	envelope.Register(app, envelope.Command[none, teams]{Name: "show", Summary: "Show the teams", Effect: envelope.Safe, Run: show})
	app.Main()
}
