// Package banner prints when it is imported, into which program it cannot know.
package banner

import "fmt"

// Version is that of the program.
const Version = "1.0.0"

func init() { fmt.Println("notes", Version) }
