package envelope

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// How long is waited for those who have been told to end.
const (
	graceTime   = 500 * time.Millisecond // a command, to return what it has
	cleanupTime = 5 * time.Second        // all functions given to Cleanup
	writeTime   = 2 * time.Second        // a caller that sent a signal, to read the answer
	urgentTime  = 250 * time.Millisecond // the same, after a second SIGINT
)

// ErrStopped is the [context.Cause] of a command's context that is done because
// the process got a signal, or because a goroutine started with [Go] panicked.
// After the time limit, the context ends with [context.DeadlineExceeded].
var ErrStopped = errors.New("the command is being stopped")

// A stop is why an invocation ends before its command does.
type stop struct {
	exit    ExitCode
	signal  string        // SIGINT or SIGTERM
	gone    bool          // the caller wants no answer any more
	limit   time.Duration // the time limit that was reached
	message string
}

// timedOut is the stop of a command that reached its limit (REQ-F-012).
func timedOut(limit time.Duration) *stop {
	return &stop{exit: Timeout, limit: limit, message: fmt.Sprintf("the command did not end within its limit of %v", limit)}
}

// calledTooLate is the stop of a command whose caller gave it less time than it took.
func calledTooLate() *stop {
	return &stop{exit: Timeout, message: "the command did not end before the deadline of its caller"}
}

// stop tells the command to end, for a reason, and reports whether that is
// possible: it is not once the outcome is known. The first reason counts.
func (inv *invocation) stop(why *stop) bool {
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if inv.decided {
		return false
	}
	if inv.stopped == nil {
		inv.stopped = why
		inv.cancel(ErrStopped)
		close(inv.stopping)
	}
	return true
}

// interrupt stops the command or, when its outcome is known, what it is asked for to
// write that down, and reports whether it was the command.
func (inv *invocation) interrupt(why *stop) bool {
	if inv.stop(why) {
		return true
	}
	select {
	case inv.late <- why:
	default: // the first counts
	}
	return false
}

// hurry ends all waiting (the second SIGINT of REQ-F-013).
func (inv *invocation) hurry() { inv.hurryOnce.Do(func() { close(inv.hurrying) }) }

// decide ends the time in which the invocation can be stopped, and returns why
// it was, or nil.
func (inv *invocation) decide() *stop {
	inv.mu.Lock()
	defer inv.mu.Unlock()
	inv.decided = true
	return inv.stopped
}

// await returns the outcome of f, or that of its stop: then f is given some
// time to return what it has, and is left behind if it does not. A signal that came
// before f returned is a stop, although f, or what ctx was made from, may have been
// notified of it too and have known of it first.
func (inv *invocation) await(ctx context.Context, f func(ctx context.Context) outcome) outcome {
	done := guarded(inv, "the command", func() outcome { return f(ctx) }, panicked)
	var out outcome
	select {
	case out = <-done:
	case <-inv.stopping:
		select {
		case out = <-done:
		case <-time.After(graceTime):
		case <-inv.hurrying:
		}
	}
	inv.settle()
	inv.cancel(nil)
	inv.awaitGoroutines()
	inv.cleanUp()
	if why := inv.decide(); why != nil {
		return inv.stoppedOutcome(why, out)
	}
	return out
}

// stoppedOutcome is the outcome of an invocation that was stopped. What the
// command returned all the same is its data.
func (inv *invocation) stoppedOutcome(why *stop, returned outcome) outcome {
	out := failed(why.exit, inv.describe(&Error{Message: why.message}, why.exit, why.exit.String(), phaseExecution))
	if why.signal != "" {
		out.failure.Code, out.failure.Signal = codeCancelled, why.signal
		out.failure.Retryable, out.failure.FixRequired = false, ""
	}
	if why.gone {
		out.failure.Code = codeCancelled
	}
	out.partial = why.signal != "" || why.gone || why.exit == Timeout
	out.limit = why.limit
	out.data, out.hasData = returned.data, returned.hasData
	return out
}

// limited returns the context of a command that ends at its time limit, or at the deadline
// of its caller's context if that comes first, and a function that is to be called when it
// has returned.
func (inv *invocation) limited(ctx context.Context) (limited context.Context, ended func()) {
	limit := inv.command.limit
	deadline, isCallers := ctx.Deadline()
	isCallers = isCallers && (limit <= 0 || deadline.Before(time.Now().Add(limit)))
	if limit <= 0 && !isCallers || inv.called && isCallers { // see call
		return ctx, func() {}
	}
	why, cancel := calledTooLate(), func() {}
	if limited = ctx; !isCallers {
		why = timedOut(limit)
		limited, cancel = context.WithTimeout(ctx, limit)
	}
	expire := func() {
		if limited.Err() == context.DeadlineExceeded {
			inv.stop(why)
		}
	}
	forget := context.AfterFunc(limited, expire)
	return limited, func() {
		expire() // the command may have seen the end of its time first
		forget()
		cancel()
	}
}
