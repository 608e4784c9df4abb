// Command notes starts goroutines in handlers of a framework that recovers
// from no panic anyway.
package main

import (
	"log"
	"sync"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/flag_goroutine/pool"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: list}
	root.AddCommand(&cobra.Command{Use: "given", RunE: given}, &cobra.Command{Use: "safe", RunE: safe})
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	done := make(chan bool)
	go func() { // want `^handler list starts a goroutine without recover, and a panic there ends the process without an answer; recover in it \(exitcall\)$`
		done <- true
	}()
	go func() {
		defer func() {
			if r := recover(); r != nil {
				log.Print(r)
			}
		}()
		done <- true
	}()
	return start(done)
}

func start(done chan bool) error {
	go finish(done) // want `^function start, called by handler list, starts a goroutine without recover, `
	<-done
	return nil
}

func finish(done chan bool) {
	close(done)
	var wg sync.WaitGroup
	wg.Go(func() { log.Print("finished") }) // want `^function finish, called by handler list, starts a goroutine without recover, and a panic there `
	wg.Wait()
}

// given starts goroutines with functions that it hands on.
func given(cmd *cobra.Command, args []string) error {
	background(func() { log.Print(args) })
	inGroup(func() { log.Print(args) })
	pool.Go(func() { log.Print(args) }) // want `^call of pool\.Go in handler given starts a goroutine without recover at .*/pool/pool\.go:\d+, `
	p := pool.New(cleanUp)
	p.Close() // want `^call of pool\.Pool\.Close in handler given starts a goroutine without recover at `
	(&worker{run: cleanUp}).start()
	safely(func() { log.Print(args) })
	return nil
}

func cleanUp() { log.Print("done") }

func background(f func()) {
	go f() // want `^function background, called by handler given, starts a goroutine without recover, `
}

func inGroup(f func()) {
	var wg sync.WaitGroup
	wg.Go(f) // want `^function inGroup, called by handler given, starts a goroutine without recover, `
	wg.Wait()
}

type worker struct{ run func() }

func (w *worker) start() {
	go w.run() // want `^function worker\.start, called by handler given, starts a goroutine without recover, `
}

// safe hands on functions that recover.
func safe(cmd *cobra.Command, args []string) error {
	safely(guarded)
	pool.Go(guarded)
	pool.Go(func() {
		defer rescue()
		log.Print(args)
	})
	pool.New(guarded).Close()
	pool.New(nil)
	return nil
}

func safely(f func()) { go rescued(f) }

func rescued(f func()) {
	defer rescue()
	f()
}

func guarded() {
	defer rescue()
	log.Print("done")
}

func rescue() {
	if r := recover(); r != nil {
		log.Print(r)
	}
}
