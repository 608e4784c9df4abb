package payload_test

import (
	"slices"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

// TestDispatch holds that what a method of the package encodes to the writer
// that another package hands to it is seen, if that is standard output.
func TestDispatch(t *testing.T) {
	p := fixture.NewProgram(t)
	p.Add("output", map[string]string{"output.go": `package output

import "io"

type Writer interface {
	WriteTable(w io.Writer) error
	WriteJSON(w io.Writer) error
}

type Format string

func (f Format) Write(w io.Writer, v Writer) error {
	switch f {
	case "json":
		return v.WriteJSON(w)
	}
	return v.WriteTable(w)
}
`}).Run(t, tell.Requires[0])
	user := p.Add("user", map[string]string{"user.go": `package user

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"output"
)

type item struct{ Name string }

type list struct{ items []item }

func (l *list) WriteTable(w io.Writer) error { _, err := fmt.Fprintln(w, l.items); return err }
func (l *list) WriteJSON(w io.Writer) error  { return encode(w, l.items) }

func encode(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

type secret struct{ item }

func (s secret) WriteTable(w io.Writer) error { return nil }
func (s secret) WriteJSON(w io.Writer) error  { return encode(w, s) }

func show(f output.Format, w io.Writer, v output.Writer) error { return f.Write(w, v) }

type count int

func (c count) WriteTable(w io.Writer) error { return nil }
func (c count) WriteJSON(w io.Writer) error  { return encode(w, c) }

//envvet:handler
func Run(format string) error {
	if err := output.Format(format).Write(os.Stderr, secret{}); err != nil {
		return err
	}
	if err := show(output.Format(format), os.Stdout, count(1)); err != nil {
		return err
	}
	return output.Format(format).Write(os.Stdout, &list{})
}
`})
	if len(user.Errors) > 0 {
		t.Fatal(user.Errors)
	}
	var got []string
	for _, c := range ask(t, user) {
		got = append(got, c.Out.String())
	}
	if want := []string{"[]user.item", "user.count"}; !slices.Equal(got, want) {
		t.Errorf("encodes %v, want %v", got, want)
	}
}
