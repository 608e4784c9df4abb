package envelope

import (
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// An answer is what is written at the end of an invocation.
type answer struct {
	exit   ExitCode // the status of the process
	stdout []byte
	stderr []byte
	desk   *desk // the memory of stdout, if it is to be kept

	failure *failure // that an adapter is to tell
}

// finish writes the answer and returns the status of the process, which is
// another one than the outcome's if the answer cannot be given.
func (inv *invocation) finish(out outcome) ExitCode {
	a := inv.render(out)
	defer a.clear()
	return inv.deliver(a)
}

// deliver writes the answer and returns the status of the process.
func (inv *invocation) deliver(a answer) ExitCode {
	stdout, stderr := inv.output.file(os.Stdout), inv.errors.file(os.Stderr)
	captured, written := inv.errors.flush()
	if more := written - len(captured); more > 0 {
		captured = fmt.Appendf(captured, "\n%s: %d more bytes were written to standard error\n", inv.app.name, more)
	}
	if a.exit != Success && inv.set.format == formatJSON {
		inv.keepLog(captured)
		captured = nil
	}
	_ = write(stderr, captured)
	inv.errors.answered()
	err := write(stdout, a.stdout)
	_ = write(stderr, a.stderr)
	if err == nil || isClosedPipe(err) { // a caller that has read enough is no failure (REQ-F-014)
		return a.exit
	}
	return inv.unwritten(a, stderr, err)
}

func write(stream *os.File, text []byte) error {
	if len(text) == 0 {
		return nil
	}
	_, err := stream.Write(text)
	return err
}

// unwritten says on standard error that the answer could not be written, and
// returns the status of the process: never that of a success.
func (inv *invocation) unwritten(a answer, stderr *os.File, err error) ExitCode {
	message := fmt.Sprintf("the answer could not be written: %v", err)
	exit := a.exit
	if exit == Success {
		exit = inv.app.dialect.exit(GeneralError)
	}
	if inv.app.dialect == AnimusV1 && inv.set.format == formatJSON { // where failures are
		_ = write(stderr, inv.animus(panicked(message)).stderr)
		return exit
	}
	fmt.Fprintf(stderr, "%s: %s\n", inv.app.name, message)
	return exit
}

// render makes the answer of the outcome. The payload has methods of its author,
// such as MarshalJSON and Text: they may panic, end their goroutine, or take
// longer than the command's limit, or than whoever sends a signal waits.
func (inv *invocation) render(out outcome) answer {
	done := guarded(inv, "the payload", func() answer { return inv.answer(out) }, func(message string) answer {
		return inv.answer(notSerializable(errors.New(message)))
	})
	var end <-chan time.Time
	why := inv.decide()
	if why != nil {
		end = time.After(graceTime)
	} else if inv.command != nil && inv.command.limit > 0 {
		end, why = time.After(max(inv.command.limit-time.Since(inv.start), graceTime)), timedOut(inv.command.limit)
	}
	for late := inv.late; ; {
		select {
		case a := <-done:
			return a
		case why = <-late:
			end, late = time.After(graceTime), nil
		case <-end:
			return inv.answer(inv.stoppedOutcome(why, outcome{}))
		}
	}
}

// release gives the streams back.
func (inv *invocation) release() {
	inv.output.restore()
	inv.errors.restore()
}

// answer renders the outcome in the dialect and form that the caller wants. All
// of it is made before any of it is written.
func (inv *invocation) answer(out outcome) answer {
	switch {
	case out.plain != "":
		return answer{stdout: []byte(out.plain + "\n")}
	case out.raw != nil:
		return answer{stdout: inv.rawJSON(out.raw)}
	case inv.set.format != formatJSON:
		return inv.forPeople(out)
	}
	var a answer
	switch inv.app.dialect {
	case ClawV1, ClawV2:
		a = inv.claw(out)
	case AnimusV1:
		a = inv.animus(out)
	default:
		return inv.agentSpec(out)
	}
	inv.adviseOfStray()
	return a
}

// rawJSON is a value of the runtime's own as a line.
func (inv *invocation) rawJSON(v any) []byte {
	text, _, err := wire.Append(nil, v, wire.Options{})
	if err != nil {
		panic(err) // schemas are made of texts, numbers and objects
	}
	return append(text, '\n')
}

// close ends the time in which handlers may add warnings and meta.
func (inv *invocation) close() {
	inv.mu.Lock()
	inv.closed = true
	inv.mu.Unlock()
}

// bareData is what is appended for the data of an outcome that has no page,
// fields or meta: the dialects other than AgentSpec, in which a failure has no
// data. A success whose data cannot be encoded becomes a failure.
func (inv *invocation) bareData(dst []byte, out outcome, text bool) ([]byte, outcome) {
	inv.close()
	if !out.hasData || out.data == nil || out.failure != nil {
		return dst, out
	}
	start := len(dst)
	dst, _, err := wire.Append(dst, out.data, wire.Options{Text: text})
	if err == nil && inv.app.dialect.isClaw() && !isContainer(dst[start:]) && string(dst[start:]) != "null" {
		err = notContainer(out.data)
	}
	if err != nil {
		return dst[:start], notSerializable(err)
	}
	return dst, out
}

func isContainer(text []byte) bool { return text[0] == '{' || text[0] == '[' }

func notContainer(v any) error { return fmt.Errorf("%T is neither an object nor an array", v) }
