package envelope

import (
	"fmt"
	"maps"
	"slices"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// animus renders an answer of the dialect AnimusV1: a success on standard
// output, a failure on standard error, both in one line.
func (inv *invocation) animus(out outcome) answer {
	data, out := inv.bareData(nil, out, false)
	var m members
	m.add("schema", inv.app.schemaID)
	m.add(spec.KeyOK, out.failure == nil)
	if out.failure == nil {
		switch {
		case out.isHelp():
			m.add(spec.KeyData, map[string]string{"message": out.help})
		case len(data) == 0 || string(data) == "null" || !out.about && inv.hasNoPayload():
			m.set(spec.KeyData, inv.animusNothing())
		default:
			m.set(spec.KeyData, data)
		}
		return answer{stdout: append(wire.AppendMembers(nil, m), '\n')}
	}
	status, code := spec.AnimusExit(int(out.exit))
	m.add(spec.KeyError, animusError{Code: code, Message: out.failure.Message, ExitCode: status, Details: inv.animusDetails(out)})
	return answer{exit: ExitCode(status), stderr: append(wire.AppendMembers(nil, m), '\n')}
}

// animusNothing is the data of a command that returned nil, or no payload: a message, if
// the schema of the command has room for one.
func (inv *invocation) animusNothing() []byte {
	if inv.command != nil {
		switch payload := inv.command.declared().payload; {
		case payload.IsScalar():
			return []byte("null")
		case payload.Kind == shape.List, payload.Kind == shape.Map, slices.ContainsFunc(payload.Fields, isOtherMessage):
			return inv.nothing()
		}
	}
	return []byte(`{"message":"ok"}`)
}

// isOtherMessage reports whether a field is called message and is not any text.
func isOtherMessage(f *shape.Field) bool {
	return f.Name == "message" && !f.Marks.Hidden() && (f.Kind != shape.String || f.Enum() != nil)
}

// hasNoPayload reports whether the command answers with an empty struct.
func (inv *invocation) hasNoPayload() bool {
	if inv.command == nil {
		return false
	}
	payload := inv.command.declared().payload
	return payload.Kind == shape.Object && len(payload.Fields) == 0
}

// An animusError is the error object of animus.cli.v1.
type animusError struct {
	Code     string         `json:"code"`
	Message  string         `json:"message"`
	ExitCode int            `json:"exit_code"`
	Details  map[string]any `json:"details,omitempty"`
}

// animusDetails are those of the author, and what the five codes do not say.
// Those that JSON cannot carry are left out, each by itself: the failure counts more.
func (inv *invocation) animusDetails(out outcome) map[string]any {
	details := make(map[string]any)
	f := out.failure
	if f.source != nil {
		for _, name := range slices.Sorted(maps.Keys(f.source.Details)) {
			if _, _, err := wire.Append(nil, f.source.Details[name], wire.Options{}); err != nil {
				inv.adviseInLog("DETAIL_LEFT_OUT", fmt.Sprintf("error.details.%s is left out, JSON cannot carry it: %v", name, err))
				continue
			}
			details[name] = f.source.Details[name]
		}
	}
	if spec.AnimusNamesExit(int(out.exit)) {
		details["code"] = f.Code
	}
	if f.Redirect != nil {
		details["redirect"] = f.Redirect
	}
	if f.meant != "" {
		details["suggestion"] = f.Suggestion
	}
	if len(f.Errors) > 1 {
		details["errors"] = f.Errors
	}
	return details
}
