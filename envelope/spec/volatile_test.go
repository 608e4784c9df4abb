package spec_test

import (
	"slices"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
)

func TestIsReadTimeAtTheTop(t *testing.T) {
	for _, name := range []string{
		"fetched_at", "fetchedAt", "FetchedAt", "fetched-at", "generated_at", "now", "timestamp", "request_id", "requestId", "requestID", "RequestID",
		"trace_id", "nonce", "elapsed", "elapsed_ms", "elapsedMs", "duration_ms", "durationSeconds", "uptime", "uptime_seconds", "took", "took_ms", "latency_ms", "pid",
	} {
		if !spec.IsReadTimeAt(name, name) {
			t.Errorf("%s is about the call", name)
		}
	}
	for _, name := range []string{
		"", "created_at", "createdAt", "updated_at", "started_at", "expires_at", "deleted_at", "last_modified", "duration", "latency", "elapsed_laps",
		"tooklist", "uptimes", "id", "user_id", "timestamps", "knowledge", "nowhere", "time", "duration_of_lease", "IDs", "A", "HTTPServer",
	} {
		if spec.IsReadTimeAt(name, name) {
			t.Errorf("%s is about the result", name)
		}
	}
}

func TestIsReadTimeAt(t *testing.T) {
	for path, want := range map[string]bool{
		"Out.PID": true, "Out.Process.PID": true, "Out{pid}": true, "Out.Info{pid}": true, "pid": true,
		"Out.Processes[].PID": false, "Out{}.PID": false, "Out[].Process.PID": false, "Out.Processes[]{pid}": false, "processes[].pid": false,
	} {
		if got := spec.IsReadTimeAt("pid", path); got != want {
			t.Errorf("pid at %s: %t, want %t", path, got, want)
		}
	}
	for key, want := range map[string]bool{"hostname": false, "cwd": false, "Nonce": false, "duration_ms": true, "timestamp": true, "request_id": true, "name": false} {
		if got := spec.IsReadTimeAt(key, "Out.Items[].X"); got != want {
			t.Errorf("%s in a list: %t, want %t", key, got, want)
		}
	}
}

func TestVolatileType(t *testing.T) {
	for goType, want := range map[string]string{
		"time.Time": "a time", "*time.Time": "a time", "database/sql.NullTime": "a time", "github.com/google/uuid.UUID": "an id", "uuid.UUID": "an id",
		"time.Duration": "", "string": "", "example.com/time.Time": "", "[]time.Time": "",
	} {
		if got := spec.VolatileType(goType); got != want {
			t.Errorf("%s is %q, want %q", goType, got, want)
		}
	}
}

func TestDialects(t *testing.T) {
	for _, dialect := range []string{"", spec.DialectAgentSpec, spec.DialectClawV1, spec.DialectClawV2, spec.DialectAnimusV1} {
		flags := spec.ReservedFlags(dialect)
		if !slices.IsSorted(flags) {
			t.Errorf("%s: flags %q are not sorted", dialect, flags)
		}
		for _, common := range []string{"help", "output-schema", "print-schema", "schema", "version"} {
			if !slices.Contains(flags, common) {
				t.Errorf("%s has no --%s", dialect, common)
			}
		}
		if slices.Contains(flags, "output") != spec.HasMeta(dialect) {
			t.Errorf("%s: flags %q", dialect, flags)
		}
		if slices.Contains(spec.ReservedCommands(dialect), "help") == spec.IsClaw(dialect) {
			t.Errorf("%s: commands %q", dialect, spec.ReservedCommands(dialect))
		}
	}
	for code := range 256 {
		status, name := spec.AnimusExit(code)
		signal := code == spec.ExitInterrupted || code == spec.ExitTerminated
		if (status == 0) != (code == 0) || !signal && (status < 0 || status > 5 || spec.AnimusCodes[status] != name) || signal && status != code {
			t.Errorf("%d becomes %d %s in animus", code, status, name)
		}
		if claw := spec.ClawExit(code); (claw == 0) != (code == 0) || !signal && claw > 2 {
			t.Errorf("%d becomes %d in claw", code, claw)
		}
		if kind := spec.ClawKind(code); code > 0 && !spec.IsClawKind(kind) {
			t.Errorf("%d is of the kind %q", code, kind)
		}
	}
}
