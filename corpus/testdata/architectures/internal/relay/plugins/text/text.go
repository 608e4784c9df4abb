// Package text has commands for templates.
package text

import (
	"bytes"
	"context"
	"io"
	"os"
	"sync"
	"text/template"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/relay/command"
	"example.com/architectures/internal/relay/registry"
)

func init() {
	registry.Register(func() *cobra.Command { return command.Command("render", render) })
	registry.Register(func() *cobra.Command { return command.Command("preview", preview) })
}

type view struct {
	Name string `json:"name"`
}

var page = sync.OnceValues(func() (*template.Template, error) {
	return template.New("page").Parse("Hello {{.Name}}\n")
})

type renderer interface {
	render(t *template.Template, v view) (string, error)
}

type buffered struct{}

func (buffered) render(t *template.Template, v view) (string, error) {
	var buf bytes.Buffer
	err := t.Execute(&buf, v)
	return buf.String(), err
}

type streamed struct{ to io.Writer }

func (s streamed) render(t *template.Template, v view) (string, error) {
	return "", t.Execute(s.to, v)
}

func with(r renderer, v view) (string, error) {
	t, err := page()
	if err != nil {
		return "", err
	}
	return r.render(t, v)
}

func render(ctx context.Context, in view) (string, error) { // ok: rendered to a buffer
	return buffered{}.render(template.Must(page()), in)
}

func preview(ctx context.Context, in view) (string, error) { // bad: rendered straight to stdout
	return with(streamed{to: os.Stdout}, in) // want stdoutwrite
}
