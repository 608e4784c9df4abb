// Package printers prints objects.
package printers

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"example.com/architectures/internal/shipctl/resource"
)

// ResourcePrinter prints an object.
type ResourcePrinter interface {
	PrintObj(obj resource.Object, w io.Writer) error
}

// ResourcePrinterFunc is a function that is a printer.
type ResourcePrinterFunc func(resource.Object, io.Writer) error

// PrintObj implements ResourcePrinter.
func (fn ResourcePrinterFunc) PrintObj(obj resource.Object, w io.Writer) error { return fn(obj, w) }

// NamePrinter prints kind/name.
type NamePrinter struct{ Operation string }

// PrintObj implements ResourcePrinter.
func (p *NamePrinter) PrintObj(obj resource.Object, w io.Writer) error {
	if p.Operation == "" {
		_, err := fmt.Fprintf(w, "%s/%s\n", obj.Kind(), obj.Name())
		return err
	}
	_, err := fmt.Fprintf(w, "%s/%s %s\n", obj.Kind(), obj.Name(), p.Operation)
	return err
}

// JSONPrinter prints JSON.
type JSONPrinter struct{ Indent string }

// PrintObj implements ResourcePrinter.
func (p *JSONPrinter) PrintObj(obj resource.Object, w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", p.Indent)
	return enc.Encode(obj)
}

// PrintFlags choose a printer.
type PrintFlags struct {
	OutputFormat *string
	operation    string
}

// NewPrintFlags returns flags for an operation.
func NewPrintFlags(operation string) *PrintFlags {
	format := ""
	return &PrintFlags{OutputFormat: &format, operation: operation}
}

// ToPrinter makes the printer.
func (f *PrintFlags) ToPrinter() (ResourcePrinter, error) {
	switch *f.OutputFormat {
	case "json":
		return &JSONPrinter{Indent: "    "}, nil
	case "name", "":
		return &NamePrinter{Operation: f.operation}, nil
	}
	return nil, fmt.Errorf("unable to match a printer for the output format %q", *f.OutputFormat)
}

type countingWriter struct {
	io.Writer
	n int
}

func (w *countingWriter) Write(p []byte) (int, error) {
	n, err := w.Writer.Write(p)
	w.n += n
	return n, err
}

// Terminal is a buffered writer that knows how much it wrote.
type Terminal struct {
	*bufio.Writer
	count *countingWriter
}

// NewTerminal returns the terminal, with a copy to log.
func NewTerminal(log io.Writer) *Terminal {
	count := &countingWriter{Writer: os.Stdout}
	return &Terminal{Writer: bufio.NewWriter(io.MultiWriter(count, log)), count: count}
}

// Written is the number of bytes so far.
func (t *Terminal) Written() int { return t.count.n }
