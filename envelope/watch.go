package envelope

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/envvet/envvet/envelope/spec"
)

// watch heeds signals until the function that it returns is called: the first
// SIGINT or SIGTERM stops the command, a second SIGINT ends all waiting, further
// ones of SIGTERM change nothing (REQ-F-013). A signal that the process was
// started to ignore stays ignored. Writing to a pipe that nobody reads is an
// error and no longer a signal (REQ-F-014). Within a command, its own watch goes
// on.
func (inv *invocation) watch(ctx context.Context) (end func()) {
	if invocationOf(ctx) != nil {
		return func() {}
	}
	var wanted []os.Signal
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		if !signal.Ignored(sig) {
			wanted = append(wanted, sig)
		}
	}
	signals, pipes := make(chan os.Signal, 8), make(chan os.Signal, 1)
	notify(signals, wanted)
	notify(pipes, brokenPipe) // nobody reads them: whoever wrote has an error
	heeding := &heeding{inv: inv, signals: signals, asked: make(chan chan struct{}), ended: make(chan struct{})}
	if len(wanted) > 0 {
		inv.settle = func() {
			idle(wanted[0])
			heeding.settle()
		}
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		heeding.heed()
	}()
	return func() {
		signal.Stop(signals)
		signal.Stop(pipes)
		close(heeding.ended)
		<-done
	}
}

// notify is signal.Notify, for which no signals are all signals.
func notify(c chan<- os.Signal, wanted []os.Signal) {
	if len(wanted) > 0 {
		signal.Notify(c, wanted...)
	}
}

// idle waits until each signal that has reached the process is in the channels of all
// who are notified of it, which takes some microseconds: it is so when signal.Stop
// returns, whatever the channel and the signal.
func idle(sig os.Signal) {
	probe := make(chan os.Signal, 1)
	signal.Notify(probe, sig)
	signal.Stop(probe)
}

// A heeding acts on the signals of an invocation.
type heeding struct {
	inv     *invocation
	signals <-chan os.Signal
	asked   chan chan struct{} // to act on the signals that are there, and close the channel
	ended   chan struct{}      // closed when signals are the invocation's no more

	interrupted, urgent bool             // SIGINT came, and came again
	late                <-chan time.Time // when the answer is given up that nobody reads
	exit                ExitCode         // and the status then
}

// heed acts on signals until h.ended is closed.
func (h *heeding) heed() {
	for {
		select {
		case <-h.ended:
			return
		case <-h.late:
			giveUp(h.exit) // the caller does not read
		case sig := <-h.signals:
			h.act(sig)
		case done := <-h.asked:
			for len(h.signals) > 0 {
				h.act(<-h.signals)
			}
			close(done)
		}
	}
}

// settle returns when the signals that are in the channel have been acted on.
func (h *heeding) settle() {
	done := make(chan struct{})
	h.asked <- done
	<-done
}

// act acts on one signal.
func (h *heeding) act(sig os.Signal) {
	why := &stop{exit: spec.ExitTerminated, signal: "SIGTERM", message: "the command was stopped by SIGTERM"}
	if sig == os.Interrupt {
		why = &stop{exit: spec.ExitInterrupted, signal: "SIGINT", message: "the command was stopped by SIGINT"}
	}
	switch {
	case !h.inv.interrupt(why): // the answer is on its way
		switch {
		case h.interrupted && sig == os.Interrupt && !h.urgent:
			h.late, h.exit, h.urgent = time.After(urgentTime), why.exit, true
		case h.late == nil:
			h.late, h.exit = time.After(writeTime), why.exit
		}
	case h.interrupted && sig == os.Interrupt:
		h.inv.hurry()
	}
	h.interrupted = h.interrupted || sig == os.Interrupt
}

// giveUp ends the process although its answer is not written: whoever sent the
// signal does not read it.
func giveUp(exit ExitCode) { os.Exit(int(exit)) }
