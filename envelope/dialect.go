package envelope

import "github.com/envvet/envvet/envelope/spec"

// A Dialect is which envelope an application answers with.
type Dialect int

const (
	// AgentSpec answers with ok, data, error, warnings and meta on standard
	// output. JSON is written if standard output is no terminal, if CI is set,
	// or with --output json.
	AgentSpec Dialect = iota

	// ClawV1 answers with the keys of the payload beside kind. JSON is written
	// with --output-format json, and --envelope-version=2 asks for ClawV2.
	ClawV1

	// ClawV2 answers with data or error in a wrapper. JSON is written with
	// --output-format json, and --legacy-envelope asks for ClawV1.
	ClawV2

	// AnimusV1 answers with schema, ok and data on standard output, or with
	// schema, ok and error on standard error. JSON is written with --json; then what
	// a command writes to standard error is held back until it ends. What a crash of
	// the process says is seen, by debug.SetCrashOutput. A process that ends by
	// os.Exit, or so, leaves the rest in a file whose name begins with that of the log,
	// <NAME>_LOG, if there is one.
	AnimusV1
)

// name returns the dialect's name in package spec.
func (d Dialect) name() string {
	switch d {
	case ClawV1:
		return spec.DialectClawV1
	case ClawV2:
		return spec.DialectClawV2
	case AnimusV1:
		return spec.DialectAnimusV1
	}
	return spec.DialectAgentSpec
}

func (d Dialect) isClaw() bool { return d == ClawV1 || d == ClawV2 }

// hasMeta reports whether answers have warnings and meta.
func (d Dialect) hasMeta() bool { return spec.HasMeta(d.name()) }

// exit returns the status that a process of the dialect exits with.
func (d Dialect) exit(code ExitCode) ExitCode {
	switch {
	case d.isClaw():
		return ExitCode(spec.ClawExit(int(code)))
	case d == AnimusV1:
		status, _ := spec.AnimusExit(int(code))
		return ExitCode(status)
	}
	return code
}
