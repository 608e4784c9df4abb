package spec

import "fmt"

// The exit codes of the contract (REQ-F-001).
const (
	Success = iota
	GeneralError
	ArgError
	PartialFailure
	Precondition
	NotFound
	Conflict
	PermissionDenied
	AuthRequired
	PaymentRequired
	Timeout
	RateLimited
	Unavailable
	Redirected
)

// The statuses of a process that a signal ended, which the runtime alone uses
// (REQ-F-013).
const (
	ExitInterrupted = 130
	ExitTerminated  = 143
)

// Exit codes that commands name themselves are in this range (REQ-F-001).
const (
	FirstOwnExit = 79
	LastOwnExit  = 125
)

// How much of its work a command has done when it exits.
const (
	EffectsNone     = "none"
	EffectsPartial  = "partial"
	EffectsComplete = "complete"
)

// ErrorCodePattern matches the codes that errors and warnings may have
// (REQ-C-013).
const ErrorCodePattern = `^[A-Z][A-Z0-9_]+$`

// IsErrorCode reports whether s matches [ErrorCodePattern].
func IsErrorCode(s string) bool {
	for i := range len(s) {
		c := s[i]
		if !(c >= 'A' && c <= 'Z') && (i == 0 || !isDigit(c) && c != '_') {
			return false
		}
	}
	return len(s) > 1
}

// An Exit is what the contract says of an exit code.
type Exit struct {
	Name        string // as in error.code
	Description string // when it is used; one sentence, no period
	SideEffects string // what a command has done by then, unless it says otherwise
	Retryable   bool   // the same call may succeed, unless the command says otherwise
	FixRequired string // what the caller has to put right first, unless the command says otherwise (REQ-C-014)
}

// Exits are the exit codes of the contract: the one with number i is Exits[i].
var Exits = []Exit{
	Success:          {"SUCCESS", "The command did what it was asked to", EffectsComplete, false, ""},
	GeneralError:     {"GENERAL_ERROR", "The command failed in a way that no other code describes", EffectsPartial, false, ""},
	ArgError:         {"ARG_ERROR", "An argument was refused before anything was done", EffectsNone, false, "correct the arguments"},
	PartialFailure:   {"PARTIAL_FAILURE", "The command began its work and did not finish it", EffectsPartial, false, ""},
	Precondition:     {"PRECONDITION", "Something that has to hold first does not", EffectsNone, false, "make what the command needs true"},
	NotFound:         {"NOT_FOUND", "What the command was asked about does not exist", EffectsNone, false, ""},
	Conflict:         {"CONFLICT", "It exists already, or was changed by somebody else", EffectsNone, false, ""},
	PermissionDenied: {"PERMISSION_DENIED", "The caller is known and may not do this", EffectsNone, false, ""},
	AuthRequired:     {"AUTH_REQUIRED", "Credentials are missing, wrong or too old", EffectsNone, false, "provide valid credentials"},
	PaymentRequired:  {"PAYMENT_REQUIRED", "This has to be paid for first", EffectsNone, false, "pay for it"},
	Timeout:          {"TIMEOUT", "The time limit was reached before the work was done", EffectsPartial, false, ""},
	RateLimited:      {"RATE_LIMITED", "Too many calls; a later one may succeed", EffectsNone, true, ""},
	Unavailable:      {"UNAVAILABLE", "A service that the command needs does not answer", EffectsNone, true, ""},
	Redirected:       {"REDIRECTED", "The command has moved; error.redirect names the new one", EffectsNone, false, "call the command in error.redirect"},
}

// ExitName returns the name of an exit code, as error.code has it by default.
// A code that the contract does not name is "EXIT_" and its number.
func ExitName(code int) string {
	if code >= 0 && code < len(Exits) {
		return Exits[code].Name
	}
	return fmt.Sprintf("EXIT_%d", code)
}

// IsExit reports whether a command may end with code: the codes of the
// contract, and from [FirstOwnExit] to [LastOwnExit] codes of its own.
func IsExit(code int) bool {
	return code >= 0 && code < len(Exits) || code >= FirstOwnExit && code <= LastOwnExit
}
