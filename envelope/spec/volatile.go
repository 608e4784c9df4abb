package spec

import "strings"

// volatileTypes are types whose values differ from call to call more often
// than not: a field of one is a finding until it is declared (REQ-F-021).
var volatileTypes = map[string]string{
	"time.Time": "a time",

	"database/sql.NullTime": "a time",
	"google.golang.org/protobuf/types/known/timestamppb.Timestamp": "a time",
	"k8s.io/apimachinery/pkg/apis/meta/v1.Time":                    "a time",
	"k8s.io/apimachinery/pkg/apis/meta/v1.MicroTime":               "a time",

	"uuid.UUID":                         "an id",
	"github.com/google/uuid.UUID":       "an id",
	"github.com/google/uuid.NullUUID":   "an id",
	"github.com/gofrs/uuid.UUID":        "an id",
	"github.com/gofrs/uuid.NullUUID":    "an id",
	"github.com/gofrs/uuid/v5.UUID":     "an id",
	"github.com/gofrs/uuid/v5.NullUUID": "an id",
	"github.com/satori/go.uuid.UUID":    "an id",
	"github.com/oklog/ulid.ULID":        "an id",
	"github.com/oklog/ulid/v2.ULID":     "an id",
	"github.com/rs/xid.ID":              "an id",
	"github.com/segmentio/ksuid.KSUID":  "an id",
}

// readTimeNames are the keys that say when or how an answer was made, and not
// what it is about (REQ-F-021).
var readTimeNames = set(`
	now current_time server_time timestamp asof as_of
	fetched_at checked_at generated_at queried_at retrieved_at read_at rendered_at observed_at polled_at
	sampled_at scanned_at requested_at responded_at computed_at evaluated_at printed_at
	fetched checked_on generated_on fetch_time query_time check_time generation_time
	request_id trace_id span_id correlation_id invocation_id nonce
	pid hostname cwd tool_version config_hash`)

// readTimeStems begin the names of keys that measure a call: elapsed,
// elapsed_ms, duration_seconds.
var readTimeStems = []string{"elapsed", "duration", "uptime", "took", "latency"}

// timeUnits end the names that readTimeStems begin.
var timeUnits = set("ms us ns s sec secs seconds millis milliseconds micros microseconds nanos nanoseconds minutes human")

func set(words string) map[string]bool {
	m := make(map[string]bool)
	for _, word := range strings.Fields(words) {
		m[word] = true
	}
	return m
}

// VolatileType says what values of a Go type are if they commonly differ
// between two calls, "a time" or "an id", and is empty for other types. The
// type is given with its import path.
func VolatileType(goType string) string {
	return volatileTypes[strings.TrimLeft(goType, "*")]
}

// IsReadTimeName reports whether a key says when or how an answer was made,
// such as fetched_at, requestId or elapsed_ms.
func IsReadTimeName(key string) bool {
	name := snake(key)
	if readTimeNames[name] {
		return true
	}
	for _, stem := range readTimeStems {
		rest, ok := strings.CutPrefix(name, stem)
		if ok && (rest == "" && stem != "duration" && stem != "latency" || rest != "" && timeUnits[strings.TrimPrefix(rest, "_")] && rest[0] == '_') {
			return true
		}
	}
	return false
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
