package dead

import (
	"fmt"
	"os"
)

func verbose() bool { return false }

func depth(name string) int {
	if name == "" {
		return 1
	}
	return 1
}

func Quiet() {
	if verbose() || depth("x") > 1 {
		fmt.Println("x")
	}
}

func parse(name string) (n int, really bool) {
	if name == "" {
		return 0, false
	}
	return len(name), false
}

func Parsed() {
	if n, really := parse("x"); really {
		fmt.Println(n)
	}
}

func maybe(name string) (int, bool) {
	return len(name), name != ""
}

func Maybe() { // want Maybe:`^stdout fmt\.Println$`
	if n, ok := maybe("x"); ok {
		fmt.Println(n)
	}
}

// changed sets its result later.
func changed() (really bool) {
	defer func() { really = len(os.Args) > 1 }()
	return false
}

func Changed() { // want Changed:`^stdout fmt\.Println$`
	if changed() {
		fmt.Println("x")
	}
}

// openOne never fails, and who calls it asks all the same.
func openOne() (int, error) { return 1, nil }

func Opened() { // want Opened:`^exit os\.Exit$`
	if _, err := openOne(); err != nil {
		os.Exit(1)
	}
}
