package envelopetest

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/envvet/envvet/envelope/schema"
	"github.com/envvet/envvet/envelope/spec"
)

// cases are in the order in which they build on each other.
var cases = []Case{
	{1, "one answer", "standard output is one line with one JSON object", "callers read standard output to its end and decode it once", oneAnswer},
	{2, "keys", "the object has the keys ok, data, error, warnings and meta, each once, and no other", "callers look up keys without asking whether they are there", of(checkKeys)},
	{3, "ok", "ok is true if and only if the exit status is 0", "some callers see only the status, others only the text", of(checkOK)},
	{4, "error", "error is null after a success, else an object with code (in capitals), message and retryable", "callers decide by the code, and try again only if retryable is true", of(checkError)},
	{5, "data", "data is an object or an array, or null after a failure", "callers index into data", of(checkData)},
	{6, "warnings", "warnings is an array of texts CODE: message", "callers go through the warnings without asking for null", of(checkWarnings)},
	{7, "meta", "meta is an object with duration_ms, request_id, command, timestamp, tool_version and schema_version", "logs are put together by them", of(checkMeta)},
	{8, "stable data", "the same call is answered with the same bytes of data", "callers cache data, and compare it to see whether something changed", stableData},
	{9, "stable output", "with --stable-output the same call is answered with the same bytes", "tests of callers compare whole answers", stableOutput},
	{10, "schema", "data of a success agrees with what --output-schema prints, which is a JSON Schema", "callers generate types from the schema", schemaAgrees},
	{11, "declared status", "the exit status is among the exit_codes of --schema", "callers decide beforehand what to do with each status", statusDeclared},
	{12, "streams", "nothing but the answer is on standard output, and nothing that looks like an answer on standard error", "callers that read both cannot tell two answers apart", streams},
	{13, "help", "--help ends with status 0 and an answer with meta.help", "callers ask any command for help without doing anything", help},
	{14, "refused arguments", "an unknown flag ends with status 2 and phase validation", "status 2 means that nothing was done, so the call can be corrected and made again", refused},
	{15, "closed pipe", "the status is the same if nobody reads standard output, and standard error has no more than it had", "tool | head is no failure", closedPipe},
}

// of is the check of one answer. If the answer cannot be read, that is the
// first case's to say.
func of(check func(*answer) error) func(*probe) error {
	return func(p *probe) error {
		a, err := p.answer()
		if err != nil {
			return nil
		}
		return check(a)
	}
}

func oneAnswer(p *probe) error {
	_, err := p.answer()
	return err
}

func checkOK(a *answer) error {
	if a.OK == nil || *a.OK != (a.Exit == 0) {
		ok := "missing"
		if a.OK != nil {
			ok = strconv.FormatBool(*a.OK)
		}
		return fmt.Errorf("ok is %s and the exit status %d", ok, a.Exit)
	}
	return nil
}

var errorCode = regexp.MustCompile(spec.ErrorCodePattern)

func checkError(a *answer) error {
	if failed := a.Exit != 0; failed == isNull(a.Error) {
		return fmt.Errorf("error is %s and the exit status %d", a.Error, a.Exit)
	}
	if isNull(a.Error) {
		return nil
	}
	var e struct {
		Code      string `json:"code"`
		Message   string `json:"message"`
		Retryable *bool  `json:"retryable"`
	}
	switch err := json.Unmarshal(a.Error, &e); {
	case err != nil:
		return fmt.Errorf("error is %s: %w", a.Error, err)
	case !errorCode.MatchString(e.Code):
		return fmt.Errorf("error.code is %q", e.Code)
	case e.Message == "":
		return errors.New("error.message is missing or empty")
	case e.Retryable == nil:
		return errors.New("error.retryable is missing")
	}
	return nil
}

func checkData(a *answer) error {
	switch {
	case isNull(a.Data) && a.Exit == 0 && !a.isVoid():
		return errors.New("data is null after a success")
	case !isNull(a.Data) && a.Data[0] != '{' && a.Data[0] != '[':
		return fmt.Errorf("data is %s", excerpt(string(a.Data)))
	}
	return nil
}

