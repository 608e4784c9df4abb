// Handlers write to what their factory was given.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"

	"github.com/spf13/cobra"
)

type user struct{ Name string }

type streams struct {
	In       io.Reader
	Out, Err io.Writer
}

func main() {
	root := newRoot(os.Stdout)
	root.AddCommand(newList(streams{Out: os.Stdout}), newShow(&streams{Out: os.Stdout}), newSave(nil), newServe(nil))
	root.Execute()
}

func newRoot(out io.Writer) *cobra.Command {
	return &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
		return json.NewEncoder(out).Encode(user{}) // want `encodes user \(injected\) as user{}`
	}}
}

// NewUsers is called by other packages.
func NewUsers(out io.Writer) *cobra.Command {
	return &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
		b, err := json.Marshal([]user{}) // want `encodes \[\]user \(injected\)`
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(out, string(b))
		return err
	}}
}

func newList(s streams) *cobra.Command {
	o := &options{streams: s}
	return &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error { return o.run(args) }}
}

type options struct{ streams }

func (o *options) run(args []string) error {
	return json.NewEncoder(o.Out).Encode(&user{}) // want `encodes \*user \(injected\) as &user{}`
}

func newShow(s *streams) *cobra.Command {
	return &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
		if err := render(s.Err, 1); err != nil {
			return err
		}
		return render(s.Out, user{}) // want `encodes user \(injected\) by render as user{}`
	}}
}

func render(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }

func newSave(f *os.File) *cobra.Command {
	return &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error { return render(f, user{}) }}
}

func newServe(w http.ResponseWriter) *cobra.Command {
	return &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error { return render(w, user{}) }}
}
