// Package obs observes what goes on.
package obs

import (
	"context"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/rs/zerolog"
	"github.com/sirupsen/logrus"
)

// Event is something that happened.
type Event struct {
	Name string
	Err  error
}

// Sink takes events.
type Sink interface{ Emit(Event) }

// SinkFunc is a function that is a sink.
type SinkFunc func(Event)

// Emit implements Sink.
func (fn SinkFunc) Emit(e Event) { fn(e) }

// Bus sends events to sinks.
type Bus struct {
	mu    sync.Mutex
	sinks []Sink
}

// Subscribe adds sinks.
func (b *Bus) Subscribe(sinks ...Sink) *Bus {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.sinks = append(b.sinks, sinks...)
	return b
}

// Publish sends an event to all sinks.
func (b *Bus) Publish(e Event) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, s := range b.sinks {
		s.Emit(e)
	}
}

// Writer is a sink that writes lines.
type Writer struct {
	W      io.Writer
	Prefix string
}

// Emit implements Sink.
func (w Writer) Emit(e Event) { fmt.Fprintf(w.W, "%s%s\n", w.Prefix, e.Name) }

// Errors is a sink that shows errors where people look.
func Errors() Sink {
	return SinkFunc(func(e Event) {
		if e.Err != nil {
			os.Stdout.WriteString("error: " + e.Err.Error() + "\n")
		}
	})
}

// Zero is a logger for machines.
func Zero(name string) zerolog.Logger {
	return zerolog.New(os.Stderr).With().Str("log", name).Logger()
}

// Pretty is a logger for people.
func Pretty(name string) zerolog.Logger {
	return zerolog.New(zerolog.ConsoleWriter{Out: os.Stdout, NoColor: true}).With().Str("log", name).Logger()
}

// Rus is a logger of logrus.
func Rus() *logrus.Logger {
	l := logrus.New()
	l.SetFormatter(&logrus.JSONFormatter{})
	return l
}

type spanKey struct{}

// Span is a span of a trace.
type Span struct {
	name string
	end  func(name string)
}

// Start begins a span.
func Start(ctx context.Context, name string, end func(name string)) (context.Context, *Span) {
	s := &Span{name: name, end: end}
	return context.WithValue(ctx, spanKey{}, s), s
}

// From is the span of a context.
func From(ctx context.Context) *Span {
	s, _ := ctx.Value(spanKey{}).(*Span)
	return s
}

// End ends a span.
func (s *Span) End() {
	if s != nil {
		s.end(s.name)
	}
}
