package spec

import "slices"

// The kinds of errors in claw v2, a closed set.
const (
	KindFilesystem = "filesystem"
	KindAuth       = "auth"
	KindSession    = "session"
	KindParse      = "parse"
	KindRuntime    = "runtime"
	KindMCP        = "mcp"
	KindDelivery   = "delivery"
	KindUsage      = "usage"
	KindPolicy     = "policy"
	KindUnknown    = "unknown"
)

// ClawKinds are the kinds of errors in claw v2.
var ClawKinds = []string{
	KindFilesystem, KindAuth, KindSession, KindParse, KindRuntime,
	KindMCP, KindDelivery, KindUsage, KindPolicy, KindUnknown,
}

// IsClawKind reports whether kind is one of [ClawKinds].
func IsClawKind(kind string) bool { return slices.Contains(ClawKinds, kind) }

// A LegacyKind is what a kind of claw v1 is called in v2.
type LegacyKind struct {
	Kind      string
	Operation string // empty if the author says
}

// LegacyKinds are the kinds of errors in claw v1 and their successors.
var LegacyKinds = map[string]LegacyKind{
	"cli_parse":             {KindParse, "parse_args"},
	"no_managed_sessions":   {KindSession, "list_sessions"},
	"session_not_found":     {KindSession, "resolve_session"},
	"missing_credentials":   {KindAuth, ""},
	"unknown":               {KindUnknown, ""},
	"session_load_failed":   {KindSession, ""},
	"missing_manifests":     {KindFilesystem, ""},
	"filesystem_io_error":   {KindFilesystem, ""},
	"api_http_error":        {KindDelivery, ""},
	"invalid_flag_value":    {KindParse, "parse_args"},
	"missing_flag_value":    {KindParse, "parse_args"},
	"unknown_option":        {KindParse, "parse_args"},
	"malformed_mcp_config":  {KindMCP, ""},
	"confirmation_required": {KindPolicy, ""},
	"timeout":               {KindRuntime, ""},
}

// LegacyKindOf returns what claw v1 calls an error of v2 whose legacy kind is
// not known: several kinds of v1 became one.
func LegacyKindOf(kind, operation string) string {
	switch {
	case kind == KindParse:
		return "cli_parse"
	case kind == KindAuth:
		return "missing_credentials"
	case kind == KindSession && operation == "list_sessions":
		return "no_managed_sessions"
	case kind == KindSession:
		return "session_not_found"
	case kind == KindFilesystem:
		return "filesystem_io_error"
	}
	return "unknown"
}

// clawKinds are the kinds of the exit codes of the contract.
var clawKinds = []string{
	Success: "", GeneralError: KindRuntime, ArgError: KindUsage, PartialFailure: KindRuntime, Precondition: KindPolicy,
	NotFound: KindUnknown, Conflict: KindRuntime, PermissionDenied: KindAuth, AuthRequired: KindAuth, PaymentRequired: KindPolicy,
	Timeout: KindRuntime, RateLimited: KindDelivery, Unavailable: KindDelivery, Redirected: KindUsage,
}

// ClawKind returns the kind of an error whose author names none.
func ClawKind(exit int) string {
	if exit >= 0 && exit < len(clawKinds) {
		return clawKinds[exit]
	}
	return KindRuntime
}

// ClawExit returns the status that a process of claw exits with: 0, 1 for any
// error and 2 for a timeout; statuses of signals stay as they are.
func ClawExit(exit int) int {
	switch exit {
	case Success, ExitInterrupted, ExitTerminated:
		return exit
	case Timeout:
		return 2
	}
	return 1
}

// LastClawPhase is the phase of the claw migration in which there is no v1.
const LastClawPhase = 4

// CheckPhase returns what is wrong with the phase of the claw migration that an
// application is given.
func CheckPhase(dialect string, phase int) []Problem {
	var k checker
	problem := func(format string, args ...any) {
		k.fatal(RuleLegacyEnvelope, CategoryPhase, "Phase", format, args...)
	}
	switch {
	case !IsClaw(dialect):
		problem("the application has a phase of the claw migration and another dialect, it has no meaning; drop Phase")
	case phase < 1 || phase > LastClawPhase:
		problem("the application has the phase %d, the claw migration has 1 to %d; correct it", phase, LastClawPhase)
	case dialect == DialectClawV1 && phase > 1:
		problem("the application has the dialect ClawV1 and the phase %d, where v2 is the default; use ClawV2", phase)
	case dialect == DialectClawV2 && phase == 1:
		problem("the application has the dialect ClawV2 and the phase 1, where v1 is the default; use ClawV1")
	}
	return k.problems
}
