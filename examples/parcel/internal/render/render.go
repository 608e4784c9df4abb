// Package render writes lines of text for people.
package render

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
)

// Stdout is where progress goes. It is a variable so that tests can set it.
var Stdout io.Writer = os.Stdout

// A Printer writes lines.
type Printer struct {
	out    io.Writer
	prefix string
}

// Progress returns a printer for what a person watches.
func Progress() *Printer { return &Printer{out: Stdout, prefix: "… "} }

// Trace returns a printer for what goes wrong.
func Trace() *Printer { return &Printer{out: os.Stderr, prefix: "! "} }

// Line writes a line. Planted defect (stdoutwrite): the printer of Progress
// writes it to stdout, in the middle of the answer. Reported where a handler's
// package calls out, see list.
func (p *Printer) Line(words ...string) {
	fmt.Fprintln(p.out, p.prefix+strings.Join(words, " "))
}

// Label returns the text of a parcel's label. Harmless: its printer writes to
// a buffer.
func Label(id, to string) string {
	var buf bytes.Buffer
	p := Printer{out: &buf}
	p.Line(strings.ToUpper(id))
	p.Line(to)
	return buf.String()
}
