package inprocess

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// An index has the hashes of the content of packages that nobody edits, by the
// sizes and times of their files, so that these need not be read again. It is
// about the module cache and the library of the toolchain: what else there is may
// be written twice within what a file system takes for a moment. Where the system
// tells when a file was given its times, a text that was put in the place of another
// with the size and the time of that is not taken for it.
type index struct {
	mu    sync.Mutex
	known map[key]content // by the hash of names, sizes and times
	used  map[key]content
	more  bool // something is used that is not known
}

// A content is what a package is by itself.
type content struct {
	sum       key
	generates bool // some of what is compiled is made of other files
}

// settled is how old a file has to be for its time to tell it from a later one.
const settled = 2 * time.Second

// content returns that of a unit.
func (x *index) content(u *unit) (content, error) {
	at, ok := u.stamp()
	if !ok {
		return u.content()
	}
	x.mu.Lock()
	c, known := x.known[at]
	x.mu.Unlock()
	if !known {
		var err error
		if c, err = u.content(); err != nil {
			return c, err
		}
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	x.used[at] = c
	x.more = x.more || !known
	return c, nil
}

// stamp returns the hash of the names, sizes and times of a unit's files, and
// reports whether they say what is in these.
func (u *unit) stamp() (sum key, ok bool) {
	if !u.unedited() {
		return sum, false
	}
	h := sha256.New()
	u.names(h)
	latest := time.Now().Add(-settled)
	for _, name := range u.files() {
		info, err := os.Stat(name)
		if err != nil || info.ModTime().After(latest) {
			return sum, false
		}
		fmt.Fprintf(h, "%q %d %d %d\n", name, info.Size(), info.ModTime().UnixNano(), statusChanged(info))
	}
	h.Sum(sum[:0])
	return sum, true
}

// unedited reports whether a unit is of the library of the toolchain, or of a
// module in the module cache.
func (u *unit) unedited() bool {
	if u.quiet {
		return true
	}
	m := u.pkg.Module
	if m == nil || m.Version == "" || m.Replace != nil || m.Dir == "" || !strings.HasSuffix(m.Dir, "@"+m.Version) {
		return false
	}
	for _, name := range u.files() {
		if below, err := filepath.Rel(m.Dir, name); err != nil || !filepath.IsLocal(below) {
			return false
		}
	}
	return true
}

// readIndex returns the index of an earlier run.
func (s *Store) readIndex(k key) *index {
	x := &index{known: make(map[key]content), used: make(map[key]content)}
	text, _ := s.get(k, keptIndex)
	const length = 2*sha256.Size + 1
	for ; len(text) >= length; text = text[length:] {
		x.known[key(text)] = content{key(text[sha256.Size:]), text[length-1] == 1}
	}
	return x
}

// keepIndex leaves what was used of an index to the next run.
func (s *Store) keepIndex(k key, x *index) {
	if !x.more {
		return
	}
	var text []byte
	for _, at := range slices.SortedFunc(maps.Keys(x.used), func(a, b key) int { return bytes.Compare(a[:], b[:]) }) {
		c := x.used[at]
		text = append(append(text, at[:]...), c.sum[:]...)
		if c.generates {
			text = append(text, 1)
		} else {
			text = append(text, 0)
		}
	}
	s.put(k, keptIndex, text)
}
