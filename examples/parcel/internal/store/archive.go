package store

import (
	"fmt"
	"log"
	"os"
)

// Archive notes a delivered parcel in a text file next to the store.
func (s *Store) Archive(p Parcel) {
	name := s.path + ".archive"
	if err := appendLine(name, fmt.Sprintf("%s\t%s\t%d", p.ID, p.To, p.Grams)); err != nil {
		// Planted defect (exitcall): ends the process without an answer.
		log.Fatalf("archive %s: %v", p.ID, err)
	}
	log.SetPrefix("parcel: ") // harmless: package log writes to stderr
	log.Printf("archived %s", p.ID)
}

func appendLine(name, line string) (err error) {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
	}()
	_, err = fmt.Fprintln(f, line) // harmless: a file of our own
	return err
}
