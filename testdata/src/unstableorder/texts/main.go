// Command texts answers with texts that are put together in the order of a map,
// and with what a range over one gives first.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type texts struct {
	Sum      string   `json:"sum"`
	Before   string   `json:"before"`
	Spaced   string   `json:"spaced"`
	Field    string   `json:"field"`
	Builder  string   `json:"builder"`
	Buffer   string   `json:"buffer"`
	Printed  string   `json:"printed"`
	Written  string   `json:"written"`
	Bytes    string   `json:"bytes"`
	Helped   string   `json:"helped"`
	Captured string   `json:"captured"`
	Lines    []string `json:"lines"`
	First    string   `json:"first"`
	Broken   string   `json:"broken"`
	Element  []string `json:"element"`
	Own      []string `json:"own"`
	Options  []string `json:"options"`
	Value    string   `json:"value"`
	Row      row      `json:"row"`
}

type row struct {
	Name string `json:"name"`
	Rank int    `json:"rank"`
}

type options struct{ names []string }

type option func(*options)

func with(names []string) option { return func(o *options) { o.names = names } }

func build(list ...option) options {
	var o options
	for _, set := range list {
		set(&o)
	}
	return o
}

func keysOf(m map[string]int) iter.Seq[string] {
	return func(yield func(string) bool) {
		for k := range m { // want `^field Out\.Own is in the order of a map`
			if !yield(k) {
				return
			}
		}
	}
}

func names(m map[string]int) (all []string) {
	for k := range m { // want `^field Out\.Options is in the order of a map`
		all = append(all, k)
	}
	return all
}

func joined(m map[string]int) string {
	var b strings.Builder
	for k := range m { // want `^field Out\.Helped is in the order of a map`
		b.WriteString(k)
	}
	return b.String()
}

func first(m map[string]int) string {
	for k := range m { // want `^field Out\.First is what a map gives first, data differs between two identical calls; choose by the key \(unstableorder\)$`
		return k
	}
	return ""
}

func firstName(rows map[string]row) string {
	for _, r := range rows { // want `^field Out\.Value is what a map gives first`
		return r.Name
	}
	return ""
}

func each(m map[string]int, f func(string)) {
	for k := range m {
		f(k)
	}
}

func show(ctx context.Context, in none) (out texts, err error) {
	m := map[string]int{"a": 1, "b": 2}
	sum := ""
	for k := range m { // want `^field Out\.Sum is in the order of a map`
		sum += k
	}
	out.Sum = sum
	before := ""
	for k := range m { // want `^field Out\.Before is in the order of a map`
		before = k + " " + before
	}
	out.Before = before
	spaced := "all:"
	for k, v := range m { // want `^field Out\.Spaced is in the order of a map`
		spaced = spaced + " " + fmt.Sprintf("%s=%d", k, v)
	}
	out.Spaced = spaced
	for k := range m { // want `^field Out\.Field is in the order of a map`
		out.Field += strings.ToUpper(k)
	}
	var builder strings.Builder
	for k := range m { // want `^field Out\.Builder is in the order of a map`
		builder.WriteString(k)
		builder.WriteByte('\n')
	}
	out.Builder = builder.String()
	buffer := new(bytes.Buffer)
	for k := range m { // want `^field Out\.Buffer is in the order of a map`
		if k != "" {
			buffer.WriteString(k)
		}
	}
	out.Buffer = buffer.String()
	var printed strings.Builder
	for k, v := range m { // want `^field Out\.Printed is in the order of a map`
		fmt.Fprintf(&printed, "%s %d\n", k, v)
	}
	out.Printed = printed.String()
	var written bytes.Buffer
	for k := range m { // want `^field Out\.Written is in the order of a map`
		io.WriteString(&written, k)
	}
	out.Written = written.String()
	var raw []byte
	for k := range m { // want `^field Out\.Bytes is in the order of a map`
		raw = append(raw, k...)
	}
	out.Bytes = string(raw)
	out.Helped = joined(m)
	func() {
		for k := range m { // want `^field Out\.Captured is in the order of a map`
			out.Captured += k
		}
	}()
	line := ""
	for k := range m { // want `^field Out\.Lines\[\] is in the order of a map`
		line += k
	}
	out.Lines = []string{line}
	out.First = first(m)
	for k := range m { // want `^field Out\.Broken is what a map gives first`
		out.Broken = "some " + k
		break
	}
	for k := range m { // want `^field Out\.Element\[\] is what a map gives first`
		out.Element = append(out.Element, k)
		break
	}
	for k := range keysOf(m) {
		out.Own = append(out.Own, k)
	}
	rows := map[string]row{"a": {Name: "a"}, "b": {Name: "b", Rank: 1}}
	out.Value = firstName(rows)
	for _, r := range rows { // want `^field Out\.Row is what a map gives first`
		out.Row = r
		break
	}
	out.Options = build(with(names(m))).names
	return out, nil
}

func main() {
	app := envelope.New("texts")
	envelope.Register(app, envelope.Command[none, texts]{Name: "show", Summary: "Show", Effect: envelope.Safe, Run: show})
	app.Main()
}
