package envelope

import (
	"context"
	"os"
	"os/signal"
	"slices"
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
	wanted := brokenPipe
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		if !signal.Ignored(sig) {
			wanted = append(wanted[:len(wanted):len(wanted)], sig)
		}
	}
	if len(wanted) == 0 {
		return func() {} // to notify of no signal would be to notify of all
	}
	inv.heeds = true
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, wanted...)
	ended, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		inv.heed(signals, ended)
	}()
	return func() {
		signal.Stop(signals)
		close(ended)
		<-done
	}
}

// heed acts on signals until ended is closed.
func (inv *invocation) heed(signals <-chan os.Signal, ended <-chan struct{}) {
	interrupted, urgent := false, false // SIGINT came, and came again
	var late <-chan time.Time
	var exit ExitCode
	for {
		select {
		case <-ended:
			return
		case <-late:
			giveUp(exit) // the caller does not read
		case sig := <-signals:
			if slices.Contains(brokenPipe, sig) {
				continue // whoever wrote has an error
			}
			why := &stop{exit: spec.ExitTerminated, signal: "SIGTERM", message: "the command was stopped by SIGTERM"}
			if sig == os.Interrupt {
				why = &stop{exit: spec.ExitInterrupted, signal: "SIGINT", message: "the command was stopped by SIGINT"}
			}
			switch {
			case !inv.interrupt(why): // the answer is on its way
				switch {
				case interrupted && sig == os.Interrupt && !urgent:
					late, exit, urgent = time.After(urgentTime), why.exit, true
				case late == nil:
					late, exit = time.After(writeTime), why.exit
				}
			case interrupted && sig == os.Interrupt:
				inv.hurry()
			}
			interrupted = interrupted || sig == os.Interrupt
		}
	}
}

// giveUp ends the process although its answer is not written: whoever sent the
// signal does not read it.
func giveUp(exit ExitCode) { os.Exit(int(exit)) }
