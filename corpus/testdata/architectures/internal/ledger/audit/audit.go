// Package audit checks the books.
package audit

import (
	"context"
	"fmt"
	"io"
	"os"

	"example.com/architectures/internal/ledger/domain"
)

type trail struct{ lines int }

// Record notes a finding.
func (t *trail) Record(what string) {
	t.lines++
	fmt.Println("audit:", what)
}

// Auditor checks entries. What it finds is on its trail.
type Auditor struct {
	*trail
	repo domain.Repository
}

// NewAuditor returns an auditor.
func NewAuditor(repo domain.Repository) *Auditor { return &Auditor{trail: &trail{}, repo: repo} }

// Audit checks all entries.
func (a *Auditor) Audit(ctx context.Context) (int, error) {
	all, err := a.repo.All(ctx)
	if err != nil {
		return 0, err
	}
	for _, e := range all {
		if e.At.IsZero() {
			a.Record("no date: " + e.Account)
		}
	}
	return a.lines, nil
}

// State is a step of closing a period.
type State string

// Machine closes a period step by step.
type Machine struct {
	steps map[State]func(*Machine) (State, error)
	log   io.Writer
	seen  []State
}

// NewClosing returns the machine that closes a period.
func NewClosing() *Machine {
	return &Machine{log: os.Stderr, steps: map[State]func(*Machine) (State, error){
		"open":   (*Machine).freeze,
		"frozen": (*Machine).total,
		"totals": (*Machine).sign,
	}}
}

// NewChecking returns the machine that only checks.
func NewChecking() *Machine {
	return &Machine{log: os.Stderr, steps: map[State]func(*Machine) (State, error){
		"open":   (*Machine).freeze,
		"frozen": func(*Machine) (State, error) { return "", nil },
	}}
}

// Run goes through the steps.
func (m *Machine) Run(from State) ([]State, error) {
	for state := from; state != ""; {
		m.seen = append(m.seen, state)
		step, ok := m.steps[state]
		if !ok {
			return m.seen, fmt.Errorf("no step from %q", state)
		}
		next, err := step(m)
		if err != nil {
			return m.seen, err
		}
		state = next
	}
	return m.seen, nil
}

func (m *Machine) freeze() (State, error) {
	fmt.Fprintln(m.log, "frozen")
	return "frozen", nil
}

func (m *Machine) total() (State, error) { return "totals", nil }

func (m *Machine) sign() (State, error) {
	fmt.Print("signed\n")
	return "", nil
}
