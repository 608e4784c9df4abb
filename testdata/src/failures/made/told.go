package made

import (
	"errors"
	"fmt"

	"github.com/envvet/envvet/envelope"
)

var ErrGone = envelope.Errorf(envelope.NotFound, "gone") // want ErrGone:`^holds NOT_FOUND$`

func lookup(id string) (int, error) { return len(id), ErrGone }

func Lookup(id string) (int, error) { return lookup(id) } // want Lookup:`^answers with NOT_FOUND$`

func find(id string) error {
	if id == "" {
		return fmt.Errorf("find: %w", ErrLocked)
	}
	return fmt.Errorf("find: %w", ErrGone)
}

func Handled(id string) error {
	_, err := lookup(id)
	if errors.Is(err, ErrGone) {
		return nil
	}
	return err
}

func HandledElse(id string) (n int, err error) {
	if n, err = lookup(id); err != nil && !errors.Is(err, ErrGone) {
		return n, fmt.Errorf("handled: %w", err)
	}
	return n, nil
}

func One(id string) error { // want One:`^answers with PRECONDITION if chosen$`
	err := find(id)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, ErrGone):
		return nil
	}
	return err
}

func Both(id string) error {
	err := find(id)
	if errors.Is(err, ErrGone) || errors.Is(err, ErrLocked) {
		return nil
	}
	return err
}

// A copy is another error.
func Copy(id string) error { // want Copy:`^answers with NOT_FOUND if chosen$`
	err := error(ErrGone.WithData(id))
	if errors.Is(err, ErrGone) {
		return nil
	}
	return err
}

// It is the other one that is asked for.
func Another(id string) error { // want Another:`^answers with NOT_FOUND if chosen$`
	_, err := lookup(id)
	if errors.Is(err, ErrLocked) {
		return nil
	}
	return err
}

func Still(id string) error { // want Still:`^answers with NOT_FOUND if chosen$`
	_, err := lookup(id)
	if errors.Is(err, ErrGone) && id != "" {
		return nil
	}
	return err
}

// Locking returns what calls run.
func Locking(run func() error) func() error { // want Locking:`^makes what answers with PRECONDITION, call of parameter 0$`
	return func() error {
		if err := run(); err != nil {
			return err
		}
		return ErrLocked
	}
}
