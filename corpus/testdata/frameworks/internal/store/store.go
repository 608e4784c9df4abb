// Package store keeps items in a file.
package store

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"log"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Item is what is kept.
type Item struct {
	ID   string   `json:"id"`
	Name string   `json:"name"`
	Size int64    `json:"size"`
	Tags []string `json:"tags"`
}

// ErrNotFound says that there is no such item.
var ErrNotFound = errors.New("no such item")

// Store is a file of items.
type Store struct {
	path    string
	items   map[string]Item
	verbose bool
	onEvict func(Item)
	strict  bool
}

// Option configures a Store.
type Option func(*Store)

// WithEvict calls fn with each item that goes.
func WithEvict(fn func(Item)) Option {
	return func(s *Store) { s.onEvict = fn }
}

// WithStrict refuses items without a name.
func WithStrict() Option {
	return func(s *Store) { s.strict = true }
}

// Open reads the store at path.
func Open(path string, opts ...Option) (*Store, error) {
	s := &Store{path: path, items: map[string]Item{}}
	for _, o := range opts {
		o(s)
	}
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return nil, fmt.Errorf("open store: %w", err)
	}
	if err := json.Unmarshal(data, &s.items); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if s.strict {
		for id, it := range s.items {
			if it.Name == "" {
				return nil, fmt.Errorf("%s: item %s has no name", path, id)
			}
		}
	}
	return s, nil
}

// MustOpen is Open for those who cannot go on without.
func MustOpen(path string) *Store {
	s, err := Open(path)
	if err != nil {
		log.Fatalf("store: %v", err)
	}
	return s
}

// Get returns one item.
func (s *Store) Get(id string) (Item, error) {
	it, ok := s.items[id]
	if !ok {
		return Item{}, fmt.Errorf("%s: %w", id, ErrNotFound)
	}
	return it, nil
}

// Put adds an item.
func (s *Store) Put(it Item) { s.items[it.ID] = it }

// Len returns how many there are.
func (s *Store) Len() int { return len(s.items) }

// All yields the items in the order of their ids.
func (s *Store) All() iter.Seq2[string, Item] {
	return func(yield func(string, Item) bool) {
		for _, id := range slices.Sorted(maps.Keys(s.items)) {
			if !yield(id, s.items[id]) {
				return
			}
		}
	}
}

// Names yields the names.
func (s *Store) Names() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, it := range s.All() {
			if !yield(it.Name) {
				return
			}
		}
	}
}

// Each calls fn with every item.
func (s *Store) Each(fn func(Item) error) error {
	for _, it := range s.All() {
		if err := fn(it); err != nil {
			return err
		}
	}
	return nil
}

// Sorted returns the items in the order of less.
func (s *Store) Sorted(less func(a, b Item) int) []Item {
	return slices.SortedFunc(maps.Values(s.items), less)
}

// BySize compares sizes.
func BySize(a, b Item) int { return cmp.Compare(a.Size, b.Size) }

// Evict drops an item.
func (s *Store) Evict(id string) error {
	it, err := s.Get(id)
	if err != nil {
		return err
	}
	delete(s.items, id)
	if s.onEvict != nil {
		s.onEvict(it)
	}
	return nil
}

// Compact drops items of no size.
func (s *Store) Compact() int {
	n := 0
	for id, it := range s.items {
		if it.Size == 0 {
			delete(s.items, id)
			n++
			if s.verbose {
				fmt.Println("dropped", id)
			}
		}
	}
	return n
}

// Save writes the file.
func (s *Store) Save() error {
	data, err := json.MarshalIndent(s.items, "", "\t")
	if err != nil {
		return err
	}
	tmp := s.path + ".tmp"
	if err := os.WriteFile(tmp, data, 0o644); err != nil {
		return err
	}
	return os.Rename(tmp, s.path)
}

// Dump writes all items as lines of JSON.
func (s *Store) Dump(w io.Writer) error {
	enc := json.NewEncoder(w)
	for _, it := range s.All() {
		if err := enc.Encode(it); err != nil {
			return err
		}
	}
	return nil
}

// Verify looks for items that cannot be.
func (s *Store) Verify() error {
	var errs []error
	for id, it := range s.All() {
		if it.Size < 0 {
			errs = append(errs, fmt.Errorf("%s: negative size", id))
		}
	}
	fmt.Printf("verified %d items\n", len(s.items))
	return errors.Join(errs...)
}

// Migrate changes the items to a version of the schema.
func (s *Store) Migrate(version int) error {
	if version == 0 {
		fmt.Fprintln(os.Stderr, "version 0 is not supported any more")
		os.Exit(4)
	}
	for id, it := range s.items {
		if version >= 2 && it.Tags == nil {
			it.Tags = []string{}
			s.items[id] = it
		}
	}
	return nil
}

// Import reads all files with the extension below root.
func (s *Store) Import(root, ext string, progress func(path string)) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() || !strings.HasSuffix(path, ext) {
			return nil
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		if progress != nil {
			progress(path)
		}
		s.Put(Item{ID: path, Name: d.Name(), Size: info.Size()})
		return nil
	})
}

func (s *Store) debugDump() {
	for id, it := range s.items {
		fmt.Println(id, it)
	}
}

var _ = (*Store).debugDump
