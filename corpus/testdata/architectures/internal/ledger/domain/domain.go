// Package domain has the types of the ledger.
package domain

import (
	"context"
	"time"
)

// Entry is one booking.
type Entry struct {
	Account string    `json:"account"`
	Cents   int64     `json:"cents"`
	At      time.Time `json:"at"`
}

// Repository stores entries.
type Repository interface {
	Add(ctx context.Context, e Entry) error
	All(ctx context.Context) ([]Entry, error)
}

// Presenter shows balances.
type Presenter interface {
	Present(balances map[string]int64) error
}

// Clock tells the time.
type Clock interface{ Now() time.Time }

// SystemClock is the clock of the machine.
type SystemClock struct{}

// Now implements Clock.
func (SystemClock) Now() time.Time { return time.Now() }
