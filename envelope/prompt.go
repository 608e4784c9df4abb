package envelope

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"strings"
)

// Prompt asks the person at the terminal a question and returns the line that is
// typed, without its end. The question goes to standard error, as it stands: end
// it with a space. If nobody can answer, since standard input or standard error
// is no terminal or CI is set, and at the end of the input, the error is an
// [Error] with the code INPUT_REQUIRED and exit status 4, which callers are to
// see: return it. It needs no declaration in Command.ExitCodes; with one, the schema of the
// command has it. When ctx is done, the error is its cause.
//
// What a person is asked for, callers have to be able to give as a parameter:
// ask for a value only if it is missing.
func Prompt(ctx context.Context, question string) (string, error) {
	stderr := os.Stderr
	if inv := invocationOf(ctx); inv != nil {
		stderr = inv.errors.file(os.Stderr) // what is captured is shown too late
	}
	if os.Getenv("CI") != "" || !isTerminal(os.Stdin) || !isTerminal(stderr) {
		return "", inputRequired(question, "nobody is at a terminal to answer")
	}
	fmt.Fprint(stderr, safe(question))
	type line struct {
		text string
		err  error
	}
	read := make(chan line, 1)
	go func() { // left behind if ctx ends: nothing makes reading a terminal return
		text, err := bufio.NewReader(os.Stdin).ReadString('\n')
		read <- line{text, err}
	}()
	select {
	case <-ctx.Done():
		return "", context.Cause(ctx)
	case l := <-read:
		if l.err != nil && l.text == "" {
			return "", inputRequired(question, "the input ended")
		}
		return strings.TrimRight(l.text, "\r\n"), nil
	}
}

func inputRequired(question, why string) *Error {
	return &Error{
		Exit: Precondition, Code: codeInputRequired,
		Message:     fmt.Sprintf("%q needs an answer, and %s", strings.TrimSpace(question), why),
		FixRequired: "give the answer as an argument",
	}
}
