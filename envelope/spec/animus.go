package spec

// The codes of errors in animus.cli.v1, which are exit statuses too.
const (
	AnimusInternal     = "internal"      // 1
	AnimusInvalidInput = "invalid_input" // 2
	AnimusNotFound     = "not_found"     // 3
	AnimusConflict     = "conflict"      // 4
	AnimusUnavailable  = "unavailable"   // 5
)

// AnimusCodes are the codes of errors in animus.cli.v1: the one with exit
// status i is AnimusCodes[i].
var AnimusCodes = []string{1: AnimusInternal, AnimusInvalidInput, AnimusNotFound, AnimusConflict, AnimusUnavailable}

// animusExits are the statuses of the exit codes of the contract.
var animusExits = []int{
	Success: 0, GeneralError: 1, ArgError: 2, PartialFailure: 1, Precondition: 4, NotFound: 3, Conflict: 4,
	PermissionDenied: 1, AuthRequired: 1, PaymentRequired: 1, Timeout: 5, RateLimited: 5, Unavailable: 5, Redirected: 2,
}

// AnimusExit returns the status that a process exits with in animus.cli.v1,
// and the error.code that belongs to it. Statuses of signals stay as they are.
func AnimusExit(exit int) (status int, code string) {
	switch {
	case exit == ExitInterrupted || exit == ExitTerminated:
		return exit, AnimusInternal
	case exit >= 0 && exit < len(animusExits):
		status = animusExits[exit]
	default:
		status = 1
	}
	return status, AnimusCodes[status]
}

// AnimusNamesExit reports whether error.code says less than the exit code of
// the contract does, which then is in error.details.code.
func AnimusNamesExit(exit int) bool {
	switch exit {
	case PartialFailure, PermissionDenied, AuthRequired, PaymentRequired:
		return true
	}
	return exit >= len(animusExits) && exit <= LastOwnExit
}
