// Package store keeps notes.
package store

import "fmt"

// All returns the notes.
func All() []string { return []string{"milk"} }

// Sync brings them together.
func Sync() error {
	_, err := fmt.Println("syncing")
	return err
}
