package inprocess

import (
	"os"
	"slices"
)

// large is from how much source on a package is looked at while no other such one is, in bytes:
// it takes hundreds of megabytes as long as that lasts.
const large = 4 << 20

// A queue has the units that can be looked at.
type queue struct {
	waiting []waiting
	large   *unit // that is looked at, nil if none is
}

type waiting struct {
	unit  *unit
	large bool
}

func (q *queue) add(u *unit) {
	q.waiting = append(q.waiting, waiting{u, u.size() >= large})
}

// take takes the unit out of the queue for which most others wait, nil if there is none for now.
func (q *queue) take() *unit {
	first := -1
	for i, w := range q.waiting {
		if w.large && q.large != nil {
			continue
		}
		if first < 0 || w.unit.above > q.waiting[first].unit.above {
			first = i
		}
	}
	if first < 0 {
		return nil
	}
	w := q.waiting[first]
	q.waiting = slices.Delete(q.waiting, first, first+1)
	if w.large {
		q.large = w.unit
	}
	return w.unit
}

// done says that the unit, which was taken, was looked at.
func (q *queue) done(u *unit) {
	if q.large == u {
		q.large = nil
	}
}

// size returns how much source there is of the package, in bytes, as far as it can be read.
func (u *unit) size() int64 {
	size := int64(0)
	for _, name := range u.pkg.CompiledGoFiles {
		if info, err := os.Stat(name); err == nil {
			size += info.Size()
		}
	}
	return size
}
