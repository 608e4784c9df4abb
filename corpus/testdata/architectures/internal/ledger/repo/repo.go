// Package repo has the repositories.
package repo

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"log"
	"os"
	"sync"

	"example.com/architectures/internal/ledger/domain"
)

// Memory keeps entries in memory.
type Memory struct {
	mu      sync.Mutex
	entries []domain.Entry
}

// NewMemory returns a repository with a first entry.
func NewMemory() *Memory {
	return &Memory{entries: []domain.Entry{{Account: "cash", Cents: 1200}}}
}

// Add implements domain.Repository.
func (m *Memory) Add(_ context.Context, e domain.Entry) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.entries = append(m.entries, e)
	return nil
}

// All implements domain.Repository.
func (m *Memory) All(context.Context) ([]domain.Entry, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]domain.Entry(nil), m.entries...), nil
}

// File keeps entries in a file.
type File struct {
	path string
	log  *log.Logger
}

// NewFile returns a repository in a file.
func NewFile(path string) *File {
	return &File{path: path, log: log.New(os.Stderr, "repo: ", 0)}
}

// Add implements domain.Repository.
func (f *File) Add(ctx context.Context, e domain.Entry) error {
	all, err := f.All(ctx)
	if err != nil {
		return err
	}
	data, err := json.Marshal(append(all, e))
	if err != nil {
		return err
	}
	return os.WriteFile(f.path, data, 0o600)
}

// All implements domain.Repository.
func (f *File) All(context.Context) ([]domain.Entry, error) {
	data, err := os.ReadFile(f.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return f.decode(data), nil
}

func (f *File) decode(data []byte) (list []domain.Entry) {
	if err := json.Unmarshal(data, &list); err != nil {
		f.log.Fatalf("%s is damaged: %v", f.path, err)
	}
	return list
}
