package goroutines

import (
	"context"
	"fmt"
	"os"
	"sync"
	"time"
)

// The standard library starts goroutines as well.
func Timer() { // want Timer:`^goroutine time\.AfterFunc; stdout fmt\.Println$`
	time.AfterFunc(time.Second, func() { fmt.Println("late") })
}

func TimerNamed() { // want TimerNamed:`^goroutine time\.AfterFunc$`
	time.AfterFunc(time.Second, work)
}

func TimerRecovering() { time.AfterFunc(time.Second, safe) }

// TimerGiven starts what it is given, of which callers know whether it recovers.
func TimerGiven(f func()) { // want TimerGiven:`^calls p0; starts p0$`
	time.AfterFunc(time.Second, f)
}

func TimerExit() { // want TimerExit:`^goroutine time\.AfterFunc; exit os\.Exit$`
	time.AfterFunc(time.Minute, func() { os.Exit(1) })
}

func Canceled(ctx context.Context) { // want Canceled:`^goroutine context\.AfterFunc; stdout fmt\.Print$`
	stop := context.AfterFunc(ctx, func() { fmt.Print("canceled") })
	stop()
}

func CanceledQuiet(ctx context.Context) {
	context.AfterFunc(ctx, func() {
		defer guard()
		work()
	})
}

type server struct{ log func(string) }

func (s *server) serve() { s.log("serving") }

func (s *server) safe() {
	defer guard()
	s.log("serving")
}

func Serve(s *server) { // want Serve:`^goroutine sync\.WaitGroup\.Go; calls p0\.log$`
	var wg sync.WaitGroup
	wg.Go(s.serve)
	wg.Go(s.safe)
	wg.Wait()
}

func ServeSafe(s *server) { // want ServeSafe:`^calls p0\.log$`
	new(sync.WaitGroup).Go(s.safe)
}

// What is set after the start may be set before the call.
func SetLater() { // want SetLater:`^goroutine sync\.WaitGroup\.Go; stdout fmt\.Println$`
	var wg sync.WaitGroup
	s := new(server)
	wg.Go(s.serve)
	s.log = func(text string) { fmt.Println(text) }
	wg.Wait()
}
