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
	MetaConfigHash     = "config_hash"     // a digest of the program's configuration
	MetaCWD            = "cwd"             // the working folder (REQ-F-027)
	MetaHelp           = "help"            // true in the answer to a question for help (REQ-F-048)
	MetaNotModified    = "not_modified"    // true if the caller has the data already (REQ-O-041)
	MetaPagination     = "pagination"      // of a list (REQ-F-018)
	MetaPartial        = "partial"         // true if the command was stopped before its end (REQ-F-013)
	MetaReturnedCount  = "returned_count"  // of a list that was cut to fit (REQ-F-052)
	MetaSchemaRef      = "schema_ref"      // beside help: what to call for the schema (REQ-F-048)
	MetaTimeoutMS      = "timeout_ms"      // the time limit that was reached (REQ-F-012)
	MetaTotalCount     = "total_count"     // the same
	MetaTraceID        = "trace_id"        // from the environment (REQ-F-024)
	MetaTruncated      = "truncated"       // true if data was cut to fit (REQ-F-052)
	MetaTruncationHint = "truncation_hint" // how to get the rest
	MetaWarningDetails = "warning_details" // the warnings, taken apart
)

// MetaKeys are the keys of meta that belong to the runtime: those it sets and
// those that the contract gives a meaning. A command cannot set them.
var MetaKeys = []string{
	MetaCommand, MetaConfigHash, "cursor", MetaCWD, MetaDurationMS, "errors", MetaHelp, MetaNotModified,
	MetaPagination, MetaPartial, "project_root", MetaRequestID, "retries", MetaReturnedCount, MetaSchemaRef,
	MetaSchemaVersion, MetaTimeoutMS, MetaTimestamp, "token_count", MetaToolVersion, MetaTotalCount,
	MetaTraceID, MetaTruncated, MetaTruncationHint, "update_available", MetaWarningDetails,
}
