package envelope_test

import (
	"context"
	"os"
	"runtime"
	"sync"
	"testing"
	"time"
)

// TestLeaks holds that an application that runs many times in one process, also
// at the same time, leaves no goroutine and no descriptor behind, and gives
// standard output back.
func TestLeaks(t *testing.T) {
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	stdout := os.Stdout
	os.Stdout = null
	defer func() { os.Stdout = stdout }()
	lines := []string{"quiet", "print", "print-child", "go", "goexit", "go-panic-waited", "cleanup", "stop-limited", "late-limited", "marshal-goexit", "manifest", "bogus"}
	round := func() {
		var all sync.WaitGroup
		for _, line := range lines {
			all.Go(func() { apps["escapes"]().Run(context.Background(), []string{line, "--output=json"}) })
		}
		all.Wait()
		for _, line := range lines {
			apps["escapes"]().Run(context.Background(), []string{line, "--output=json"})
		}
	}
	errors := os.Stderr
	os.Stderr = null // stacks
	defer func() { os.Stderr = errors }()
	round()
	goroutines, descriptors := runtime.NumGoroutine(), openDescriptors(t)
	for range 5 {
		round()
	}
	for deadline := time.Now().Add(5 * time.Second); runtime.NumGoroutine() > goroutines && time.Now().Before(deadline); {
		time.Sleep(10 * time.Millisecond)
	}
	if got := runtime.NumGoroutine(); got > goroutines {
		text := make([]byte, 1<<16)
		t.Errorf("%d goroutines, before %d\n%s", got, goroutines, text[:runtime.Stack(text, true)])
	}
	if got := openDescriptors(t); got > descriptors {
		t.Errorf("%d descriptors, before %d", got, descriptors)
	}
}

// openDescriptors counts the open file descriptors, where the system tells.
func openDescriptors(t *testing.T) int {
	t.Helper()
	entries, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		return 0
	}
	return len(entries)
}
