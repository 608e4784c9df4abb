// Package adapter makes what a client is given.
package adapter

import (
	"io"
	"log/slog"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/defaults_given/client"
)

type structured struct{ log *slog.Logger }

func (s *structured) Info(text string) { s.log.Info(text) }

// Structured logs by a structured logger.
func Structured(l *slog.Logger) client.Logger { return &structured{l} }

type silent struct{}

func (silent) Info(string) {}

// Silent logs nothing.
func Silent() client.Logger { return silent{} }

// Maybe is a logger at times.
func Maybe(l *slog.Logger) client.Logger {
	if l == nil {
		return nil
	}
	return &structured{l}
}

// Report is one that has a writer.
func Report(w io.Writer) *client.Report { return &client.Report{Out: w} }

// Logf logs by w.
func Logf(w io.Writer) func(string, ...any) {
	return func(format string, args ...any) { io.WriteString(w, format) }
}
