// Package top imports what writes. // want package:`init stdout fmt\.Println; stdout os\.File\.WriteString; .*stdout fmt\.Print}$`
package top

import (
	"fmt"

	"github.com/envvet/envvet/testdata/src/effects/inits/base"
)

var n = load()

func load() int {
	fmt.Print("top")
	return 1
}

func init() {
	if n > 2 {
		fmt.Println("not sure to run")
	}
}

// Total uses both.
func Total() int { return n + len(names) + base.Size() } // want Total:`^stdout fmt\.Printf$`

var names = func() []string { return []string{"a"} }()
