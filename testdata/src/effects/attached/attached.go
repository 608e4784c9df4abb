// Package attached has hooks attached by levels of another package.
package attached

import "github.com/envvet/envvet/testdata/src/effects/attached/lib"

func Quiet() {
	var t lib.Target
	lib.Info().Attach(&t)
	t.Say()
}

func Loud() { // want Loud:`^stdout fmt\.Println$`
	var t lib.Target
	lib.Debug().Attach(&t)
	t.Say()
}

func QuietHook() {
	if hook := lib.Info().Hook(); hook != nil {
		hook()
	}
}

func LoudHook() { // want LoudHook:`^stdout fmt\.Println$`
	if hook := lib.Debug().Hook(); hook != nil {
		hook()
	}
}
