// Package status shows on a terminal that a long run is alive.
package status

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// Delay is how long a run may take before it is called long.
const Delay = 2 * time.Second

// Start writes a status line to the terminal w once Delay has passed and
// renews it every second. The function it returns erases the line; nothing is
// written after that. It may be called more than once.
func Start(w io.Writer) (stop func()) {
	var (
		begin = time.Now()
		quit  = make(chan struct{})
		done  = make(chan struct{})
	)
	go func() {
		defer close(done)
		defer func() { _ = recover() }() // no status line is worth the run
		wait := time.NewTimer(Delay)
		defer wait.Stop()
		shown := false
		for {
			select {
			case <-quit:
				if shown {
					io.WriteString(w, "\r\x1b[K")
				}
				return
			case <-wait.C:
				fmt.Fprintf(w, "\r\x1b[Kanalyzing… %d s", int(time.Since(begin).Seconds()))
				shown = true
				wait.Reset(time.Second)
			}
		}
	}()
	return sync.OnceFunc(func() {
		close(quit)
		<-done
	})
}
