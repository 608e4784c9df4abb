// Package plan has the plan of a build.
package plan

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"
)

// Target is something to build.
type Target struct {
	Name string
	Deps []*Target
}

// Graph is what kiln knows.
func Graph() *Target {
	lib := &Target{Name: "lib"}
	return &Target{Name: "app", Deps: []*Target{lib, {Name: "assets", Deps: []*Target{lib}}}}
}

// Observer watches a walk.
type Observer struct {
	Enter func(*Target)
	Leave func(*Target, time.Duration)
}

// ErrCycle is returned for a graph that is none.
var ErrCycle = errors.New("cycle")

// Walk walks depth first.
func Walk(t *Target, o Observer) error { return walk(t, o, map[*Target]bool{}) }

func walk(t *Target, o Observer, active map[*Target]bool) error {
	if active[t] {
		return fmt.Errorf("%w at %s", ErrCycle, t.Name)
	}
	active[t] = true
	defer delete(active, t)
	if o.Enter != nil {
		o.Enter(t)
	}
	began := time.Now()
	for _, dep := range t.Deps {
		if err := walk(dep, o, active); err != nil {
			return err
		}
	}
	if o.Leave != nil {
		o.Leave(t, time.Since(began))
	}
	return nil
}

// Prefixed puts a prefix before lines.
type Prefixed struct {
	mu     sync.Mutex
	w      io.Writer
	prefix string
}

// NewPrefixed returns a writer.
func NewPrefixed(w io.Writer, prefix string) *Prefixed { return &Prefixed{w: w, prefix: prefix} }

// Write implements io.Writer.
func (p *Prefixed) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for line := range strings.Lines(string(b)) {
		if _, err := io.WriteString(p.w, p.prefix+line); err != nil {
			return 0, err
		}
	}
	return len(b), nil
}
