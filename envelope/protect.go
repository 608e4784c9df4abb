package envelope

import (
	"fmt"
	"runtime/debug"
)

// protect calls f in a goroutine of its own and returns its outcome, or that
// of a failure if f panics or ends its goroutine. An unrecovered panic would
// end the process with status 2, which callers take for a refused argument
// (REQ-F-006).
func (inv *invocation) protect(f func() outcome) outcome {
	done := make(chan outcome)
	go func() {
		out := failed(GeneralError, &failure{
			Code: GeneralError.String(), Message: "the command ended its goroutine without an answer", Phase: phaseExecution,
		})
		defer func() {
			if r := recover(); r != nil {
				fmt.Fprintf(inv.diagnostics(), "panic: %v\n\n%s", r, debug.Stack())
				out.failure.Message = fmt.Sprintf("the command panicked: %v", r)
			}
			done <- out
		}()
		out = f()
	}()
	return <-done
}
