// Command plain prints while it is initialized, and has no handlers.
package main

import (
	"fmt"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/init_imported/banner"
)

var n, _ = fmt.Println("plain", banner.Text)

func main() { fmt.Println(n) }
