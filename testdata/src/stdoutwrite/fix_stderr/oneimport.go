package main

import "fmt"

//envvet:handler
func after() {
	fmt.Println("after") // want `writes to stdout`
}
