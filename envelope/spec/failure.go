package spec

import "slices"

// A FailureView is a failure that a command answers with, as far as it is known
// where it is made.
type FailureView struct {
	Dialects []string // which it may be answered in; empty for all
	Exit     int

	// Texts that are set; empty if they are not, or not known.
	Code, RetryStrategy, FixCommand, Kind, LegacyKind string

	Retries, Redirects bool // RetryAfter, Redirect are set
	Whole              bool // nothing else is set
}

// CodeInputRequired is the code of a failure with Precondition where a person would have
// to be asked, and nobody is there.
const CodeInputRequired = "INPUT_REQUIRED"

// RetryStrategies are the ways to space calls (REQ-C-014).
var RetryStrategies = []string{"immediate", "linear_backoff", "exponential_backoff"}

// RedirectReasons are the values of error.redirect.reason.
var RedirectReasons = []string{"renamed", "restructured", "deprecated", "typo_corrected"}

// CheckFailure returns what is wrong with a failure by itself, whatever command
// answers with it (REQ-C-013, REQ-C-014, REQ-C-030). Field is that of
// envelope.Error. When the program runs, the answer leaves out or replaces what
// is wrong.
func CheckFailure(f FailureView) []Problem {
	if len(f.Dialects) == 0 {
		f.Dialects = []string{DialectAgentSpec, DialectClawV1, DialectClawV2, DialectAnimusV1}
	}
	var k checker
	if !IsExit(f.Exit) {
		k.fatal(RuleErrorCode, CategoryExit, "Exit", "exit code %d is none that a command may end with, it is answered with 1; use a code of the contract, or %d to %d", f.Exit, FirstOwnExit, LastOwnExit)
		return k.problems
	}
	if f.Exit == Success {
		k.warn(RuleErrorCode, CategoryExit, "Exit", "exit code 0 SUCCESS is given to a failure, it is answered with 1 GENERAL_ERROR; use the code that says what failed")
		return k.problems
	}
	k.checkCode(f)
	k.checkKind(f)
	if f.RetryStrategy != "" && !slices.Contains(RetryStrategies, f.RetryStrategy) {
		k.warn(RuleErrorCode, CategoryRetryable, "RetryStrategy", "retry strategy %q is none that callers know; use RetryImmediately, RetryLinearly or RetryBackingOff", f.RetryStrategy)
	}
	if bad := notVerbatim(f.FixCommand); bad != "" {
		k.warn(RuleErrorCode, CategoryFix, "FixCommand", "fix command %q has %q in it, it cannot be run as it stands and is left out; give one complete command", f.FixCommand, bad)
	}
	switch {
	case f.Exit == RateLimited && f.Whole && !f.Retries:
		k.warn(RuleErrorCode, CategoryRetryable, "RetryAfter", "exit code %d RATE_LIMITED comes without a time to wait, callers are told to come back in a second; set RetryAfter", f.Exit)
	case f.Exit == Redirected && f.Whole && !f.Redirects:
		k.warn(RuleErrorCode, CategoryRedirect, "Redirect", "exit code %d REDIRECTED names no command to call instead, callers cannot go on; set Redirect", f.Exit)
	case f.Exit != Redirected && f.Redirects:
		k.warn(RuleErrorCode, CategoryRedirect, "Redirect", "exit code %d %s has a Redirect, which is left out; use Redirected or drop it", f.Exit, ExitName(f.Exit))
	}
	return k.problems
}

// checkCode checks the error code: its form, and that it is not the name of
// another exit code.
func (k *checker) checkCode(f FailureView) {
	if f.Code == "" {
		return
	}
	status, own := AnimusExit(f.Exit)
	if slices.Contains(AnimusCodes, f.Code) && slices.Contains(f.Dialects, DialectAnimusV1) {
		if f.Code != own {
			k.warn(RuleErrorCode, CategoryContradiction, "Code", "error code %q is that of another exit status, a failure with exit code %d is answered with %d %s; drop Code or correct Exit", f.Code, f.Exit, status, own)
		}
		return
	}
	if !IsErrorCode(f.Code) {
		if len(f.Dialects) == 1 && f.Dialects[0] == DialectAnimusV1 {
			k.warn(RuleErrorCode, CategoryName, "Code", "error code %q is none of animus.cli.v1, callers know five; drop Code, Exit says which", f.Code)
			return
		}
		k.warn(RuleErrorCode, CategoryName, "Code", "error code %q does not match %s, it is replaced by the name of the exit code; rename it", f.Code, ErrorCodePattern)
		return
	}
	other := slices.IndexFunc(Exits, func(e Exit) bool { return e.Name == f.Code })
	if other >= 0 && other != f.Exit {
		k.warn(RuleErrorCode, CategoryContradiction, "Code", "error code %s is the name of exit code %d, and the failure ends with %d %s; make them agree", f.Code, other, f.Exit, ExitName(f.Exit))
	}
}

// checkKind checks the kinds of claw, in applications that may be one of claw.
func (k *checker) checkKind(f FailureView) {
	if !slices.ContainsFunc(f.Dialects, IsClaw) {
		return
	}
	successor, legacy := LegacyKinds[f.LegacyKind]
	old, isOld := LegacyKinds[f.Kind]
	switch {
	case f.Kind == "":
	case !IsClawKind(f.Kind) && isOld:
		k.warn(RuleErrorCode, CategoryClawKind, "Kind", "error kind %q is one of claw v1, in v2 it is answered with unknown; set LegacyKind to it, or Kind to %q", f.Kind, old.Kind)
	case !IsClawKind(f.Kind):
		k.warn(RuleErrorCode, CategoryClawKind, "Kind", "error kind %q is none of claw v2, it is answered with unknown; use one of spec.ClawKinds", f.Kind)
	case legacy && successor.Kind != f.Kind:
		k.warn(RuleErrorCode, CategoryContradiction, "LegacyKind", "error kind %q of claw v1 is called %q in v2, and Kind is %q; make them agree", f.LegacyKind, successor.Kind, f.Kind)
	}
}