// isVoid reports whether the answer says that it has no data.
func (a *answer) isVoid() bool {
	var meta map[string]any
	_ = json.Unmarshal(a.Meta, &meta)
	return meta[spec.MetaHelp] == true || meta[spec.MetaNotModified] == true
}

var warningText = regexp.MustCompile(`^[A-Z][A-Z0-9_]+: `)

func checkWarnings(a *answer) error {
	var texts []string
	if err := json.Unmarshal(a.Warnings, &texts); err != nil || texts == nil {
		return fmt.Errorf("warnings is %s", excerpt(string(a.Warnings)))
	}
	for _, text := range texts {
		if !warningText.MatchString(text) {
			return fmt.Errorf("a warning is %q", text)
		}
	}
	return nil
}

func checkMeta(a *answer) error {
	var meta map[string]any
	if err := json.Unmarshal(a.Meta, &meta); err != nil || meta == nil {
		return fmt.Errorf("meta is %s", excerpt(string(a.Meta)))
	}
	if ms, ok := meta[spec.MetaDurationMS].(float64); !ok || ms < 0 || ms != float64(int64(ms)) {
		return fmt.Errorf("meta.duration_ms is %v, not a whole number from 0", meta[spec.MetaDurationMS])
	}
	for _, key := range []string{spec.MetaRequestID, spec.MetaCommand, spec.MetaTimestamp, spec.MetaToolVersion, spec.MetaSchemaVersion} {
		if _, ok := meta[key].(string); !ok {
			return fmt.Errorf("meta.%s is %v, not a text", key, meta[key])
		}
	}
	return nil
}

// schemaAgrees compares data with the command's own schema.
func schemaAgrees(p *probe) error {
	a, err := p.answer()
	if err != nil || a.Exit != 0 || isNull(a.Data) || p.call.asksForFields() {
		return nil
	}
	asked := &probe{tool: p.tool, call: Call{Command: p.call.Command, Args: []string{"--output-schema"}}}
	s, err := asked.answer()
	if err != nil {
		return fmt.Errorf("--output-schema: %w", err)
	}
	if s.Exit != 0 {
		return fmt.Errorf("--output-schema ends with status %d: %s", s.Exit, excerpt(string(s.Error)))
	}
	compiled, err := schema.Compile(s.Data)
	if errors.Is(err, schema.ErrTooLarge) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("--output-schema: %w", err)
	}
	if err := compiled.Validate(a.Data); err != nil {
		return fmt.Errorf("data does not agree with --output-schema: %w", err)
	}
	return nil
}

// asksForFields reports whether the call wants a part of data only, which has not
// all that the schema requires.
func (c Call) asksForFields() bool {
	return slices.ContainsFunc(c.Args, func(arg string) bool { return arg == "--fields" || strings.HasPrefix(arg, "--fields=") })
}

// statusDeclared looks the status up in the command's schema. Statuses of
// signals need no declaration, nor does that of a tool that would have to ask a person.
func statusDeclared(p *probe) error {
	r, err := p.run()
	if err != nil || r.Exit == spec.ExitInterrupted || r.Exit == spec.ExitTerminated || p.call.Command == "" || p.wantsInput() {
		return nil
	}
	s, err := p.tool.Call(append(Call{Command: p.call.Command}.with(), "--schema"))
	if err != nil {
		return err
	}
	var described struct {
		ExitCodes map[string]json.RawMessage `json:"exit_codes"`
	}
	if err := json.Unmarshal([]byte(s.Stdout), &described); err != nil {
		return fmt.Errorf("--schema is no JSON object: %w: %s", err, excerpt(s.Stdout))
	}
	if _, ok := described.ExitCodes[strconv.Itoa(r.Exit)]; !ok {
		return fmt.Errorf("the command ends with status %d, which --schema does not have", r.Exit)
	}
	return nil
}

// wantsInput reports whether the call failed since nobody is there to answer.
func (p *probe) wantsInput() bool {
	a, err := p.answer()
	if err != nil || a.Exit != spec.Precondition {
		return false
	}
	var e struct{ Code string }
	_ = json.Unmarshal(a.Error, &e)
	return e.Code == spec.CodeInputRequired
}
