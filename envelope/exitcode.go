package envelope

import (
	"cmp"
	"slices"

	"github.com/envvet/envvet/envelope/spec"
)

// An ExitCode is the exit status of a process that answers with an envelope
// (REQ-F-001). Besides the constants, a command may declare codes from 79 to
// 125 and give them names of its own.
type ExitCode int

const (
	Success          ExitCode = spec.Success          // 0: did what it was asked to
	GeneralError     ExitCode = spec.GeneralError     // 1: failed in a way no other code describes
	ArgError         ExitCode = spec.ArgError         // 2: an argument was refused, nothing was done
	PartialFailure   ExitCode = spec.PartialFailure   // 3: began and did not finish
	Precondition     ExitCode = spec.Precondition     // 4: something that has to hold first does not
	NotFound         ExitCode = spec.NotFound         // 5: does not exist
	Conflict         ExitCode = spec.Conflict         // 6: exists already, or was changed meanwhile
	PermissionDenied ExitCode = spec.PermissionDenied // 7: the caller may not do this
	AuthRequired     ExitCode = spec.AuthRequired     // 8: credentials are missing or wrong
	PaymentRequired  ExitCode = spec.PaymentRequired  // 9: has to be paid for first
	Timeout          ExitCode = spec.Timeout          // 10: the time limit was reached
	RateLimited      ExitCode = spec.RateLimited      // 11: too many calls
	Unavailable      ExitCode = spec.Unavailable      // 12: a service does not answer
	Redirected       ExitCode = spec.Redirected       // 13: the command has moved
)

// String returns the name of the code, such as "NOT_FOUND", which is the
// error.code of an [Error] that has none of its own.
func (c ExitCode) String() string { return spec.ExitName(int(c)) }

// SideEffects says how much of its work a command has done when it ends with
// an exit code.
type SideEffects string

const (
	NoSideEffects       SideEffects = spec.EffectsNone
	PartialSideEffects  SideEffects = spec.EffectsPartial
	CompleteSideEffects SideEffects = spec.EffectsComplete
)

// ExitCodes are the exit codes that a command declares (REQ-C-001). The
// runtime adds [Success], [GeneralError] and [ArgError], [Timeout] to a command
// with a time limit, and [Precondition] to one that may answer so by the runtime
// alone: with a list of which callers get parts, or with more than can be cut.
type ExitCodes map[ExitCode]ExitCodeEntry

// An ExitCodeEntry is what a command says about one of its exit codes. An
// error that ends the command with this code is answered with it.
type ExitCodeEntry struct {
	// Name is the name of a code from 79 to 125, in capitals. Required for
	// those; the contract names the others.
	Name string

	// Description says when the command ends with this code, in at most 120
	// characters. It is the message of an error that has none. Recommended.
	Description string

	// Retryable says that the same call may succeed later (REQ-C-014). Only a
	// code without side effects can be retryable. Optional: RateLimited and
	// Unavailable are retryable by themselves, unless SideEffects or FixRequired
	// says what speaks against it.
	Retryable bool

	// SideEffects says what the command has done by then. Optional; the
	// default is what the contract says of the code.
	SideEffects SideEffects

	// FixRequired says what the caller has to put right first. Optional.
	FixRequired string

	// FixCommand is a complete command that does that. It has to be harmless:
	// callers run it as it stands (REQ-C-030). A destructive command of the
	// tool is refused; of another program it is for the author to know.
	// Optional.
	FixCommand string
}

// entry returns what the command says of the exit code, else what the contract
// says of it.
func (c *command) entry(code ExitCode) ExitCodeEntry {
	if c != nil {
		if e, ok := c.exits[code]; ok {
			e.Retryable = e.view(code).Retries()
			if e.FixRequired == "" && !e.Retryable && int(code) < len(spec.Exits) {
				e.FixRequired = spec.Exits[code].FixRequired
			}
			return e
		}
	}
	if int(code) < len(spec.Exits) {
		e := spec.Exits[code]
		return ExitCodeEntry{Name: e.Name, Description: e.Description, Retryable: e.Retryable, SideEffects: SideEffects(e.SideEffects), FixRequired: e.FixRequired}
	}
	return ExitCodeEntry{Name: code.String(), Description: "The command failed"}
}

// views returns the declared codes as package spec sees them.
func (codes ExitCodes) views() []spec.ExitView {
	return codes.appendViews(nil)
}

func (codes ExitCodes) appendViews(views []spec.ExitView) []spec.ExitView {
	for code, e := range codes {
		views = append(views, e.view(code))
	}
	slices.SortFunc(views, func(a, b spec.ExitView) int { return cmp.Compare(a.Code, b.Code) })
	return views
}

// view returns the entry as package spec sees it.
func (e ExitCodeEntry) view(code ExitCode) spec.ExitView {
	return spec.ExitView{
		Code: int(code), Name: e.Name, Description: e.Description, Retryable: e.Retryable,
		SideEffects: string(e.SideEffects), FixRequired: e.FixRequired, FixCommand: e.FixCommand,
	}
}
