package main

import (
	"fmt"
	"os"
)

func emitMap(m map[string]any) int { return emit(m, 0) }

//envvet:handler
func tools() int {
	return emitMap(map[string]any{"kind": "tools", "n": 1}) // want `answer of handler tools is flat as in claw v1`
}

// The log tells of the kind.
func emitLogged(m map[string]any) int {
	fmt.Fprintln(os.Stderr, m["kind"])
	return emit(m, 0)
}

//envvet:handler
func traces() int {
	return emitLogged(map[string]any{"kind": "traces", "n": 1}) // want `answer of handler traces is flat as in claw v1`
}
