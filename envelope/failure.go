package envelope

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope/spec"
)

// Codes of failures that the runtime finds itself.
const (
	codeInvalidDeclaration = "INVALID_DECLARATION"
	codeNotSerializable    = "DATA_NOT_SERIALIZABLE"
	codeTooLarge           = "OUTPUT_TOO_LARGE"
	codeCancelled          = "CANCELLED"
	codeInputRequired      = spec.CodeInputRequired
	codeWarningsAsErrors   = "WARNINGS_AS_ERRORS"
)

// fail is the outcome of an error that Run returned.
func (inv *invocation) fail(err error) outcome {
	e := asError(err, inv.app.dialect.exitOf(err))
	exit := e.exit()
	code := inv.code(e, exit)
	if exit == ArgError {
		// Status 2 says that nothing was done, which nobody can say any more.
		inv.advise("ARG_ERROR_FROM_RUN", "an ArgError came from Run, exiting with 3; return it from Validate")
		exit = PartialFailure
	} else if code != codeInputRequired || exit != Precondition { // which is the runtime's own, by Prompt
		inv.checkDeclared(exit)
	}
	out := failed(exit, inv.describe(e, exit, code, phaseExecution))
	out.data, out.hasData = e.data, e.with
	return out
}

// checkDeclared advises the author of the command to declare the exit code
// (REQ-C-001).
func (inv *invocation) checkDeclared(exit ExitCode) {
	if inv.command == nil {
		return
	}
	if _, ok := inv.command.exits[exit]; !ok && !slices.Contains(inv.command.addedExits(), exit) {
		inv.advise("UNDECLARED_EXIT_CODE", fmt.Sprintf("the command ends with %d %s, which it does not declare; add it to ExitCodes", exit, exit))
	}
}

// reject is the outcome of parameters that Validate found wrong.
func (inv *invocation) reject(err error) outcome {
	for _, leaf := range leaves(err) {
		if e := asError(leaf, ArgError); e.Exit != ArgError && e.Code == "" {
			inv.advise("EXIT_CODE_FROM_VALIDATE", fmt.Sprintf("exit code %d %s came from Validate, answered as an ARG_ERROR; use ArgError, or check it in Run", e.Exit, e.Exit))
		}
	}
	out := inv.refuse(err)
	out.failure.argv = false
	return out
}

// refuse is the outcome of arguments that parse or Validate found wrong: an
// ARG_ERROR, whatever exit code the errors have (REQ-F-002, REQ-F-015).
func (inv *invocation) refuse(err error) outcome {
	var all []*Error
	var messages []string
	var entries []any
	for _, leaf := range leaves(err) {
		e := asError(leaf, ArgError)
		all = append(all, e)
		r := refusal{Code: inv.code(e, ArgError), Message: e.Error(), Field: e.Param, Param: e.Param}
		if e.given {
			r.Value = &e.value
		}
		messages = append(messages, r.Message)
		entries = append(entries, r)
	}
	e := &Error{Message: strings.Join(messages, "; "), FixRequired: "correct the arguments"}
	var fixes []string
	for _, one := range all {
		e.meant = cmp.Or(e.meant, one.meant)
		if one.helps && !slices.Contains(fixes, one.FixRequired) {
			fixes = append(fixes, one.FixRequired)
		}
	}
	if len(fixes) > 0 {
		e.FixRequired += ": " + strings.Join(fixes, "; ")
	}
	code := ArgError.String()
	if len(all) == 1 {
		e, code = all[0], entries[0].(refusal).Code
	}
	f := inv.describe(e, ArgError, code, phaseValidation)
	f.Errors = entries
	switch {
	case f.Suggestion != "":
	case e.meant != "":
		f.Suggestion, f.meant = fmt.Sprintf("did you mean %q?", e.meant), e.meant
	default:
		f.Suggestion = inv.helpHint()
	}
	f.argv = true
	out := failed(ArgError, f)
	out.data, out.hasData = e.data, e.with
	return out
}

// invalid is the outcome of every invocation of an application whose commands
// are declared wrongly.
func invalid(problems []Problem) outcome {
	f := &failure{Code: codeInvalidDeclaration, Suggestion: "the program itself has to be corrected"}
	for _, p := range problems {
		f.Errors = append(f.Errors, declaration{p.Rule, p.Category, p.Command, p.Field, p.Message})
	}
	f.Message = "the program declares its commands wrongly: " + f.Errors[0].(declaration).text()
	return failed(GeneralError, f)
}

// notSerializable is the outcome of data that JSON cannot carry. What the
// command did is done, so that it is not retryable.
func notSerializable(err error) outcome {
	return failed(GeneralError, &failure{
		Code: codeNotSerializable, Message: "the command's data cannot be written as JSON: " + err.Error(), Phase: phaseExecution,
	})
}

