package inprocess

import (
	"slices"
	"sync"
)

// maxRecent is how much source of packages that were checked a second time is kept, in bytes;
// each takes some sixty of memory.
const maxRecent = 4 << 20

// recent has the packages that were checked a second time and are kept like that, as whoever
// asks about one often asks more: those that were asked last at the end.
type recent struct {
	mu   sync.Mutex
	kept []sized
}

// A sized unit is one with so many bytes of source.
type sized struct {
	unit *unit
	size int
}

// note notes that u was asked, which is still in use, and forgets those that were not for the
// longest time while there is too much. They are checked anew if they are asked once more.
func (g *graph) note(u *unit) {
	r := &g.later.recent
	r.mu.Lock()
	defer r.mu.Unlock()
	r.kept = slices.DeleteFunc(r.kept, func(s sized) bool { return s.unit == u })
	r.kept = append(r.kept, sized{u, u.answers.again.size})
	size := 0
	for _, s := range r.kept {
		size += s.size
	}
	r.kept = slices.DeleteFunc(r.kept, func(s sized) bool {
		// What is in use, as u is, cannot be forgotten, and is not waited for: it may wait itself.
		if size <= maxRecent || !s.unit.answers.mu.TryLock() {
			return false
		}
		defer s.unit.answers.mu.Unlock()
		g.byTypes.Delete(s.unit.answers.again.pkg)
		s.unit.answers.again = nil
		size -= s.size
		return true
	})
}
