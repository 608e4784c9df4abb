// Package grid draws tables and progress, and has who uses it say where. Who makes
// one gets an interface value, and nothing is in it then.
package grid

import (
	"fmt"
	"io"
	"os"
	"strings"
)

// A Writer draws a table.
type Writer interface {
	AppendRow(row ...any)
	Length() int
	Render() string
	SetMirror(w io.Writer)
	Style() *Style
}

// A Style says how a table looks.
type Style struct {
	Border string
	Format func(string) string
}

// NewWriter returns a table that is drawn nowhere but in what Render returns.
func NewWriter() Writer { return &table{} }

type table struct {
	rows   [][]any
	mirror io.Writer
	style  *Style
}

func (t *table) AppendRow(row ...any) { t.rows = append(t.rows, row) }

func (t *table) Length() int { return len(t.rows) }

// SetMirror has the table drawn on w too.
func (t *table) SetMirror(w io.Writer) { t.mirror = w }

// Style returns how the table looks, to be changed.
func (t *table) Style() *Style {
	if t.style == nil {
		t.style = &Style{Border: "-", Format: strings.ToUpper}
	}
	return t.style
}

func (t *table) Render() string {
	var b strings.Builder
	for _, row := range t.rows {
		fmt.Fprintln(&b, row...)
	}
	if t.mirror != nil {
		io.WriteString(t.mirror, b.String())
	}
	return b.String()
}

// A Tracker shows how far something is.
type Tracker interface {
	Show()
	SetOutput(w io.Writer)
	Style() *Style
}

// NewTracker returns a tracker on standard output, unless another is set.
func NewTracker() Tracker { return &tracker{} }

type tracker struct {
	done  int
	out   io.Writer
	style Style
}

// Style returns how progress looks, to be changed.
func (t *tracker) Style() *Style { return &t.style }

func (t *tracker) SetOutput(w io.Writer) { t.out = w }

func (t *tracker) Show() {
	t.begin()
	fmt.Fprintf(t.out, "%d done\n", t.done)
}

func (t *tracker) begin() {
	if t.out == nil {
		t.out = os.Stdout
	}
}
