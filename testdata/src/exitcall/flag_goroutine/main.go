// Command notes starts goroutines in handlers of a framework that recovers
// from no panic anyway.
package main

import (
	"log"
	"sync"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: list}
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
