package envelope

import (
	"os"
	"sync"
	"syscall"
)

// How much of what a command writes to a stream is kept: of standard error all
// that a person might read, of standard output enough to tell what it is.
const (
	mostErrors = 1 << 20
	mostStray  = 1 << 16
)

// mostLate is how much is read of what was written before a flush: more than a
// pipe holds, so that a program in the background cannot hold the flush.
const mostLate = 1 << 21

// A capture has taken a file descriptor of this process, and of the programs
// that it starts, away from where it led. Descriptors belong to the whole
// process, so that invocations at the same time share a capture.
type capture struct {
	target   int      // the descriptor
	saved    int      // a copy of it, from before
	original *os.File // the same, to write to
	users    int      // guarded by captures

	// Nil if the descriptor leads to another one, and nothing is kept.
	read *os.File
	pipe syscall.RawConn // of read
	done chan struct{}   // closed when nothing waits to be read any more

	mu      sync.Mutex // guards what follows, and reading
	buffer  [4096]byte
	kept    []byte
	most    int
	written int // bytes since the last flush
}

var captures = struct {
	sync.Mutex
	of map[int]*capture
}{of: make(map[int]*capture)}

// file returns where to write what is for the caller: past the capture, or to
// the stream itself if there is none.
func (c *capture) file(stream *os.File) *os.File {
	if c == nil {
		return stream
	}
	return c.original
}

// keep remembers the beginning of what was written.
func (c *capture) keep(text []byte) {
	c.written += len(text)
	if room := c.most - len(c.kept); room > 0 {
		c.kept = append(c.kept, text[:min(len(text), room)]...)
	}
}

// flush returns what was kept since the last flush and how many bytes were
// written. Whatever a program wrote before it ended is in it. What comes later,
// such as from programs in the background, is not waited for.
func (c *capture) flush() (kept []byte, written int) {
	if c == nil || c.read == nil {
		return nil, 0
	}
	c.readNow()
	c.mu.Lock()
	defer c.mu.Unlock()
	kept, written = c.kept, c.written
	c.kept, c.written = nil, 0
	return kept, written
}
