// Command quota counts what it goes through, or lets go of it, before it answers.
package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type quota struct {
	Cut    []string          `json:"cut"`
	Nil    []string          `json:"nil"`
	Again  []string          `json:"again"`
	Count  int               `json:"count"`
	Text   string            `json:"text"`
	Filled []string          `json:"filled"`
	Field  []string          `json:"field"`
	Reused []string          `json:"reused"`
	Handed []string          `json:"handed"`
	Rows   map[string]string `json:"rows"`

	Late      []string `json:"late"`
	Head      []string `json:"head"`
	Tail      []string `json:"tail"`
	Maybe     []string `json:"maybe"`
	Old       []string `json:"old"`
	Listed    string   `json:"listed"`
	Other     []string `json:"other"`
	Picked    []string `json:"picked"`
	Grown     []string `json:"grown"`
	Restarted []string `json:"restarted"`
}

var ports = map[string]int{"http": 80, "ssh": 22}

func show(ctx context.Context, in none) (q quota, err error) {
	var seen []string
	for name := range ports {
		seen = append(seen, name)
	}
	q.Rows = map[string]string{}
	q.Count = len(seen)
	q.Text = fmt.Sprintf("%d of %d", len(seen), cap(seen))
	for i := range len(seen) {
		q.Filled = append(q.Filled, fmt.Sprint(i))
	}

	cut := make([]string, 0, 8)
	for name := range ports {
		cut = append(cut, name)
	}
	cut = cut[:0]
	cut = append(cut, "http", "ssh")
	q.Cut = cut

	var list []string
	for name := range ports {
		list = append(list, name)
	}
	list = nil
	list = append(list, "http")
	q.Nil = list

	for name := range ports {
		q.Again = append(q.Again, name)
	}
	q.Again = q.Again[:0]
	for _, name := range []string{"http", "ssh"} {
		q.Again = append(q.Again, name)
	}

	for name := range ports {
		q.Field = append(q.Field, name)
	}
	q.Field = nil

	var buf []string
	for range 3 {
		buf = buf[:0]
		for name := range ports {
			buf = append(buf, name)
		}
		slices.Sort(buf)
		q.Reused = append(q.Reused, buf...)
	}

	row := make([]string, 0, 4)
	for name := range ports {
		row = row[:0]
		row = append(row, name, "open")
		q.Rows[name] = strings.Join(row, " ")
	}
	for name := range ports {
		row = append(row[:0], name)
		q.Rows[name] += strings.Join(row, " ")
	}

	b := batch{}
	for name := range ports {
		b.names = append(b.names, name)
	}
	b.reset()
	b.names = append(b.names, "http")
	q.Handed = b.names
	return q, nil
}

type batch struct{ names []string }

func (b *batch) reset() { b.names = b.names[:0] }

// late empties lists before they are filled, or not all of them.
func late(ctx context.Context, in none) (q quota, err error) {
	var list []string
	list = list[:0]
	for name := range ports { // want `^field Out\.Late is in the order of a map`
		list = append(list, name)
	}
	q.Late = list

	var head []string
	for name := range ports { // want `^field Out\.Head is in the order of a map`
		head = append(head, name)
	}
	q.Head = head[:1]

	var tail []string
	for name := range ports { // want `^field Out\.Tail is in the order of a map`
		tail = append(tail, name)
	}
	q.Tail = tail[0:]

	var maybe []string
	for name := range ports { // want `^field Out\.Maybe is in the order of a map`
		maybe = append(maybe, name)
	}
	if len(maybe) > 10 {
		maybe = maybe[:0]
	}
	q.Maybe = maybe

	var old []string
	for name := range ports { // want `^field Out\.Old is in the order of a map`
		old = append(old, name)
	}
	kept := old
	old = old[:0]
	q.Old = kept

	var listed []string
	for name := range ports { // want `^field Out\.Listed is in the order of a map`
		listed = append(listed, name)
	}
	q.Listed = fmt.Sprintf("%d: %s", len(listed), listed)

	var other []string
	for name := range ports { // want `^field Out\.Other is in the order of a map`
		other = append(other, name)
	}
	q.Other = append(other[:0], other[0:]...)

	var picked []string
	for name := range ports { // want `^field Out\.Picked is in the order of a map`
		picked = append(picked, name)
	}
	some := picked[:0]
	for _, name := range picked {
		if len(name) > 3 {
			some = append(some, name)
		}
	}
	q.Picked = some

	var grown []string
	for range 3 {
		grown = grown[:0]
		for name := range ports { // want `^field Out\.Grown is in the order of a map`
			grown = append(grown, name)
		}
	}
	q.Grown = grown

	var restarted []string
	for name := range ports { // want `^field Out\.Restarted is in the order of a map`
		if len(name) == 0 {
			restarted = restarted[:0]
		}
		restarted = append(restarted, name)
	}
	q.Restarted = restarted
	return q, nil
}

func main() {
	app := envelope.New("quota")
	envelope.Register(app, envelope.Command[none, quota]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	envelope.Register(app, envelope.Command[none, quota]{Name: "late", Summary: "Show", Effect: envelope.Safe, Run: late})
	app.Main()
}
