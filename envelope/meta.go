package envelope

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/spec"
)

// defaultDataVersion is the version of a command's data that names none.
const defaultDataVersion = "1.0.0"

// What is said of a key of meta that a command cannot set.
const (
	codeMetaReserved = "META_KEY_RESERVED"
	metaReserved     = "meta.%s belongs to the runtime, the command cannot set it"
)

// SetMeta adds a key to the meta of the answer: what a command wants to tell
// about the invocation and not about its result (REQ-F-021). The value is
// encoded at once; setting a key again replaces it. A key of the runtime's own
// and a value that JSON cannot carry are refused with a warning. It may be
// called from any goroutine, and has no effect once the command has returned,
// in dialects without meta, or if ctx is not that of a command.
func SetMeta(ctx context.Context, key string, value any) {
	inv := invocationOf(ctx)
	if inv == nil || !inv.app.dialect.hasMeta() {
		return
	}
	key, _ = wire.Clean(key) // as it will be written
	if slices.Contains(spec.MetaKeys, key) {
		inv.warn(codeMetaReserved, fmt.Sprintf(metaReserved, key))
		return
	}
	text, _, err := wire.Append(nil, value, wire.Options{})
	if err != nil {
		inv.warn("META_NOT_SERIALIZABLE", fmt.Sprintf("meta.%s cannot be written as JSON: %v", key, err))
		return
	}
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if !inv.closed {
		inv.meta[key] = json.RawMessage(text)
	}
}

// requestID returns an identifier that no other invocation has (REQ-F-024). It
// is no secret: the generator of package math/rand is seeded by the system, too,
// and is there sooner than that of crypto/rand.
func requestID() string {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
	id := []byte("req_")
	for range 26 {
		id = append(id, letters[rand.IntN(len(letters))])
	}
	return string(id)
}

// members are the keys of an object that is being made.
type members []wire.Member

// set adds a key whose value is JSON already.
func (m *members) set(key string, value []byte) { *m = append(*m, wire.Member{Key: key, Value: value}) }

// add adds a key with a value of the runtime's own.
func (m *members) add(key string, value any) {
	text, _, err := wire.Append(nil, value, wire.Options{})
	if err != nil {
		panic(err) // texts, numbers and booleans have an encoding
	}
	m.set(key, text)
}

// append appends the object, sorted by its keys.
func (m members) append(dst []byte) []byte {
	slices.SortStableFunc(m, func(a, b wire.Member) int { return cmp.Compare(a.Key, b.Key) })
	return wire.AppendMembers(dst, m)
}

// completeMeta returns the meta of the answer: the runtime's own keys, and
// those of the command. The duration ends here, before anything is written
// (REQ-F-039). Under --stable-output there is nothing in it that differs
// between two identical calls (REQ-O-007).
func (inv *invocation) completeMeta(s *sheet) members {
	m, text := s.desk.meta[:0], s.desk.text[:0]
	set := func(key, value string) {
		start := len(text)
		text, _ = wire.AppendString(text, value)
		m.set(key, text[start:len(text):len(text)])
	}
	optional := func(key, value string) {
		if value != "" {
			set(key, value)
		}
	}
	stable := inv.set.stable

	// In the order of the keys, so that there is next to nothing to sort.
	set(spec.MetaCommand, inv.commandName())
	optional(spec.MetaConfigHash, inv.app.configHash)
	optional(spec.MetaCWD, inv.cwd)
	start := len(text)
	text = strconv.AppendInt(text, s.duration(), 10)
	m.set(spec.MetaDurationMS, text[start:len(text):len(text)])
	if s.out.isHelp() {
		m.set(spec.MetaHelp, []byte("true"))
	}
	if s.out.notModified {
		m.set(spec.MetaNotModified, []byte("true"))
	}
	if s.out.partial {
		m.set(spec.MetaPartial, []byte("true"))
	}
	if !stable {
		set(spec.MetaRequestID, inv.id)
	}
	optional(spec.MetaSchemaRef, s.out.schemaRef)
	set(spec.MetaSchemaVersion, inv.schemaVersion())
	if s.out.limit > 0 {
		m.add(spec.MetaTimeoutMS, s.out.limit.Milliseconds())
	}
	if !stable {
		start := len(text)
		text = append(inv.start.UTC().AppendFormat(append(text, '"'), time.RFC3339), '"')
		m.set(spec.MetaTimestamp, text[start:len(text):len(text)])
	}
	set(spec.MetaToolVersion, inv.app.version)
	optional(spec.MetaTraceID, inv.trace)
	if len(s.warnings) > 0 {
		m.add(spec.MetaWarningDetails, s.warnings)
	}
	for _, own := range s.meta {
		if _, replaced := s.own[own.Key]; !replaced || stable {
			m = append(m, own)
		}
	}
	if !stable {
		for key, value := range s.own {
			m.set(key, value)
		}
	}
	s.desk.meta, s.desk.text = m, text
	return m
}

// duration is meta.duration_ms, which stays what it is while the answer is cut.
func (s *sheet) duration() int64 {
	if s.inv.set.stable {
		return 0
	}
	s.took = cmp.Or(s.took, time.Since(s.inv.start))
	return s.took.Milliseconds()
}

// schemaVersion is meta.schema_version: the version of the command's data
// (REQ-F-022). The published schema of the envelope allows two numbers only.
func (inv *invocation) schemaVersion() string {
	version := defaultDataVersion
	if inv.command != nil && inv.command.view.DataVersion != "" {
		version = inv.command.view.DataVersion
	}
	if parts := strings.Split(version, "."); inv.app.strict && len(parts) > 2 {
		version = parts[0] + "." + parts[1]
	}
	return version
}
