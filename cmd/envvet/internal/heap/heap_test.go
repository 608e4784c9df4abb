package heap_test

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"testing"
	"time"

	"github.com/envvet/envvet/cmd/envvet/internal/heap"
)

func goal() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/goal:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// TestLimit holds that a small heap may grow to the goal, that a large one grows
// by its part, by less if it is to stay below a bound, but by half of it if it cannot, and
// that all is as before in the end.
func TestLimit(t *testing.T) {
	const mega = 1 << 20
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	restore := heap.Limit{Goal: 64 * mega, Growth: 50}.Apply()
	held := make([]byte, 8*mega)
	await(t, "a heap of 8 MB grows to 64 MB", func(n uint64) bool { return 48*mega < n && n < 80*mega })
	more := make([]byte, 128*mega)
	await(t, "a heap of 136 MB grows by half", func(n uint64) bool { return 180*mega < n && n < 230*mega })
	runtime.KeepAlive(held)
	runtime.KeepAlive(more)
	restore()
	restore = heap.Limit{Goal: 64 * mega, Growth: 50, Most: 176 * mega}.Apply()
	most := make([]byte, 128*mega)
	await(t, "a heap of 128 MB that was to take 176 grows to that", func(n uint64) bool { return 170*mega < n && n < 186*mega })
	restore()
	restore = heap.Limit{Goal: 64 * mega, Growth: 50, Most: 96 * mega}.Apply()
	await(t, "a heap of 128 MB that was to take 96 grows by a quarter", func(n uint64) bool { return 140*mega < n && n < 180*mega })
	runtime.KeepAlive(most)
	restore()
	if got := debug.SetGCPercent(100); got != 100 {
		t.Errorf("in the end the heap grows by %d%%", got)
	}
}

// await collects until the size at which the next collection is due is as it
// should be: the limit is set by the runtime some time after a collection.
func await(t *testing.T, what string, ok func(uint64) bool) {
	t.Helper()
	for range 100 {
		runtime.GC()
		if ok(goal()) {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("not so: %s: the next collection is due at %d MB", what, goal()>>20)
}
