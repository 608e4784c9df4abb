package main

import "fmt"

func shown() {
	fmt.Println("a") // want `^function shown, called by handler run, writes to stdout`
}
