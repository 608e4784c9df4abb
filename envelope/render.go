package envelope

import (
	"fmt"
	"os"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// An answer is what is written at the end of an invocation.
type answer struct {
	exit   ExitCode // the status of the process
	stdout []byte
	stderr []byte
	desk   *desk // the memory of stdout, if it is to be kept
}

// finish writes the answer and returns the status of the process, which is
// another one than the outcome's if the answer cannot be given.
func (inv *invocation) finish(out outcome) ExitCode {
	a := inv.answer(out)
	defer a.clear()
	captured := inv.errors.restore()
	if a.exit != Success && inv.set.format == formatJSON {
		inv.keepLog(captured)
		captured = nil
	}
	for _, stream := range []struct {
		file *os.File
		text []byte
	}{{os.Stderr, captured}, {os.Stdout, a.stdout}, {os.Stderr, a.stderr}} {
		if len(stream.text) == 0 {
			continue
		}
		if _, err := stream.file.Write(stream.text); err != nil && stream.file == os.Stdout {
			fmt.Fprintln(os.Stderr, inv.app.name+": the answer could not be written:", err)
			if a.exit == Success {
				return inv.app.dialect.exit(GeneralError)
			}
		}
	}
	return a.exit
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
	switch inv.app.dialect {
	case ClawV1, ClawV2:
		return inv.claw(out)
	case AnimusV1:
		return inv.animus(out)
	}
	return inv.agentSpec(out)
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
// fields or meta: the dialects other than AgentSpec. A success whose data
// cannot be encoded becomes a failure.
func (inv *invocation) bareData(dst []byte, out outcome, text bool) ([]byte, outcome) {
	inv.close()
	if !out.hasData || out.data == nil {
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
