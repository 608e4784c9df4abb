// Package heap lets a process that is over soon collect garbage less often.
package heap

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
)

// A Limit says when garbage is collected: when the heap has grown to Goal, or by
// Growth if that is later. Without one, every doubling of a small heap is a
// collection, and a process that needs little spends much of its time on them.
type Limit struct {
	Goal   uint64 // bytes
	Growth int    // percent of what is in use; half as much where Most is not enough
	Most   int64  // bytes that the process should take at most, as long as four fifths are enough; 0 for no such bound
}

// Apply has the heap grow so until the function that it returns is called.
func (l Limit) Apply() (restore func()) {
	percent, most := debug.SetGCPercent(-1), debug.SetMemoryLimit(-1)
	l.set(most)
	done := new(atomic.Bool)
	l.watch(done, most)
	return func() {
		done.Store(true)
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(most)
	}
}

// set sets the limit for a heap as it is; most is the bound of a process that
// needs more than Most.
func (l Limit) set(most int64) {
	used := inUse()
	if l.isEnough(used) {
		most = min(most, l.Most)
	}
	debug.SetMemoryLimit(most)
	debug.SetGCPercent(l.percent(used))
}

// watch sets the limit again after each collection: the runtime calls the
// finalizer of something that nobody holds.
func (l Limit) watch(done *atomic.Bool, most int64) {
	type mark struct{ _ *int }
	runtime.SetFinalizer(&mark{}, func(*mark) {
		if !done.Load() {
			l.set(most)
			l.watch(done, most)
		}
	})
}

// isEnough reports whether there is a bound, and it is enough for what is in use.
func (l Limit) isEnough(used uint64) bool { return used < uint64(l.Most)/5*4 }

// percent returns by how much of what is in use the heap may grow.
func (l Limit) percent(used uint64) int {
	switch {
	case l.Most > 0 && !l.isEnough(used):
		return l.Growth / 2
	case used >= l.Goal:
		return l.Growth
	}
	return max(l.Growth, int((l.Goal-used)*100/used))
}

// inUse returns how many bytes of the heap were reached by the last collection.
func inUse() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return max(sample[0].Value.Uint64(), 4<<20) // the runtime takes no less for a heap
}
