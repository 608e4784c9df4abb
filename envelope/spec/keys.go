package spec

// The keys of the envelope (REQ-F-004).
const (
	KeyOK       = "ok"
	KeyData     = "data"
	KeyError    = "error"
	KeyWarnings = "warnings"
	KeyMeta     = "meta"
)

// Keys are the keys of the envelope in the order in which they are written.
// Every answer has all of them and no other (REQ-F-004).
var Keys = []string{KeyOK, KeyData, KeyError, KeyWarnings, KeyMeta}

// The keys that every answer's meta has (REQ-F-021, REQ-F-024, REQ-F-039).
const (
	MetaCommand       = "command"
	MetaDurationMS    = "duration_ms"
	MetaRequestID     = "request_id"
	MetaSchemaVersion = "schema_version"
	MetaTimestamp     = "timestamp"
	MetaToolVersion   = "tool_version"
)

// The keys that some answers' meta has.
const (
	MetaHelp           = "help"            // true in the answer to a question for help (REQ-F-048)
	MetaWarningDetails = "warning_details" // the warnings, taken apart
)

// MetaKeys are the keys of meta that belong to the runtime: those it sets and
// those that the contract gives a meaning. A command cannot set them.
var MetaKeys = []string{
	MetaCommand, "config_hash", "cursor", "cwd", MetaDurationMS, "errors", MetaHelp, "not_modified",
	"pagination", "partial", "project_root", MetaRequestID, "retries", "returned_count", "schema_ref",
	MetaSchemaVersion, "timeout_ms", MetaTimestamp, "token_count", MetaToolVersion, "total_count",
	"trace_id", "truncated", "truncation_hint", "update_available", MetaWarningDetails,
}
