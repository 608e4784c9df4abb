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
}

// Apply has the heap grow so until the function that it returns is called.
func (l Limit) Apply() (restore func()) {
	before := debug.SetGCPercent(l.percent())
	done := new(atomic.Bool)
	l.watch(done)
	return func() {
		done.Store(true)
		debug.SetGCPercent(before)
	}
}

// watch sets the limit again after each collection: the runtime calls the
// finalizer of something that nobody holds.
func (l Limit) watch(done *atomic.Bool) {
	type mark struct{ _ *int }
	runtime.SetFinalizer(&mark{}, func(*mark) {
		if !done.Load() {
			debug.SetGCPercent(l.percent())
			l.watch(done)
		}
	})
}

// percent returns by how much of what is in use the heap may grow.
func (l Limit) percent() int {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	used := max(sample[0].Value.Uint64(), 4<<20) // the runtime takes no less for a heap
	if used >= l.Goal {
		return l.Growth
	}
	return max(l.Growth, int((l.Goal-used)*100/used))
}
