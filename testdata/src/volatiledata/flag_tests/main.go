// Command tested registers in a test.
package main

import "time"

type result struct {
	Ran time.Time `json:"ran"`
}

func main() {}
