// Package log writes where its level says.
package log

import (
	"fmt"
	"os"
)

func Write(loud bool, text string) {
	if loud {
		fmt.Println(text)
	} else {
		fmt.Fprintln(os.Stderr, text)
	}
}
