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
	waiting []*unit
	large   *unit // that is looked at, nil if none is
}

func (q *queue) add(u *unit) { q.waiting = append(q.waiting, u) }

// take takes the unit out of the queue from which most is left to do, with what waits for it one
// after another, nil if there is none for now.
func (q *queue) take() *unit {
	first := -1
	for i, u := range q.waiting {
		if u.bytes >= large && q.large != nil {
			continue
		}
		if first < 0 || u.work > q.waiting[first].work {
			first = i
		}
	}
	if first < 0 {
		return nil
	}
	u := q.waiting[first]
	q.waiting = slices.Delete(q.waiting, first, first+1)
	if u.bytes >= large {
		q.large = u
	}
	return u
}

// done says that the unit, which was taken, was looked at.
func (q *queue) done(u *unit) {
	if q.large == u {
		q.large = nil
	}
}

// What a package takes that the rules look at grows with its source. One of which only the types
// are asked takes a small part of that.
const typesOnly = 16

// takes returns what the package takes, in bytes of source that is looked at.
func (u *unit) takes() int64 {
	if u.look {
		return u.bytes
	}
	return u.bytes / typesOnly
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