// describe is the error object of e (REQ-C-013, REQ-C-014).
func (inv *invocation) describe(e *Error, exit ExitCode, code, phase string) *failure {
	entry := inv.command.entry(exit)
	var redirect *Redirect
	if exit == Redirected {
		if redirect = inv.redirect(e.Redirect); redirect == nil {
			entry = withoutRedirect(entry)
		}
	}
	f := &failure{
		Code: code, Message: e.Message, Retryable: entry.Retryable, Phase: phase,
		Detail: e.Detail, Param: e.Param, Suggestion: e.Suggestion, Redirect: redirect, source: e,
	}
	if f.Message == "" {
		f.Message = entry.Description
	}
	if f.Message == "" {
		f.Message = code
	}
	if !f.Retryable {
		f.FixRequired = cmp.Or(e.FixRequired, entry.FixRequired)
		f.FixCommand = cmp.Or(e.FixCommand, entry.FixCommand)
		switch {
		case !spec.IsFixCommand(f.FixCommand):
			inv.advise("INVALID_FIX_COMMAND", fmt.Sprintf("the fix command %q cannot be run as it stands, it is left out", f.FixCommand))
			f.FixCommand = ""
		case inv.app.isDestructive(f.FixCommand):
			inv.advise("INVALID_FIX_COMMAND", fmt.Sprintf("the fix command %q is destructive, callers run it without asking, it is left out", f.FixCommand))
			f.FixCommand = ""
		}
		if f.FixCommand != "" && f.FixRequired == "" {
			inv.advise("FIX_COMMAND_ALONE", fmt.Sprintf("the fix command %q fixes nothing that is named, it is left out; set FixRequired", f.FixCommand))
			f.FixCommand = ""
		}
		return f
	}
	if f.RetryStrategy = e.RetryStrategy; f.RetryStrategy != "" && !slices.Contains(spec.RetryStrategies, string(f.RetryStrategy)) {
		inv.advise("INVALID_RETRY_STRATEGY", fmt.Sprintf("%q is no retry strategy that callers know, it is left out; use one of spec.RetryStrategies", f.RetryStrategy))
		f.RetryStrategy = ""
	}
	if ms := retryAfter(e, exit); ms > 0 {
		f.RetryAfterMS = &ms
	}
	return f
}

// redirect returns error.redirect, or nil if it names no command. It has a reason only
// if callers know it.
func (inv *invocation) redirect(r *Redirect) *Redirect {
	switch {
	case r == nil || r.Command == "":
		inv.advise("MISSING_REDIRECT", "a failure with exit code 13 REDIRECTED names no command to call instead, callers cannot go on; set Redirect")
		return nil
	case r.Reason == "" || slices.Contains(spec.RedirectReasons, r.Reason):
		return r
	}
	inv.advise("INVALID_REDIRECT_REASON", fmt.Sprintf("%q is no reason that callers know, it is left out; use one of spec.RedirectReasons", r.Reason))
	return &Redirect{Command: r.Command, Permanent: r.Permanent}
}

// withoutRedirect returns the entry of Redirected without what the contract says of
// error.redirect, for a failure that has none.
func withoutRedirect(e ExitCodeEntry) ExitCodeEntry {
	known := spec.Exits[Redirected]
	if e.Description == known.Description {
		e.Description = ""
	}
	if e.FixRequired == known.FixRequired {
		e.FixRequired = ""
	}
	return e
}

// retryAfter returns how many milliseconds to wait, 0 if that is not known. An
// answer to a call too many always says (REQ-C-014).
func retryAfter(e *Error, exit ExitCode) int64 {
	wait := e.RetryAfter
	if wait <= 0 && exit == RateLimited {
		wait = time.Second
	}
	return int64((wait + time.Millisecond - 1) / time.Millisecond)
}

// code returns the error's code, or the exit code's name if it has none that
// callers can rely on.
func (inv *invocation) code(e *Error, exit ExitCode) string {
	switch name := cmp.Or(inv.command.entry(exit).Name, exit.String()); {
	case e.Code == "":
		return name
	case !spec.IsErrorCode(e.Code):
		inv.warn("INVALID_ERROR_CODE", fmt.Sprintf("%q is no error code, answered with %s", e.Code, name))
		return name
	}
	return e.Code
}

// exit returns the exit code to end with.
func (e *Error) exit() ExitCode {
	if e.Exit == Success || !spec.IsExit(int(e.Exit)) {
		return GeneralError
	}
	return e.Exit
}

// asError returns a copy of the *Error that err is or wraps, with the whole
// text of err as its message. Any other error becomes one. An exit code that
// is not set becomes exit.
func asError(err error, exit ExitCode) *Error {
	var found *Error
	if !errors.As(err, &found) || found == nil {
		return &Error{Exit: exit, Message: err.Error()}
	}
	e := *found
	if e.Exit == Success {
		e.Exit = exit
	}
	if err != error(found) {
		e.Message = err.Error()
	}
	return &e
}

// leaves returns the errors that err joins, or err itself.
func leaves(err error) []error {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || isFormatted(err) {
		return []error{err}
	}
	var all []error
	for _, e := range joined.Unwrap() {
		all = append(all, leaves(e)...)
	}
	return all
}

// isFormatted reports whether fmt.Errorf has made an error with more than one %w:
// unlike a join, it is one error, with a text of its own.
func isFormatted(err error) bool {
	return reflect.TypeOf(err) == reflect.TypeOf(fmt.Errorf("%w%w", fs.ErrExist, fs.ErrExist))
}
