// Package cmdutil has what the commands share.
package cmdutil

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"example.com/architectures/internal/forge/factory"
	"example.com/architectures/internal/forge/iostreams"
)

// FlagError is an error in the use of flags.
type FlagError struct{ err error }

func (e *FlagError) Error() string { return e.err.Error() }
func (e *FlagError) Unwrap() error { return e.err }

// FlagErrorf makes a FlagError.
func FlagErrorf(format string, args ...any) error {
	return &FlagError{fmt.Errorf(format, args...)}
}

// StatusOf is the status for an error.
func StatusOf(err error) int {
	if _, ok := errors.AsType[*FlagError](err); ok {
		return 2
	}
	return 1
}

// Exporter writes data for scripts.
type Exporter interface {
	Fields() []string
	Write(ios *iostreams.IOStreams, data any) error
}

type jsonExporter struct{ fields []string }

// NewJSONExporter returns an exporter of fields.
func NewJSONExporter(fields ...string) Exporter { return &jsonExporter{fields: fields} }

func (e *jsonExporter) Fields() []string { return e.fields }

func (e *jsonExporter) Write(ios *iostreams.IOStreams, data any) error {
	enc := json.NewEncoder(ios.Out)
	enc.SetIndent("", "  ")
	return enc.Encode(data)
}

// exit is a seam for tests.
var exit = os.Exit

// RequireToken makes sure that somebody is logged in.
func RequireToken(cfg *factory.Config) {
	if cfg.Token == "" {
		fmt.Fprintln(os.Stderr, "To get started, run: forge auth login")
		exit(4)
	}
}

// Finish ends the program with a status that is not zero.
func Finish(status int) {
	if status == 0 {
		return
	}
	os.Exit(status)
}

// OnInterrupt runs restore and ends the program when the user interrupts it.
// The result takes the handler away again.
func OnInterrupt(restore func()) (stop func()) {
	ch := make(chan os.Signal, 1)
	done := make(chan struct{})
	signal.Notify(ch, os.Interrupt)
	go func() {
		select {
		case <-ch:
			restore()
			os.Exit(130)
		case <-done:
		}
	}()
	return func() { signal.Stop(ch); close(done) }
}

// Deprecation tells people about commands that will go away.
type Deprecation struct {
	Notice func(format string, args ...any)
	Until  string
}

// NewDeprecation returns a notice on the terminal.
func NewDeprecation(until string) *Deprecation {
	return &Deprecation{
		Notice: func(format string, args ...any) {
			fmt.Printf("notice: "+format+"\n", args...)
		},
		Until: until,
	}
}

// Warn shows the notice.
func (d *Deprecation) Warn(old, instead string) {
	d.Notice("%s goes away in %s, use %s", old, d.Until, instead)
}
