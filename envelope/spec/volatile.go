package spec

import "strings"

// VolatileType says what values of a Go type are if they commonly differ
// between two calls, "a time" or "an id", and is empty for other types. A field
// of such a type is a finding until it is declared (REQ-F-021). The type is given
// with its import path.
func VolatileType(goType string) string {
	switch strings.TrimLeft(goType, "*") { // a map would be made whenever a program starts
	case "time.Time",
		"database/sql.NullTime",
		"google.golang.org/protobuf/types/known/timestamppb.Timestamp",
		"k8s.io/apimachinery/pkg/apis/meta/v1.Time",
		"k8s.io/apimachinery/pkg/apis/meta/v1.MicroTime":
		return "a time"
	case "uuid.UUID",
		"github.com/google/uuid.UUID",
		"github.com/google/uuid.NullUUID",
		"github.com/gofrs/uuid.UUID",
		"github.com/gofrs/uuid.NullUUID",
		"github.com/gofrs/uuid/v5.UUID",
		"github.com/gofrs/uuid/v5.NullUUID",
		"github.com/satori/go.uuid.UUID",
		"github.com/oklog/ulid.ULID",
		"github.com/oklog/ulid/v2.ULID",
		"github.com/rs/xid.ID",
		"github.com/segmentio/ksuid.KSUID":
		return "an id"
	}
	return ""
}

// isReadTime reports whether a key in lower case says when or how an answer was
// made, and not what it is about (REQ-F-021).
func isReadTime(name string) bool {
	switch name {
	case "now", "current_time", "server_time", "timestamp", "asof", "as_of",
		"fetched_at", "checked_at", "generated_at", "queried_at", "retrieved_at", "read_at", "rendered_at",
		"observed_at", "polled_at", "sampled_at", "scanned_at", "requested_at", "responded_at", "computed_at",
		"evaluated_at", "printed_at",
		"fetched", "checked_on", "generated_on", "fetch_time", "query_time", "check_time", "generation_time",
		"request_id", "trace_id", "span_id", "correlation_id", "invocation_id", "tool_version", "config_hash":
		return true
	}
	return false
}

// readTimeStems begin the names of keys that measure a call: elapsed,
// elapsed_ms, duration_seconds.
var readTimeStems = []string{"elapsed", "duration", "uptime", "took", "latency"}

// isTimeUnit reports whether a word ends the names that readTimeStems begin.
func isTimeUnit(word string) bool {
	switch word {
	case "ms", "us", "ns", "s", "sec", "secs", "seconds", "millis", "milliseconds", "micros", "microseconds",
		"nanos", "nanoseconds", "minutes", "human":
		return true
	}
	return false
}

// isMeasured reports whether a key in lower case names how long something took.
func isMeasured(name string) bool {
	for _, stem := range readTimeStems {
		rest, ok := strings.CutPrefix(name, stem)
		if ok && (rest == "" && stem != "duration" && stem != "latency" || rest != "" && isTimeUnit(strings.TrimPrefix(rest, "_")) && rest[0] == '_') {
			return true
		}
	}
	return false
}

// IsReadTimeAt reports whether a key at a path, such as "Out.Items[].PID" or
// "jobs[].pid", says when or how an answer was made, as fetched_at, requestId and
// elapsed_ms do. One that names a process, a machine or a nonce is that of what is
// told of in a list or a map: the processes that a command lists, the servers of an
// inventory. What was measured or read is of the call there, too.
func IsReadTimeAt(key, path string) bool {
	name := snake(key)
	return isReadTime(name) || isMeasured(name) || isOfOne(name) && !isBelowList(path)
}

// isOfOne reports whether a key in lower case names what the call has, and what each
// process, machine or transaction has as well.
func isOfOne(name string) bool {
	switch name {
	case "pid", "hostname", "cwd", "nonce":
		return true
	}
	return false
}

// isBelowList reports whether a path of a key leads through a list or a map that
// holds more than the key itself, as that of a map {"pid": 1} does not.
func isBelowList(path string) bool {
	if strings.HasSuffix(path, "}") {
		path = path[:strings.LastIndexByte(path, '{')]
	}
	return strings.ContainsAny(path, "[{")
}

// snake spells a key in lower case with underscores.
func snake(key string) string {
	if !strings.ContainsFunc(key, func(c rune) bool { return c >= 'A' && c <= 'Z' || c == '-' || c == '.' || c == ' ' }) {
		return key
	}
	var b strings.Builder
	for i, c := range key {
		switch {
		case c == '-' || c == '.' || c == ' ':
			b.WriteByte('_')
		case c >= 'A' && c <= 'Z':
			if i > 0 && !isUpper(key[i-1]) && key[i-1] != '_' && key[i-1] != '-' {
				b.WriteByte('_')
			} else if i > 0 && isUpper(key[i-1]) && i+1 < len(key) && key[i+1] >= 'a' && key[i+1] <= 'z' {
				b.WriteByte('_') // the last capital of IDToken begins a word
			}
			b.WriteRune(c + 'a' - 'A')
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}

func isUpper(c byte) bool { return c >= 'A' && c <= 'Z' }
