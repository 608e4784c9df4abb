// Package sink writes.
package sink

import "fmt"

func Say() { fmt.Println("x") } // want Say:`^stdout fmt\.Println$`
