package jsonout

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/envvet/envvet/envelope"
)

// write writes what app answers to w. The status that the runtime returns for a
// failure, as findings are one, is the same whether its answer was written or not
// (REQ-F-014), so that the runtime writes to a pipe and this to w. That nobody reads w
// any more is no failure, but for Windows, where it has other numbers (ERROR_BROKEN_PIPE
// and ERROR_NO_DATA) and is told as any other.
func write(w io.Writer, app *envelope.App, args []string) error {
	read, pipe, err := os.Pipe()
	if err != nil {
		return fmt.Errorf("making the answer: %w", err)
	}
	defer read.Close()
	var answer bytes.Buffer
	done := make(chan error)
	go func() {
		_, err := answer.ReadFrom(read)
		done <- err
	}()
	exit := runInto(pipe, app, args)
	if err := errors.Join(pipe.Close(), <-done); err != nil {
		return fmt.Errorf("making the answer: %w", err)
	}

	signal.Ignore(syscall.SIGPIPE)
	_, err = w.Write(answer.Bytes())
	switch {
	case err != nil && !errors.Is(err, syscall.EPIPE): // a caller that has read enough is no failure
		return err
	case exit > envelope.GeneralError: // such as that of a signal
		return fmt.Errorf("the answer is another one, of status %d", exit)
	}
	return nil
}

// runInto runs app with stdout as the standard output.
func runInto(stdout *os.File, app *envelope.App, args []string) envelope.ExitCode {
	old := os.Stdout
	os.Stdout = stdout
	defer func() { os.Stdout = old }()
	return app.Run(context.Background(), args)
}
