//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package envelope

import (
	"io"
	"os"
	"runtime/debug"
	"syscall"
)

// captureFile keeps what this process and those that it starts write to the
// descriptor of the stream, until restore is called: the first bytes, as many
// as most says, between two flushes. Without a free descriptor it keeps
// nothing, and returns nil.
func captureFile(stream *os.File, most int) *capture {
	return take(stream, func(c *capture) error {
		read, write, err := os.Pipe()
		if err != nil {
			return err
		}
		defer write.Close()
		if err := duplicate(int(write.Fd()), c.target); err != nil {
			_ = read.Close()
			return err
		}
		c.read, c.most, c.done = read, most, make(chan struct{})
		if c.pipe, err = read.SyscallConn(); err != nil {
			_ = read.Close()
			return err
		}
		go c.drain()
		return nil
	})
}

// captureErrors does the same for standard error, in a file beside the log if there is
// one, and has what the crash of this process says seen where standard error led.
func captureErrors(log string) (c *capture) {
	if spool := spoolOf(log); spool != nil {
		c = take(os.Stderr, func(c *capture) error {
			c.spool, c.most = spool, mostErrors
			return duplicate(int(spool.Fd()), c.target)
		})
		if c == nil || c.spool != spool { // it is captured already
			_ = spool.Close()
			_ = os.Remove(spool.Name())
		}
	}
	if c == nil {
		c = captureFile(os.Stderr, mostErrors)
	}
	c.showCrashes()
	return c
}

// divert makes the descriptor of the stream lead where another one leads, until
// restore is called.
func divert(stream, to *os.File) *capture {
	return take(stream, func(c *capture) error { return duplicate(int(to.Fd()), c.target) })
}

// take makes a capture of the stream's descriptor, or returns the one there is.
func take(stream *os.File, redirect func(*capture) error) *capture {
	captures.Lock()
	defer captures.Unlock()
	c := &capture{target: int(stream.Fd())}
	if shared := captures.of[c.target]; shared != nil {
		shared.users++
		return shared
	}
	var err error
	if c.saved, err = duplicateClosing(c.target); err != nil {
		return nil
	}
	if err := redirect(c); err != nil {
		_ = syscall.Close(c.saved)
		return nil
	}
	c.users = 1
	c.original = os.NewFile(uintptr(c.saved), stream.Name())
	captures.of[c.target] = c
	return c
}

// duplicateClosing returns a copy of the descriptor that programs do not
// inherit.
func duplicateClosing(fd int) (int, error) {
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	saved, err := syscall.Dup(fd)
	if err == nil {
		syscall.CloseOnExec(saved)
	}
	return saved, err
}

// restore makes the descriptor lead where it led, once nobody else has it
// captured. What was not flushed is gone.
func (c *capture) restore() {
	if c == nil {
		return
	}
	captures.Lock()
	defer captures.Unlock()
	if c.users--; c.users > 0 {
		return
	}
	delete(captures.of, c.target)
	_ = duplicate(c.saved, c.target) // closes our last way into the pipe
	if c.crashes {
		_ = debug.SetCrashOutput(nil, debug.CrashOptions{})
	}
	_ = c.original.Close()
	if c.spool != nil {
		c.answered()
		_ = c.spool.Close()
	}
	if c.read != nil {
		_ = c.read.Close()
		<-c.done
	}
}

// drain reads until restore, so that nobody who writes has to wait.
func (c *capture) drain() {
	defer close(c.done)
	_ = c.pipe.Read(func(fd uintptr) (closed bool) { // called when there is something
		for {
			switch err := c.readThere(int(fd)); err {
			case nil:
			case syscall.EAGAIN:
				return false
			default: // the command has closed the descriptor
				return true
			}
		}
	})
}

// readNow reads what is there.
func (c *capture) readNow() {
	_ = c.pipe.Control(func(fd uintptr) {
		for total := 0; total < mostLate; total += len(c.buffer) {
			if c.readThere(int(fd)) != nil {
				return
			}
		}
	})
}

// readThere reads a part of what is there, and returns EAGAIN if nothing is.
func (c *capture) readThere(fd int) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	for {
		n, err := syscall.Read(fd, c.buffer[:])
		switch {
		case err == syscall.EINTR:
			continue
		case err == nil && n == 0:
			return io.EOF
		case err == nil:
			c.keep(c.buffer[:n])
		}
		return err
	}
}
