// Package shelf keeps books in a file. It knows nothing of command lines: it is
// the same in all steps.
package shelf

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// A Book stands on the shelf, or is lent to somebody.
type Book struct {
	ID     int    `json:"id" description:"Number of the book"`
	Title  string `json:"title" description:"Its title"`
	Author string `json:"author" description:"Who wrote it"`
	LentTo string `json:"lent_to" description:"Who has it, empty if it is on the shelf"`
}

// Errors that callers tell apart.
var (
	ErrNotFound = errors.New("no such book")
	ErrLent     = errors.New("the book is lent")
)

// A Shelf is the content of a file.
type Shelf struct {
	file  string
	Books []Book
}

// Open reads the file. One that does not exist is an empty shelf.
func Open(file string) (*Shelf, error) {
	s := &Shelf{file: file}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &s.Books); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return s, nil
}

// Find returns the book with the number.
func (s *Shelf) Find(id int) (*Book, error) {
	for i := range s.Books {
		if s.Books[i].ID == id {
			return &s.Books[i], nil
		}
	}
	return nil, fmt.Errorf("book %d: %w", id, ErrNotFound)
}

// By returns the books of an author, all if that is empty.
func (s *Shelf) By(author string) []Book {
	var books []Book
	for _, b := range s.Books {
		if author == "" || b.Author == author {
			books = append(books, b)
		}
	}
	return books
}

// Add puts a book on the shelf.
func (s *Shelf) Add(title, author string) (*Book, error) {
	s.Books = append(s.Books, Book{ID: len(s.Books) + 1, Title: title, Author: author})
	return &s.Books[len(s.Books)-1], s.save()
}

// Lend notes who has the book.
func (s *Shelf) Lend(id int, to string) (*Book, error) {
	b, err := s.Find(id)
	if err != nil {
		return nil, err
	}
	if b.LentTo != "" {
		return nil, fmt.Errorf("book %d: %w to %s", id, ErrLent, b.LentTo)
	}
	b.LentTo = to
	return b, s.save()
}

// Return notes that the book is back, and reports whether it had been lent.
func (s *Shelf) Return(id int) (b *Book, lent bool, err error) {
	b, err = s.Find(id)
	if err != nil || b.LentTo == "" {
		return b, false, err
	}
	b.LentTo = ""
	return b, true, s.save()
}

func (s *Shelf) save() error {
	text, err := json.MarshalIndent(s.Books, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(s.file, text, 0o600)
}
