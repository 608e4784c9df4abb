// Package notes makes notes and keeps them.
package notes

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"net/http"
	"os/exec"
	"time"

	"github.com/google/uuid"
)

// A Note has an id and a time of its own.
type Note struct {
	ID    string
	Title string
	Made  time.Time
}

// A Repo stores notes.
type Repo interface{ Save(id, title string) error }

// A Service makes notes.
type Service struct {
	Repo Repo
	DB   *sql.DB
}

// Add stores a note.
func (s *Service) Add(title string) (string, error) {
	id := uuid.NewString()
	return id, s.Repo.Save(id, title)
}

// Insert stores a note in the database.
func (s *Service) Insert(ctx context.Context, title string) (Note, error) {
	n := Note{ID: uuid.NewString(), Title: title, Made: time.Now()}
	_, err := s.DB.ExecContext(ctx, "INSERT INTO notes VALUES (?, ?, ?)", n.ID, n.Title, n.Made)
	return n, err
}

// Draft makes a note that is not stored.
func (s *Service) Draft(title string) Note {
	return Note{ID: newID(), Title: title}
}

// Post stores a note elsewhere.
func (s *Service) Post(title string) (Note, error) {
	n := Note{ID: newID(), Title: title}
	b, err := json.Marshal(n)
	if err != nil {
		return n, err
	}
	_, err = http.Post("https://notes.example", "application/json", bytes.NewReader(b))
	return n, err
}

func newID() string { return uuid.NewString() }

// Tag gives a repository a tag.
func Tag() (string, error) {
	id := uuid.NewString()
	return id, exec.Command("git", "tag", id).Run()
}

// Adding returns what adds notes to a repository.
func Adding(repo Repo) func(title string) (string, error) {
	return func(title string) (string, error) {
		id := uuid.NewString()
		return id, repo.Save(id, title)
	}
}

// Stamped makes a note of an id, and stores it.
func Stamped(repo Repo, id string) (Note, error) {
	return Note{ID: id}, repo.Save(id, "")
}

// Labeled makes a note of an id.
func Labeled(id string) Note { return Note{ID: id} }

// Memory keeps notes as long as the process runs.
type Memory struct {
	notes map[string]Note
	NewID func() string
	Now   func() time.Time
}

// NewMemory returns an empty one.
func NewMemory() *Memory {
	return &Memory{notes: map[string]Note{}, NewID: uuid.NewString, Now: time.Now}
}

// Create stores a note.
func (m *Memory) Create(ctx context.Context, n Note) (Note, error) {
	n.ID, n.Made = m.NewID(), m.Now()
	m.notes[n.ID] = n
	return n, nil
}

// Preview makes a note and does not store it.
func (m *Memory) Preview(ctx context.Context, n Note) (Note, error) {
	n.ID = m.NewID()
	return n, nil
}
