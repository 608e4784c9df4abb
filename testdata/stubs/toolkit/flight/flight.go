// Package flight makes calls that several goroutines ask for once, as
// golang.org/x/sync/singleflight does.
package flight

import (
	"errors"
	"runtime"
)

var errGoexit = errors.New("the call ended its goroutine")

// Wait does what the call did for who waits for it.
func Wait(err error) error {
	if err == errGoexit {
		runtime.Goexit()
	}
	return err
}
