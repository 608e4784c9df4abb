// Package store makes failures for others.
package store

import (
	"fmt"

	"github.com/envvet/envvet/envelope"
)

var ErrLocked = &envelope.Error{Exit: envelope.Precondition, Message: "locked"}

func Get(id string) (string, error) {
	return "", notFound(id)
}

func GetAll() ([]string, error) {
	one, err := Get("1")
	if err != nil {
		return nil, fmt.Errorf("1: %w", err)
	}
	return []string{one}, nil
}

func notFound(id string) error { return envelope.Errorf(envelope.NotFound, "no %s", id) }

func With(f func() error) error { return f() }

func Wrap(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("store: %w", err)
}

func Fail(exit envelope.ExitCode, what string) error {
	return &envelope.Error{Exit: exit, Message: what}
}

type Source interface{ Read() error }

type Memory struct{}

func (Memory) Read() error {
	return &envelope.Error{Exit: envelope.Unavailable, Message: "not there"}
}

// Open fails in three ways.
func Open(id string) error {
	switch len(id) {
	case 0:
		return notFound(id)
	case 1:
		return fmt.Errorf("open: %w", notFound("first"))
	case 2:
		return envelope.Errorf(envelope.Conflict, "opened already")
	}
	return ErrLocked
}
