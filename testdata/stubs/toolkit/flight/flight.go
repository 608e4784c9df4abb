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

// Ahead waits in a goroutine of its own, so that who calls it need not.
func Ahead(err error) { go Wait(err) }
