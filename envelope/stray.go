package envelope

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"github.com/envvet/envvet/envelope/internal/wire"
)

// codeStray is the warning about standard output that is not the answer.
const codeStray = "THIRD_PARTY_STDOUT"

// longestExcerpt is how many bytes of stray output a warning has.
const longestExcerpt = 1000

// isolate takes standard output away from the command and from the programs
// that it starts, so that the answer is alone there (REQ-F-060). Where programs
// read, what they write is kept, to be told in a warning; where people read, it
// goes to standard error as it comes. The answer of an application that runs
// within a command belongs to that command.
func (inv *invocation) isolate(ctx context.Context) {
	prints := inv.request != nil && inv.request.Prints
	switch {
	case invocationOf(ctx) != nil:
		return
	case inv.set.format == formatJSON && prints:
		inv.output = captureFile(os.Stdout, inv.mostBytes())
	case inv.set.format == formatJSON:
		inv.output = captureFile(os.Stdout, mostStray)
	case prints: // people see it as it comes
	default:
		inv.output = divert(os.Stdout, os.Stderr)
	}
	if inv.app.dialect == AnimusV1 && inv.set.format == formatJSON {
		log, _ := inv.app.env("LOG")
		inv.errors = captureErrors(log)
	}
}

// noteStray tells of what was written to standard output by the command, or by
// methods of its data.
func (s *sheet) noteStray() {
	if !s.inv.hasMeta() || s.inv.isMixed() {
		s.inv.adviseOfStray()
	} else if message := s.inv.stray(); message != "" {
		s.warn(codeStray, "%s", message)
	}
}

// adviseOfStray is noteStray where an answer has no warnings, or where it is not
// known which command has written.
func (inv *invocation) adviseOfStray() {
	if message := inv.stray(); message != "" {
		inv.advise(codeStray, message)
	}
}

// stray says what was written to standard output since it was last asked, "" if
// nothing was: a line of prose with its beginning, other output by its size alone.
func (inv *invocation) stray() string {
	text, written := inv.output.flush()
	if written == 0 {
		return ""
	}
	return strayMessage(text, written, "the command ran")
}

func strayMessage(text []byte, written int, while string) string {
	message := fmt.Sprintf("%d bytes were written to standard output while %s, they are not part of the answer", written, while)
	if excerpt := prose(text); excerpt != "" {
		message += ": " + excerpt
	}
	return message
}

// prose returns the beginning of the lines that are no JSON, which nobody is to
// take for the answer.
func prose(text []byte) string {
	var kept []string
	length := 0
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || json.Valid([]byte(line)) {
			continue
		}
		kept = append(kept, line)
		if length += len(line) + 1; length > longestExcerpt {
			break
		}
	}
	excerpt, _ := wire.Clean(strings.Join(kept, "\n"))
	if len(excerpt) > longestExcerpt {
		excerpt = strings.ToValidUTF8(excerpt[:longestExcerpt], "") + "…"
	}
	return excerpt
}
