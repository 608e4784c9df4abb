package envelope

import (
	"os"
	"sync"
	"time"
)

// mostCaptured is how much of what a command writes to standard error is kept.
const mostCaptured = 1 << 20

// drainTime is how long to wait for the rest of what was written, which a
// program in the background may hold back for ever.
const drainTime = 250 * time.Millisecond

// A capture keeps what is written to a file descriptor.
type capture struct {
	original int // a copy of the descriptor
	read     *os.File
	done     chan struct{}

	mu   sync.Mutex
	kept []byte
}

// drain reads until nobody can write any more.
func (c *capture) drain() {
	defer close(c.done)
	buffer := make([]byte, 4096)
	for {
		n, err := c.read.Read(buffer)
		c.mu.Lock()
		if room := mostCaptured - len(c.kept); room > 0 {
			c.kept = append(c.kept, buffer[:min(n, room)]...)
		}
		c.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// wait returns what was written until now.
func (c *capture) wait() []byte {
	select {
	case <-c.done:
	case <-time.After(drainTime):
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.kept
}
