// Package export writes entries out.
package export

import (
	"encoding/csv"
	"io"
	"os"
	"strconv"

	"example.com/architectures/internal/ledger/domain"
)

type config struct {
	sink  io.Writer
	comma rune
}

// Option changes an exporter.
type Option interface{ apply(*config) }

type optionFunc func(*config)

func (fn optionFunc) apply(c *config) { fn(c) }

// To sets where the rows go.
func To(w io.Writer) Option { return optionFunc(func(c *config) { c.sink = w }) }

// Comma sets the separator.
func Comma(r rune) Option { return optionFunc(func(c *config) { c.comma = r }) }

// Exporter writes rows.
type Exporter struct{ cfg config }

// New returns an exporter, to the terminal if nothing else is said.
func New(opts ...Option) *Exporter {
	cfg := config{sink: os.Stdout, comma: ','}
	for _, opt := range opts {
		opt.apply(&cfg)
	}
	return &Exporter{cfg: cfg}
}

// Export writes the entries.
func (e *Exporter) Export(entries []domain.Entry) error {
	w := csv.NewWriter(e.cfg.sink)
	w.Comma = e.cfg.comma
	for _, entry := range entries {
		if err := w.Write([]string{entry.Account, strconv.FormatInt(entry.Cents, 10)}); err != nil {
			return err
		}
	}
	w.Flush()
	return w.Error()
}
