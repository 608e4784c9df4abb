// Package tap has loggers that others may listen to, as those of hclog.
package tap

import (
	"fmt"
	"io"
	"sync"
	"sync/atomic"
)

// A Logger logs.
type Logger interface {
	Info(text string)
	RegisterSink(s Sink)
}

// A Sink takes what is logged.
type Sink interface{ Accept(text string) }

// Options say where to write.
type Options struct{ Output io.Writer }

type logger struct {
	out io.Writer
	mu  sync.Mutex
}

func (l *logger) Accept(text string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	fmt.Fprintln(l.out, text)
}

type tapped struct {
	*logger
	mu    *sync.Mutex
	count *int32
	sinks map[Sink]struct{}
}

// New returns a logger.
func New(o *Options) Logger {
	return &tapped{logger: &logger{out: o.Output}, mu: new(sync.Mutex), count: new(int32), sinks: make(map[Sink]struct{})}
}

// NewSink returns a sink.
func NewSink(o *Options) Sink { return &logger{out: o.Output} }

func (t *tapped) Info(text string) {
	t.Accept(text)
	if atomic.LoadInt32(t.count) == 0 {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for s := range t.sinks {
		s.Accept(text)
	}
}

func (t *tapped) RegisterSink(s Sink) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.sinks[s] = struct{}{}
	atomic.AddInt32(t.count, 1)
}
