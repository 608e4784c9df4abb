// Package mid is between lib and app: everything here depends on what lib does.
package mid

import (
	"io"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/packages/lib"
)

// A Report has a printer of lib in a field, and a sink in another.
type Report struct {
	printer *lib.Printer
	sink    lib.Sink
	done    func(string)
}

func New(w io.Writer) *Report { // want New:`^r0 = \{printer: \{Out: p0\}\}; r0 is not nil$`
	return &Report{printer: lib.NewPrinter(w)}
}

// System prints to standard output, as lib does by default.
func System() *Report { return &Report{printer: lib.Default()} } // want System:`^stdout os\.Stdout; r0 = \{printer: \{Out: injected stdout`

func WithSink(s lib.Sink) *Report { return &Report{sink: s} } // want WithSink:`^r0 = \{sink: p0\}; r0 is not nil$`

func (r *Report) Print(lines ...string) error { // want Print:`^writes p0\.printer\.Out; calls p0\.printer\.hook$`
	return lib.Each(lines, r.printer.Put)
}

func (r *Report) PrintAll(lines []string) error { return lib.PutAll(r.printer, lines) } // want PrintAll:`^writes p0\.printer\.Out; calls p0\.printer\.hook$`

func (r *Report) Sink(lines []string) error { return lib.PutAll(r.sink, lines) } // want Sink:`^calls p0\.sink\.Put$`

func (r *Report) Width() int { return r.printer.Width() }

func (r *Report) Hook(f func(string)) { r.printer.OnPut(f) } // want Hook:`^p0\.printer\.hook = p1$`

func (r *Report) Done(f func(string)) *Report { // want Done:`p0\.done = p1`
	r.done = f
	return r
}

func (r *Report) Finish() { r.done("done") } // want Finish:`^calls p0\.done$`

// Quiet prints to stderr.
func Quiet() *Report { return New(os.Stderr) }

// Visit hands f on through lib.
func Visit(lines []string, f func(string)) error { // want Visit:`^calls p1$`
	return lib.Each(lines, func(s string) error {
		f(s)
		return nil
	})
}

// Say makes its function of lib's.
func Say(w io.Writer) func(string) { // want Say:`^r0 = func\(writes c0\)$`
	return lib.Writer(w)
}

func Indent(w io.Writer) func(string) { // want Indent:`^r0 = func\(`
	say := lib.Writer(w)
	return func(s string) { say("  " + s) }
}

// Show and Must are lib's, one step further.
func Show(v any) { lib.Show(v) } // want Show:`^stdout fmt\.Println$`

func Must(err error) { lib.Must(err) } // want Must:`^exit os\.Exit$`

func JSON(w io.Writer, v any) { Must(lib.Encode(w, v)) } // want JSON:`^exit os\.Exit; writes p0$`

// Out is the program's standard output.
var Out io.Writer = os.Stdout // want Out:`^holds stdout`

// Printer is made at once.
var Printer = lib.NewPrinter(Out) // want Printer:`^holds \{Out: stdout`

// Sinks by name.
var Sinks = map[string]lib.Sink{ // want Sinks:`stdout`
	"out":    lib.NewPrinter(os.Stdout),
	"buffer": new(lib.Buffer),
}
