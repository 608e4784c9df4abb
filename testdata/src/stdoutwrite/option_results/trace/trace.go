// Package trace has exporters whose options return the configuration that they have changed.
package trace

import (
	"encoding/json"
	"errors"
	"io"
	"os"
)

var defaultOut = os.Stdout

type config struct {
	Out    io.Writer
	Pretty bool
}

// An Option changes how something is exported.
type Option interface{ apply(config) config }

type outOption struct{ w io.Writer }

func (o outOption) apply(c config) config {
	c.Out = o.w
	return c
}

// WithOut has it written to w.
func WithOut(w io.Writer) Option { return outOption{w} }

type prettyOption bool

func (o prettyOption) apply(c config) config {
	c.Pretty = bool(o)
	return c
}

// Pretty has it indented.
func Pretty() Option { return prettyOption(true) }

func newConfig(options ...Option) (config, error) {
	c := config{Out: defaultOut}
	for _, o := range options {
		c = o.apply(c)
	}
	if c.Out == nil {
		return config{}, errors.New("no output")
	}
	return c, nil
}

// An Exporter writes JSON.
type Exporter struct{ enc *json.Encoder }

// Export writes v.
func (e *Exporter) Export(v any) error { return e.enc.Encode(v) }

// New makes one of a configuration that another function makes.
func New(options ...Option) (*Exporter, error) {
	c, err := newConfig(options...)
	if err != nil {
		return nil, err
	}
	enc := json.NewEncoder(c.Out)
	if c.Pretty {
		enc.SetIndent("", "\t")
	}
	return &Exporter{enc: enc}, nil
}
