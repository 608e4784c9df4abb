// Package util has helpers of the commands.
package util

import (
	"errors"
	"fmt"
	"os"
	"strings"
)

// ErrExit ends with status 1 without another word.
var ErrExit = errors.New("exit")

var fatalErrHandler = fatal

func fatal(msg string, code int) {
	if len(msg) > 0 {
		if !strings.HasSuffix(msg, "\n") {
			msg += "\n"
		}
		fmt.Fprint(os.Stderr, msg)
	}
	os.Exit(code)
}

// CheckErr ends the program for an error.
func CheckErr(err error) {
	checkErr(err, fatalErrHandler)
}

func checkErr(err error, handleErr func(string, int)) {
	switch {
	case err == nil:
		return
	case errors.Is(err, ErrExit):
		handleErr("", 1)
	default:
		handleErr("error: "+err.Error(), 1)
	}
}
