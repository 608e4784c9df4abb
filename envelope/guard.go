package envelope

import (
	"fmt"
	"runtime/debug"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// guarded calls f in a goroutine of its own and hands on what it returns, or
// what instead returns if f panics or ends its goroutine. An unrecovered panic
// would end the process with status 2, which callers take for a refused argument
// (REQ-F-006); the stack goes to where diagnostics go, never into an answer.
func guarded[T any](inv *invocation, what string, f func() T, instead func(message string) T) <-chan T {
	done := make(chan T, 1)
	go func() {
		message := what + " ended its goroutine without an answer"
		returned := false
		var result T
		defer func() {
			if r := recover(); r != nil {
				message = fmt.Sprintf("%s panicked: %s", what, inv.stack(r))
			}
			if !returned {
				result = instead(message)
			}
			done <- result
		}()
		result = f()
		returned = true
	}()
	return done
}

// stack writes the stack of a panic to where diagnostics go, and returns the
// text of its value.
func (inv *invocation) stack(r any) string {
	text := wire.PanicText(r)
	fmt.Fprintf(inv.diagnostics(), "panic: %s\n\n%s", text, debug.Stack())
	return text
}

// panicked is the outcome of a command that panicked or ended its goroutine.
func panicked(message string) outcome {
	return failed(GeneralError, &failure{Code: GeneralError.String(), Message: message, Phase: phaseExecution})
}
