// Package service has what the tools share.
package service

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"
	"sync"
	"text/tabwriter"
	"time"

	"example.com/architectures/internal/notes/search"
	"example.com/architectures/internal/notes/store"
)

// Notifier is told about changes.
type Notifier interface {
	Changed(ctx context.Context, id string)
}

// LogNotifier logs changes.
type LogNotifier struct{}

// Changed implements Notifier.
func (LogNotifier) Changed(_ context.Context, id string) { log.Printf("changed %s", id) }

// BellNotifier rings the bell of the terminal.
type BellNotifier struct{}

// Changed implements Notifier.
func (BellNotifier) Changed(context.Context, string) {
	fmt.Print("\a")
}

// Service is shared by the tools.
type Service struct {
	store    store.Store
	index    *search.Index
	notifier Notifier
	started  sync.Once
	trace    io.Writer
}

// Option changes the service.
type Option func(*Service)

// WithIndex sets the index.
func WithIndex(x *search.Index) Option { return func(s *Service) { s.index = x } }

// WithNotifier sets the notifier.
func WithNotifier(n Notifier) Option { return func(s *Service) { s.notifier = n } }

// New returns a service.
func New(st store.Store, opts ...Option) *Service {
	s := &Service{store: st, trace: io.Discard}
	for _, opt := range opts {
		opt(s)
	}
	return s
}

// Get returns a note.
func (s *Service) Get(id string) (store.Note, error) { return s.store.Get(id) }

// Put stores a note.
func (s *Service) Put(ctx context.Context, n store.Note) error {
	if err := s.store.Put(n); err != nil {
		return err
	}
	s.notifier.Changed(ctx, n.ID)
	return nil
}

// Delete deletes a note.
func (s *Service) Delete(ctx context.Context, id string) error {
	defer s.notifier.Changed(ctx, id)
	return s.store.Delete(id)
}

// Search finds notes.
func (s *Service) Search(q search.Query, explain bool) []store.Note {
	var found []store.Note
	s.store.Each(func(n store.Note) bool {
		var v search.Visitor = search.Matcher{Note: n}
		if explain {
			v = search.Explainer{Matcher: search.Matcher{Note: n}}
		}
		if q.Accept(v) {
			found = append(found, n)
		}
		return true
	})
	return found
}

// Warm fills the index once.
func (s *Service) Warm() {
	s.started.Do(func() {
		began := time.Now()
		n := 0
		s.store.Each(func(note store.Note) bool { s.index.Add(note); n++; return true })
		fmt.Printf("indexed %d notes in %v\n", n, time.Since(began))
	})
}

// Count counts a word.
func (s *Service) Count(word string) int {
	s.store.Each(func(n store.Note) bool { s.index.Add(n); return true })
	return s.index.MustCount(word)
}

// Table is all notes as a table.
func (s *Service) Table(w io.Writer) error {
	tw := tabwriter.NewWriter(io.MultiWriter(w, s.trace), 0, 4, 1, ' ', 0)
	s.store.Each(func(n store.Note) bool {
		fmt.Fprintf(tw, "%s\t%s\n", n.ID, n.Text)
		return true
	})
	return tw.Flush()
}

// Backup is a file with all notes.
func (s *Service) Backup() (name string, err error) {
	f, err := os.CreateTemp("", "notes")
	if err != nil {
		return "", err
	}
	defer func() {
		f.Close()
		os.Remove(f.Name())
	}()
	return f.Name(), s.Table(f)
}
