// Package hidden prints, and says why that is right.
package hidden

import "fmt"

func init() {
	fmt.Println("hidden") //envvet:ignore stdoutwrite only in builds for people
}
