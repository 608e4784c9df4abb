//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package envelope

import (
	"os"
	"syscall"
)

// captureStderr keeps what this process and those that it starts write to
// standard error, until restore is called. Without a free descriptor it keeps
// nothing, and returns nil.
func captureStderr() *capture {
	read, write, err := os.Pipe()
	if err != nil {
		return nil
	}
	defer write.Close()
	original, err := syscall.Dup(int(os.Stderr.Fd()))
	if err != nil {
		_ = read.Close()
		return nil
	}
	syscall.CloseOnExec(original)
	if err := duplicate(int(write.Fd()), int(os.Stderr.Fd())); err != nil {
		_ = read.Close()
		_ = syscall.Close(original)
		return nil
	}
	c := &capture{original: original, read: read, done: make(chan struct{})}
	go c.drain()
	return c
}

// restore makes standard error what it was, and returns what was written to it.
func (c *capture) restore() []byte {
	if c == nil {
		return nil
	}
	_ = duplicate(c.original, int(os.Stderr.Fd())) // closes the last writer of ours
	_ = syscall.Close(c.original)
	text := c.wait()
	_ = c.read.Close()
	return text
}
