// Package store keeps parcels in a JSON file.
package store

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// A Parcel is on its way to somebody.
type Parcel struct {
	ID     string `json:"id"`
	To     string `json:"to"`
	Grams  int    `json:"grams"`
	Status Status `json:"status"`
}

// A Status is where a parcel is.
type Status string

const (
	Underway  Status = "underway"
	Delivered Status = "delivered"
)

// Errors of a Store.
var (
	ErrNotFound = errors.New("no such parcel")
	ErrExists   = errors.New("the parcel exists already")
)

// A Store is a file of parcels, sorted by ID.
type Store struct {
	path    string
	parcels []Parcel
}

// Open reads the file. A file that does not exist has no parcels.
func Open(path string) (*Store, error) {
	s := &Store{path: path}
	text, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return s, nil
	case err != nil:
		return nil, err
	}
	if err := json.Unmarshal(text, &s.parcels); err != nil {
		return nil, fmt.Errorf("%s is no file of parcels: %w", path, err)
	}
	return s, nil
}

// Save writes the file, all of it or nothing.
func (s *Store) Save() error {
	text, err := json.MarshalIndent(s.parcels, "", "\t")
	if err != nil {
		return err
	}
	draft, err := os.CreateTemp(filepath.Dir(s.path), filepath.Base(s.path)+".*")
	if err != nil {
		return err
	}
	_, err = draft.Write(append(text, '\n'))
	if err := errors.Join(err, draft.Close()); err != nil {
		return errors.Join(err, os.Remove(draft.Name()))
	}
	return os.Rename(draft.Name(), s.path)
}

// Each calls visit with every parcel, in the order of their IDs, until it
// returns an error.
func (s *Store) Each(visit func(Parcel) error) error {
	for _, p := range s.parcels {
		if err := visit(p); err != nil {
			return err
		}
	}
	return nil
}

// Get returns a parcel.
func (s *Store) Get(id string) (Parcel, error) {
	i, ok := s.find(id)
	if !ok {
		return Parcel{}, ErrNotFound
	}
	return s.parcels[i], nil
}

// Add adds a parcel.
func (s *Store) Add(p Parcel) error {
	i, ok := s.find(p.ID)
	if ok {
		return ErrExists
	}
	s.parcels = slices.Insert(s.parcels, i, p)
	return nil
}

// Put replaces a parcel by one with the same ID.
func (s *Store) Put(p Parcel) error {
	i, ok := s.find(p.ID)
	if !ok {
		return ErrNotFound
	}
	s.parcels[i] = p
	return nil
}

func (s *Store) find(id string) (int, bool) {
	return slices.BinarySearchFunc(s.parcels, id, func(p Parcel, id string) int { return cmp.Compare(p.ID, id) })
}
