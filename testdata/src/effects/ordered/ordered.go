// Package ordered gets to one place by several calls, under the same conditions, which
// are asked in one order or another.
package ordered

import "github.com/envvet/envvet/testdata/src/effects/ordered/sink"

func First(a, b int) { // want First:`^stdout fmt\.Println$`
	if a == 1 {
		if b == 2 {
			sink.Say()
		}
	}
	if b == 2 {
		if a == 1 {
			sink.Say()
		}
	}
}

func Second(a, b, c string) { // want Second:`^stdout fmt\.Println$`
	if a == "x" && b == "y" && c == "z" {
		sink.Say()
	}
	if c == "z" && b == "y" && a == "x" {
		sink.Say()
	}
	if b == "y" && c == "z" && a == "x" {
		sink.Say()
	}
}

func Third(a, b bool, c *int) { // want Third:`^stdout fmt\.Println$`
	if c == nil && a && b {
		sink.Say()
	}
	if b && c == nil && a {
		sink.Say()
	}
	if a && b && c == nil {
		sink.Say()
	}
}
