package spec

import "slices"

// The dialects: which envelope an application answers with.
const (
	DialectAgentSpec = "agent-spec" // ok, data, error, warnings, meta
	DialectClawV1    = "claw.v1"    // the payload's keys beside kind
	DialectClawV2    = "claw.v2"    // data or error in a wrapper
	DialectAnimusV1  = "animus.v1"  // schema, ok, data or error
)

// IsClaw reports whether the dialect is one of the two of claw.
func IsClaw(dialect string) bool { return dialect == DialectClawV1 || dialect == DialectClawV2 }

// HasMeta reports whether answers of the dialect have warnings and meta. The
// other dialects have exact sets of keys.
func HasMeta(dialect string) bool { return dialect == "" || dialect == DialectAgentSpec }

// The flags of the runtime in each dialect, sorted.
var (
	agentSpecFlags = []string{
		"cursor", "etag", "fields", "help", "limit", "output", "output-schema", "print-schema", "schema",
		"stable-output", "version", "warnings-as-errors",
	}
	clawFlags = []string{
		"envelope-version", "help", "legacy-envelope", "output-format", "output-schema", "print-schema",
		"schema", "schema-version", "version",
	}
	animusFlags = []string{"help", "json", "output-schema", "print-schema", "schema", "version"}
)

// ReservedFlags returns the names of the flags that belong to the runtime,
// sorted.
func ReservedFlags(dialect string) []string { return slices.Clone(reservedFlags(dialect)) }

func reservedFlags(dialect string) []string {
	switch {
	case IsClaw(dialect):
		return clawFlags
	case dialect == DialectAnimusV1:
		return animusFlags
	}
	return agentSpecFlags
}

// ReservedShorts are the one-letter flags that belong to the runtime.
var ReservedShorts = []string{"V", "h"}

// ReservedCommands returns the first words of command names that belong to the
// runtime. In claw, help and version are verbs like the others.
func ReservedCommands(dialect string) []string {
	if IsClaw(dialect) {
		return []string{"manifest"}
	}
	return []string{"help", "manifest", "version"}
}

// The keys of the dialects' answers, in the order in which they are written.
var (
	ClawV1ErrorKeys  = []string{"error", "hint", "kind", "type"}
	ClawV2DataKeys   = []string{"timestamp", "command", "exit_code", "output_format", "schema_version", KeyData}
	ClawV2ErrorKeys  = []string{"timestamp", "command", "exit_code", "output_format", "schema_version", KeyError}
	AnimusDataKeys   = []string{"schema", KeyOK, KeyData}
	AnimusErrorKeys  = []string{"schema", KeyOK, KeyError}
	ClawV2Version    = "2.0"
	AnimusSchemaID   = "animus.cli.v1"
	clawPayloadTaken = []string{"kind", "type", "error", "hint"}
)

// IsClawTaken reports whether a key of the payload would collide with one that
// claw v1 writes beside it.
func IsClawTaken(key string) bool { return slices.Contains(clawPayloadTaken, key) }
