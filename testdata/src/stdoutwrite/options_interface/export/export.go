// Package export writes rows, to the terminal if its options say nothing else.
package export

import (
	"fmt"
	"io"
	"os"
)

type config struct {
	sink  io.Writer
	comma rune
}

// An Option changes an exporter.
type Option interface{ apply(*config) }

type optionFunc func(*config)

func (fn optionFunc) apply(c *config) { fn(c) }

// To sets where the rows go.
func To(w io.Writer) Option { return optionFunc(func(c *config) { c.sink = w }) }

type comma rune

func (r comma) apply(c *config) { c.comma = rune(r) }

// Comma sets what separates them.
func Comma(r rune) Option { return comma(r) }

// An Exporter writes rows.
type Exporter struct{ cfg config }

func New(opts ...Option) *Exporter {
	cfg := config{sink: os.Stdout, comma: ','}
	for _, opt := range opts {
		opt.apply(&cfg)
	}
	return &Exporter{cfg: cfg}
}

func (e *Exporter) Export(rows []string) error {
	for _, row := range rows {
		if _, err := fmt.Fprintf(e.cfg.sink, "%s%c", row, e.cfg.comma); err != nil {
			return err
		}
	}
	return nil
}
