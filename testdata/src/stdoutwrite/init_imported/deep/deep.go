// Package deep prints when a variable is initialized.
package deep

import "fmt"

var n = count(fmt.Sprint())

func count(s string) int { fmt.Print(s); return len(s) }

// Text is a text.
const Text = "deep"
