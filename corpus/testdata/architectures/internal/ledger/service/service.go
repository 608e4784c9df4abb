// Package service has the work of the ledger.
package service

import (
	"context"
	"fmt"
	"log/slog"
	"os"

	"golang.org/x/sync/errgroup"

	"example.com/architectures/internal/ledger/domain"
)

// Ledger is the service.
type Ledger struct {
	repo  domain.Repository
	clock domain.Clock
	log   *slog.Logger
	show  domain.Presenter
}

// Option changes the service.
type Option func(*Ledger)

// WithClock sets the clock.
func WithClock(c domain.Clock) Option { return func(l *Ledger) { l.clock = c } }

// WithPresenter sets the presenter.
func WithPresenter(p domain.Presenter) Option { return func(l *Ledger) { l.show = p } }

type nowhere struct{}

func (nowhere) Present(map[string]int64) error { return nil }

// New returns a service.
func New(repo domain.Repository, opts ...Option) *Ledger {
	l := &Ledger{
		repo:  repo,
		clock: domain.SystemClock{},
		log:   slog.New(slog.NewTextHandler(os.Stderr, nil)),
		show:  nowhere{},
	}
	for _, opt := range opts {
		opt(l)
	}
	return l
}

// Post books an amount.
func (l *Ledger) Post(ctx context.Context, account string, cents int64) error {
	l.log.InfoContext(ctx, "post", "account", account, "cents", cents)
	return l.repo.Add(ctx, domain.Entry{Account: account, Cents: cents, At: l.clock.Now()})
}

// Balances adds up and presents.
func (l *Ledger) Balances(ctx context.Context) error {
	all, err := l.repo.All(ctx)
	if err != nil {
		return fmt.Errorf("balances: %w", err)
	}
	sums := map[string]int64{}
	for _, e := range all {
		sums[e.Account] += e.Cents
	}
	return l.show.Present(sums)
}

// Import books many entries at once.
func (l *Ledger) Import(ctx context.Context, entries <-chan domain.Entry, workers int) error {
	g, ctx := errgroup.WithContext(ctx)
	for range workers {
		g.Go(func() error {
			for e := range entries {
				if err := l.Post(ctx, e.Account, e.Cents); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return g.Wait()
}
