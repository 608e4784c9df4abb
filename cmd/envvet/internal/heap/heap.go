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
	Growth int    // percent of what is in use
	Most   uint64 // bytes that the heap should have at most: near it, it grows by less, but for half of Growth; 0 for no such bound
}

// Apply has the heap grow so until the function that it returns is called.
func (l Limit) Apply() (restore func()) {
	percent := debug.SetGCPercent(-1)
	l.set()
	done := new(atomic.Bool)
	l.watch(done)
	return func() {
		done.Store(true)
		debug.SetGCPercent(percent)
	}
}

// set sets the limit for a heap as it is. The runtime's own limit of memory is no help
// for Most: it counts what the heap has given up and may use again, and where little is
// left it collects without end.
func (l Limit) set() { debug.SetGCPercent(l.percent(inUse())) }

// watch sets the limit again after each collection: the runtime calls the
// finalizer of something that nobody holds.
func (l Limit) watch(done *atomic.Bool) {
	type mark struct{ _ *int }
	runtime.SetFinalizer(&mark{}, func(*mark) {
		if !done.Load() {
			l.set()
			l.watch(done)
		}
	})
}

// percent returns by how much of what is in use the heap may grow.
func (l Limit) percent(used uint64) int {
	growth := max(l.Growth, upTo(l.Goal, used))
	if l.Most > 0 {
		growth = min(growth, max(l.Growth/2, upTo(l.Most, used)))
	}
	return growth
}

// upTo returns how many percent of what is in use are left to a bound.
func upTo(bound, used uint64) int {
	if used >= bound {
		return 0
	}
	return int((bound - used) * 100 / used)
}

// inUse returns how many bytes of the heap were reached by the last collection.
func inUse() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return max(sample[0].Value.Uint64(), 4<<20) // the runtime takes no less for a heap
}
