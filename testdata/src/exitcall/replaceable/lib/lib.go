// Package lib ends the process by a variable that tests replace.
package lib

import "os"

// Exit is what ends the process.
var Exit = os.Exit

var onError func(error)

// OnError has f called instead.
func OnError(f func(error)) { onError = f }

// A Log is written to files.
type Log struct{ file *os.File }

// Line writes a line.
func (l *Log) Line(text string) {
	if _, err := l.file.WriteString(text); err != nil {
		l.fail(err)
	}
}

func (l *Log) fail(err error) {
	if onError != nil {
		onError(err)
		return
	}
	Exit(2)
}
