// Package search finds notes.
package search

import (
	"fmt"
	"os"
	"strings"

	"example.com/architectures/internal/notes/store"
)

// Query is part of a search.
type Query interface {
	Accept(v Visitor) bool
}

// Visitor sees the parts.
type Visitor interface {
	Word(w string) bool
	Tag(t string) bool
}

// Word searches the text.
type Word string

// Accept implements Query.
func (w Word) Accept(v Visitor) bool { return v.Word(string(w)) }

// Tag searches the tags.
type Tag string

// Accept implements Query.
func (t Tag) Accept(v Visitor) bool { return v.Tag(string(t)) }

// Matcher matches a note.
type Matcher struct{ Note store.Note }

// Word implements Visitor.
func (m Matcher) Word(w string) bool { return strings.Contains(m.Note.Text, w) }

// Tag implements Visitor.
func (m Matcher) Tag(t string) bool {
	for _, tag := range m.Note.Tags {
		if tag == t {
			return true
		}
	}
	return false
}

// Explainer shows why a note matches.
type Explainer struct{ Matcher }

// Word implements Visitor.
func (e Explainer) Word(w string) bool {
	ok := e.Matcher.Word(w)
	fmt.Fprintf(os.Stderr, "word %q: %v\n", w, ok)
	return ok
}

// Tag implements Visitor.
func (e Explainer) Tag(t string) bool {
	ok := e.Matcher.Tag(t)
	fmt.Fprintf(os.Stdout, "tag %q: %v\n", t, ok)
	return ok
}

// Index counts words.
type Index struct{ counts map[string]int }

// NewIndex returns an empty index.
func NewIndex() *Index { return &Index{counts: map[string]int{}} }

// Add indexes a note.
func (x *Index) Add(n store.Note) {
	for _, w := range strings.Fields(n.Text) {
		x.counts[w]++
	}
}

// MustCount is the count of a word that is known to be in the index.
func (x *Index) MustCount(word string) int {
	n, ok := x.counts[word]
	if !ok {
		fatalf("index: no word %q", word)
	}
	return n
}

var osExit = os.Exit

func fatalf(format string, args ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	osExit(1)
}
