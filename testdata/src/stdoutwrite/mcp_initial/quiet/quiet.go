// Package quiet prints when a variable is initialized.
package quiet

import "fmt"

// N is a number.
var N, _ = fmt.Print("quiet")
