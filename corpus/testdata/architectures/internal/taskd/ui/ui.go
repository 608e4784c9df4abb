// Package ui has the bits of the user interface.
package ui

import (
	"fmt"
	"io"
	"os"
	"strings"
)

// Writer is where bars are drawn.
var Writer io.Writer = os.Stdout

// out is where tables are drawn. Tests replace it.
var out io.Writer = os.Stdout

// Bar is a progress bar.
type Bar struct{ total, done int }

// NewBar returns a bar.
func NewBar(total int) *Bar { return &Bar{total: total} }

// Add moves the bar.
func (b *Bar) Add(n int) {
	b.done += n
	fmt.Fprintf(Writer, "\r[%s%s]", strings.Repeat("#", b.done), strings.Repeat(" ", b.total-b.done))
}

// Table draws rows.
func Table(rows [][]string) {
	for _, row := range rows {
		fmt.Fprintln(out, strings.Join(row, " | "))
	}
}

// Theme colors text.
type Theme struct{ Red, Reset string }

// Paint colors a text.
func (t Theme) Paint(s string) string { return t.Red + s + t.Reset }
