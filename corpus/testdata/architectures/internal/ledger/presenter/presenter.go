// Package presenter shows balances.
package presenter

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
)

// Console shows a list.
type Console struct{ out io.Writer }

// NewConsole returns a presenter for people.
func NewConsole() *Console { return &Console{out: os.Stdout} }

// Present implements domain.Presenter.
func (c *Console) Present(balances map[string]int64) error {
	for _, name := range slices.Sorted(maps.Keys(balances)) {
		c.line(name, balances[name])
	}
	return nil
}

func (c *Console) line(name string, cents int64) {
	fmt.Fprintf(c.out, "%-10s %d.%02d\n", name, cents/100, cents%100)
}

// JSON shows an object.
type JSON struct{ w func() io.Writer }

// NewJSON returns a presenter for scripts, which asks for its writer when it
// needs it.
func NewJSON(w func() io.Writer) *JSON { return &JSON{w: w} }

// Present implements domain.Presenter.
func (j *JSON) Present(balances map[string]int64) error {
	return json.NewEncoder(j.w()).Encode(balances)
}

// Null shows nothing.
type Null struct{}

// Present implements domain.Presenter.
func (Null) Present(map[string]int64) error { return nil }
