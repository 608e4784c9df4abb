package envelope

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/envvet/envvet/envelope/spec"
)

// An answer is the envelope: the keys of spec.Keys in their order, all of them
// always (REQ-F-004).
type answer struct {
	OK       bool                       `json:"ok"`
	Data     json.RawMessage            `json:"data"`
	Error    *failure                   `json:"error"`
	Warnings []string                   `json:"warnings"`
	Meta     map[string]json.RawMessage `json:"meta"`
}

// finish writes the answer and returns the exit code, which is another one
// than the outcome's if the answer cannot be given.
func (inv *invocation) finish(out outcome) ExitCode {
	line := []byte(out.plain + "\n")
	if out.plain == "" {
		out, line = inv.render(out)
	}
	if _, err := os.Stdout.Write(line); err != nil {
		inv.logger().Error("the answer could not be written", "error", err)
		if out.exit == Success {
			return GeneralError
		}
	}
	return out.exit
}

// render returns the envelope as a line of text. All of it is made before any
// of it is written: an outcome whose data cannot be encoded becomes a failure.
func (inv *invocation) render(out outcome) (outcome, []byte) {
	data := json.RawMessage("null")
	if out.hasData {
		text, err := encodeData(out.data)
		switch {
		case err == nil:
			data = text
		case out.exit == Success:
			out = notSerializable(err)
		default:
			inv.warn(codeNotSerializable, fmt.Sprintf("the data of the failure is left out: %v", err))
		}
	}
	if out.exit == Success && string(data) == "null" && !out.help {
		data = json.RawMessage("{}")
	}

	inv.mu.Lock()
	defer inv.mu.Unlock()
	inv.closed = true
	a := answer{OK: out.exit == Success, Data: data, Error: out.failure, Warnings: []string{}, Meta: inv.meta}
	for _, w := range inv.warnings {
		a.Warnings = append(a.Warnings, w.String())
	}
	if len(inv.warnings) > 0 {
		inv.meta[spec.MetaWarningDetails] = mustEncode(inv.warnings)
	}
	inv.completeMeta(out.help)
	return out, append(mustEncode(a), '\n')
}
