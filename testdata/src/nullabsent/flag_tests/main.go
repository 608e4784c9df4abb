// Command tested registers in a test.
package main

type result struct {
	Note string `json:"note,omitempty"`
}

func main() {}
