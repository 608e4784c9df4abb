// Package files goes through files.
package files

import (
	"iter"
	"log"
)

// All yields files.
func All(names []string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for i, name := range names {
			if !yield(i, name) {
				return
			}
		}
	}
}

// Check ends the process where a file has no name.
func Check(names []string) {
	for _, name := range All(names) {
		if name == "" {
			log.Fatal("no name")
		}
	}
}
