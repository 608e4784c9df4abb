package main

import (
	"fmt"
	"os"
)

// A budget is told of in words, too.
type budget struct {
	Kind string `json:"kind"`
	Left int    `json:"left"`
}

//envvet:handler
func budgets() int {
	b := budget{Kind: "budgets", Left: 1} // want `answer of handler budgets is flat as in claw v1`
	fmt.Fprintf(os.Stderr, "budget: %+v\n", b)
	return emit(b, 0)
}
