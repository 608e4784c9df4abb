package notify

import "fmt"

// People tells people something.
func People(text string) { fmt.Println(text) }
