// Package store keeps notes.
package store

import (
	"log"
	"os"
)

// Load reads the notes.
func Load() error {
	if _, err := os.Stat("notes"); err != nil {
		log.Fatal(err)
	}
	return nil
}

// Prune drops the old ones.
func Prune() error { return os.Remove("notes") }

// Fatal ends the process for main.
func Fatal(what string, err error) {
	if err != nil {
		log.Fatalln(what, err)
	}
}
