package envelope

import (
	"cmp"
	"time"

	"github.com/envvet/envvet/envelope/spec"
)

// An Option sets something of an App.
type Option func(*App)

// Version sets the version of the tool: meta.tool_version of every answer, and
// what --version prints (REQ-F-023). The default, also in place of "", which a variable
// that the linker was to set is without it, is "0.0.0".
func Version(v string) Option {
	return func(a *App) { a.version = cmp.Or(v, noVersion) }
}

const noVersion = "0.0.0"

// Use sets the dialect of the application. The default is [AgentSpec].
func Use(d Dialect) Option {
	return func(a *App) { a.dialect = d }
}

// Phase sets how far an application has come on its way from [ClawV1] to
// [ClawV2]:
//
//	1  v1 is the default, --envelope-version=2 asks for v2
//	2  v2 is the default, --legacy-envelope or --envelope-version=1 ask for v1
//	3  the same, and asking for v1 prints one line about its end on stderr
//	4  there is no v1
//
// The default is 1 with ClawV1 and 2 with ClawV2. A phase that does not belong
// to the dialect is a Fatal problem.
func Phase(n int) Option {
	return func(a *App) { a.phase, a.phaseSet = n, true }
}

// DefaultTimeout sets the time limit of every command that has none of its own;
// see Command.Timeout. Without it, such commands have no limit.
func DefaultTimeout(d time.Duration) Option {
	return func(a *App) { a.limit = d }
}

// StrictUpstream follows the published JSON Schemas where they differ from the
// documents: meta.schema_version has two numbers in place of three.
func StrictUpstream() Option {
	return func(a *App) { a.strict = true }
}

// ConfigHash sets meta.config_hash: a digest of the configuration that the
// program runs with (REQ-F-021). Without it there is no such key.
func ConfigHash(hash string) Option {
	return func(a *App) { a.configHash = hash }
}

// SchemaID sets the schema of answers in the dialect [AnimusV1]. The default is
// "animus.cli.v1".
func SchemaID(id string) Option {
	return func(a *App) { a.schemaID = id }
}

// MaxOutput sets how many bytes an answer may have before its data is cut
// (REQ-F-052); TOOL_MAX_OUTPUT_BYTES in the environment wins over it. The default,
// also in place of a number below one, is 1,048,576. It is for tools whose
// answers are read by programs alone and are of no use in part. Schemas and the
// manifest, which are as large as the program, are always whole.
func MaxOutput(bytes int) Option {
	return func(a *App) { a.mostBytes = bytes }
}

// phaseProblems says whether the phase of the migration belongs to the dialect.
func (a *App) phaseProblems() []Problem {
	if !a.phaseSet {
		return nil
	}
	return spec.CheckPhase(a.dialect.name(), a.phase)
}
