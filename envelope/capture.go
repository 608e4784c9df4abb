package envelope

import (
	"os"
	"path/filepath"
	"runtime/debug"
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
	crashes  bool     // are shown, until restore is called

	// What is written goes to this file, if there is one, which is there still when the
	// process has ended without an answer. from is where the last flush has ended.
	spool *os.File
	from  int64

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
	switch {
	case c == nil || c.read == nil && c.spool == nil:
		return nil, 0
	case c.spool == nil:
		c.readNow()
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.spool != nil {
		return c.flushSpool()
	}
	kept, written = c.kept, c.written
	c.kept, c.written = nil, 0
	return kept, written
}

func (c *capture) flushSpool() (kept []byte, written int) {
	info, err := c.spool.Stat()
	if err != nil || info.Size() == c.from {
		return nil, 0
	}
	if info.Size() < c.from { // a program has opened it anew
		c.from = 0
	}
	kept = make([]byte, min(info.Size()-c.from, int64(c.most)))
	n, _ := c.spool.ReadAt(kept, c.from)
	written = int(info.Size() - c.from)
	c.from = info.Size()
	return kept[:n], written
}

// spoolOf creates a file beside the log to keep what is written to standard error in, or
// returns nil if the log is none of its folder's files, as a device is.
func spoolOf(log string) *os.File {
	if info, err := os.Stat(log); log == "" || err == nil && !info.Mode().IsRegular() {
		return nil
	}
	spool, err := os.CreateTemp(filepath.Dir(log), filepath.Base(log)+".*")
	if err != nil {
		return nil
	}
	return spool
}

// answered removes the file that what was written went to: it has been told.
func (c *capture) answered() {
	if c != nil && c.spool != nil {
		_ = os.Remove(c.spool.Name())
	}
}

// showCrashes has the runtime of Go write the stack that a process ends with, as by a
// panic in a goroutine, to where the descriptor led, too.
func (c *capture) showCrashes() {
	captures.Lock()
	defer captures.Unlock()
	if c != nil && !c.crashes {
		c.crashes = true
		_ = debug.SetCrashOutput(c.original, debug.CrashOptions{})
	}
}
