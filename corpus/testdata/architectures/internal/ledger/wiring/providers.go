// Package wiring puts the parts together.
package wiring

import (
	"fmt"

	"go.uber.org/dig"

	"example.com/architectures/internal/ledger/domain"
	"example.com/architectures/internal/ledger/presenter"
	"example.com/architectures/internal/ledger/repo"
	"example.com/architectures/internal/ledger/service"
)

func provideLedger(memory *repo.Memory, option service.Option) *service.Ledger {
	return service.New(memory, option)
}

// Stats counts accesses.
type Stats struct{ reads int }

// NewStats returns an empty count.
func NewStats() *Stats { return &Stats{} }

// Read counts a read.
func (s *Stats) Read() { s.reads++ }

// Report shows the count.
func (s *Stats) Report() {
	fmt.Printf("%d reads\n", s.reads) // missed stdoutwrite: what dig calls by reflection is not followed
}

// Quiet is the number only.
func (s *Stats) Quiet() int { return s.reads }

// Container returns the container of the program.
func Container() (*dig.Container, error) {
	c := dig.New()
	for _, provide := range []any{
		repo.NewMemory,
		func(m *repo.Memory) domain.Repository { return m },
		func() domain.Presenter { return presenter.Null{} },
		func(r domain.Repository, p domain.Presenter) *service.Ledger {
			return service.New(r, service.WithPresenter(p))
		},
		NewStats,
	} {
		if err := c.Provide(provide); err != nil {
			return nil, err
		}
	}
	return c, nil
}
