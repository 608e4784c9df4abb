package payload_test

import (
	"slices"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects/summary"
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

// TestFactory holds the same of handlers whose factory is given the writer, in
// the way of helm.
func TestFactory(t *testing.T) {
	p := fixture.NewProgram(t)
	p.Add("github.com/spf13/cobra", map[string]string{"c.go": "package cobra\ntype Command struct { RunE func(cmd *Command, args []string) error }\nfunc (c *Command) AddCommand(cs ...*Command) {}\n"})
	p.Add("output", map[string]string{"output.go": `package output

import ("io"; "encoding/json"; "fmt")

type Writer interface {
	WriteTable(w io.Writer) error
	WriteJSON(w io.Writer) error
}

type Format string
const (
 Table Format = "table"
 JSON Format = "json"
)
func (o Format) String() string { return string(o) }
func EncodeJSON(out io.Writer, obj interface{}) error {
	enc := json.NewEncoder(out)
	err := enc.Encode(obj)
	if err != nil {
		return fmt.Errorf("unable to write JSON output %w", err)
	}
	return nil
}
func (o Format) Write(out io.Writer, w Writer) error {
	switch o {
	case Table:
		return w.WriteTable(out)
	case JSON:
		return w.WriteJSON(out)
	}
	return fmt.Errorf("invalid")
}
`}).Run(t, tell.Requires[0])
	user := p.Add("user", map[string]string{"user.go": `package user

import (
	"io"
	"os"
	"output"
	"fmt"
	"github.com/spf13/cobra"
)

type item struct{ Name string }
type list struct{ items []item }

func newList(n int) *list { l := []item{}; for range n { l = append(l, item{}) }; return &list{l} }

func (l *list) WriteTable(w io.Writer) error { _, err := fmt.Fprintln(w, l.items); return err }
func (l *list) WriteJSON(w io.Writer) error  { return output.EncodeJSON(w, l.items) }

func newListCmd(cfg *int, out io.Writer) *cobra.Command {
	var outfmt output.Format
	cmd := &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
		return outfmt.Write(out, newList(len(args)))
	}}
	bind(cmd, &outfmt)
	return cmd
}
func bind(cmd *cobra.Command, f *output.Format) {}

func newRoot(out io.Writer, args []string) (*cobra.Command, error) {
	root := &cobra.Command{}
	root.AddCommand(newListCmd(nil, out))
	return root, nil
}

func main() { c, err := newRoot(os.Stdout, os.Args); fmt.Println(c, err) }
`})
	if len(user.Errors) > 0 {
		t.Fatal(user.Errors)
	}
	answers := ask(t, user)
	if len(answers) != 1 || answers[0].Out.String() != "[]user.item" || answers[0].Encoded.Class != summary.Injected {
		t.Errorf("answers %v", answers)
	}
}
