// Package term ends the process, unless its users have it do something else.
package term

import (
	"fmt"
	"os"
)

var (
	Exit   = os.Exit
	Leave  = os.Exit
	end    = os.Exit
	giveUp = os.Exit
)

func OnEnd(f func(int))    { end = f }
func OnGiveUp(f func(int)) { giveUp = f }

func Fatal(text string) { fmt.Fprintln(os.Stderr, text); Exit(1) }
func Quit()             { Leave(0) }
func End()              { end(0) }
func GiveUp()           { giveUp(2) }
