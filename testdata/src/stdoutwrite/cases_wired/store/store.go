// Package store has stores.
package store

import "fmt"

// Loud tells what it does.
type Loud struct{}

func (Loud) Sync() error {
	_, err := fmt.Println("syncing")
	return err
}

func (Loud) Close() error {
	_, err := fmt.Println("closed")
	return err
}

// Quiet does not.
type Quiet struct{}

func (Quiet) Sync() error { return nil }

func (Quiet) Close() error { return nil }
