package envelope

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"
)

// Go runs f in a goroutine of the command that ctx belongs to. If f panics, the
// process goes on: ctx is done, and the command is answered with a failure as if
// it had panicked itself. A plain go statement would end the process with status
// 2 and no answer.
//
// A command waits itself for what it starts. When it has returned, ctx is done,
// and goroutines that do not end soon after are left behind.
func Go(ctx context.Context, f func()) {
	inv := invocationOf(ctx)
	if inv == nil {
		go f()
		return
	}
	inv.goroutines.enter()
	go func() {
		defer inv.goroutines.leave()
		defer func() {
			if r := recover(); r != nil {
				inv.stop(&stop{exit: GeneralError, message: fmt.Sprintf("a goroutine of the command panicked: %s", inv.stack(r))})
			}
		}()
		f()
	}()
}

// A crowd counts goroutines. Unlike a sync.WaitGroup it can be entered while it
// is waited for.
type crowd struct {
	mu    sync.Mutex
	size  int
	empty chan struct{} // closed when the size falls to 0; nil if nobody waits
}

func (c *crowd) enter() {
	c.mu.Lock()
	c.size++
	c.mu.Unlock()
}

func (c *crowd) leave() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.size--; c.size == 0 && c.empty != nil {
		close(c.empty)
		c.empty = nil
	}
}

// gone returns a channel that is closed when the last one has left, or nil if
// nobody is there.
func (c *crowd) gone() <-chan struct{} {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.size > 0 && c.empty == nil {
		c.empty = make(chan struct{})
	}
	return c.empty
}

// awaitGoroutines waits for goroutines that are ending: a panic releases what
// the command waits for before it is known here.
func (inv *invocation) awaitGoroutines() {
	gone := inv.goroutines.gone()
	if gone == nil {
		return
	}
	select {
	case <-gone:
	case <-time.After(graceTime):
	case <-inv.hurrying:
	}
}

// Cleanup has f called when the command that ctx belongs to is over: when it has
// returned, panicked, reached its time limit or got SIGINT or SIGTERM (REQ-C-017);
// other signals, such as SIGHUP of a terminal that is closed, end the process at once,
// unless the program is notified of them and ends the command itself. Each function is
// called once, the last one first, before the answer is written.
// Unlike a deferred call it happens although the command ignores that it is to
// end; then the command may still be running. Functions that do not end within
// five seconds are left behind. If the command is over, or ctx is not that of a
// command, f is called at once.
func Cleanup(ctx context.Context, f func()) {
	inv := invocationOf(ctx)
	if inv == nil {
		f()
		return
	}
	inv.mu.Lock()
	over := inv.cleaned
	if !over {
		inv.cleanups = append(inv.cleanups, f)
	}
	inv.mu.Unlock()
	if over {
		f()
	}
}

// cleanUp calls the functions given to Cleanup.
func (inv *invocation) cleanUp() {
	inv.mu.Lock()
	functions := slices.Clone(inv.cleanups)
	inv.cleaned = true
	inv.mu.Unlock()
	if len(functions) == 0 {
		return
	}
	deadline := time.After(cleanupTime)
	for _, f := range slices.Backward(functions) {
		select {
		case <-inv.hurrying:
			return
		default:
		}
		done := guarded(inv, "a cleanup", func() string { f(); return "" }, func(message string) string { return message })
		select {
		case message := <-done:
			if message != "" {
				inv.complain("CLEANUP_FAILED", message)
			}
		case <-deadline:
			inv.complain("CLEANUP_FAILED", "a cleanup did not end, it is left behind, and those before it are not called")
			return
		case <-inv.hurrying:
			return
		}
	}
}

// complain adds a warning to the answer, or where there are none, to the log.
func (inv *invocation) complain(code, message string) {
	if !inv.warn(code, message) {
		inv.logger().Warn(message, "code", code)
	}
}
