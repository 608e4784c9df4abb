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
	kept []*unit
}

// note notes that u was asked, which is still in use, and forgets those that were not for the
// longest time while there is too much. They are checked anew if they are asked once more.
func (g *graph) note(u *unit) {
	r := &g.recent
	r.mu.Lock()
	defer r.mu.Unlock()
	r.kept = append(slices.DeleteFunc(r.kept, func(v *unit) bool { return v == u }), u)
	size := int64(0)
	for _, v := range r.kept {
		size += v.answers.again.size // which nobody else changes as long as v is among these
	}
	r.kept = slices.DeleteFunc(r.kept, func(v *unit) bool {
		a := &v.answers
		// What is in use, as u is, cannot be forgotten, and is not waited for: it may wait itself.
		if size <= maxRecent || !a.mu.TryLock() {
			return false
		}
		defer a.mu.Unlock()
		size -= a.again.size
		g.byTypes.Delete(a.again.pkg)
		a.again = nil
		return true
	})
}
