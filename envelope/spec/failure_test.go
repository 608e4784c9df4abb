package spec_test

import (
	"testing"

	"github.com/envvet/envvet/envelope/spec"
)

func TestCheckFailure(t *testing.T) {
	only := func(dialect string) []string { return []string{dialect} }
	for _, test := range []struct {
		name     string
		failure  spec.FailureView
		category string // of the only problem; empty for none
		field    string
	}{
		{"plain", spec.FailureView{Exit: spec.NotFound, Whole: true}, "", ""},
		{"own exit code", spec.FailureView{Exit: spec.FirstOwnExit, Code: "QUOTA", Whole: true}, "", ""},
		{"no exit code", spec.FailureView{Exit: 14}, spec.CategoryExit, "Exit"},
		{"of sysexits", spec.FailureView{Exit: 64, Code: "not found"}, spec.CategoryExit, "Exit"},
		{"negative", spec.FailureView{Exit: -1}, spec.CategoryExit, "Exit"},
		{"success", spec.FailureView{Exit: spec.Success}, spec.CategoryExit, "Exit"},
		{"code", spec.FailureView{Exit: spec.Conflict, Code: "ALREADY_EXISTS"}, "", ""},
		{"code in lower case", spec.FailureView{Exit: spec.Conflict, Code: "exists"}, spec.CategoryName, "Code"},
		{"name of another", spec.FailureView{Exit: spec.Conflict, Code: "NOT_FOUND"}, spec.CategoryContradiction, "Code"},
		{"own name", spec.FailureView{Exit: spec.Conflict, Code: "CONFLICT"}, "", ""},
		{"animus, any dialect", spec.FailureView{Exit: spec.NotFound, Code: "not_found"}, "", ""},
		{"animus, another status", spec.FailureView{Exit: spec.NotFound, Code: "conflict"}, spec.CategoryContradiction, "Code"},
		{"animus in agent-spec", spec.FailureView{Dialects: only(spec.DialectAgentSpec), Exit: spec.NotFound, Code: "not_found"}, spec.CategoryName, "Code"},
		{"none of animus", spec.FailureView{Dialects: only(spec.DialectAnimusV1), Exit: spec.NotFound, Code: "gone"}, spec.CategoryName, "Code"},
		{"kind", spec.FailureView{Exit: spec.NotFound, Kind: spec.KindSession, LegacyKind: "session_not_found"}, "", ""},
		{"kind of v1", spec.FailureView{Exit: spec.NotFound, Kind: "session_not_found"}, spec.CategoryClawKind, "Kind"},
		{"no kind", spec.FailureView{Exit: spec.NotFound, Kind: "database"}, spec.CategoryClawKind, "Kind"},
		{"kind without claw", spec.FailureView{Dialects: only(spec.DialectAgentSpec), Exit: spec.NotFound, Kind: "database"}, "", ""},
		{"kinds that differ", spec.FailureView{Exit: spec.NotFound, Kind: spec.KindAuth, LegacyKind: "session_not_found"}, spec.CategoryContradiction, "LegacyKind"},
		{"strategy", spec.FailureView{Exit: spec.Unavailable, RetryStrategy: "immediate"}, "", ""},
		{"no strategy", spec.FailureView{Exit: spec.Unavailable, RetryStrategy: "soon"}, spec.CategoryRetryable, "RetryStrategy"},
		{"fix", spec.FailureView{Exit: spec.AuthRequired, FixCommand: "tool login"}, "", ""},
		{"fix with a placeholder", spec.FailureView{Exit: spec.AuthRequired, FixCommand: "tool login <user>"}, spec.CategoryFix, "FixCommand"},
		{"wait", spec.FailureView{Exit: spec.RateLimited, Whole: true, Retries: true}, "", ""},
		{"no wait", spec.FailureView{Exit: spec.RateLimited, Whole: true}, spec.CategoryRetryable, "RetryAfter"},
		{"wait set elsewhere", spec.FailureView{Exit: spec.RateLimited}, "", ""},
		{"moved", spec.FailureView{Exit: spec.Redirected, Whole: true, Redirects: true}, "", ""},
		{"moved to nowhere", spec.FailureView{Exit: spec.Redirected, Whole: true}, spec.CategoryRedirect, "Redirect"},
		{"moved and not found", spec.FailureView{Exit: spec.NotFound, Redirects: true}, spec.CategoryRedirect, "Redirect"},
	} {
		found := spec.CheckFailure(test.failure)
		if test.category == "" && len(found) == 0 {
			continue
		}
		if len(found) != 1 || found[0].Rule != spec.RuleErrorCode || found[0].Category != test.category || found[0].Field != test.field {
			t.Errorf("%s: %v, want %q in %s", test.name, found, test.category, test.field)
		}
	}
}

func TestCheckPhase(t *testing.T) {
	for _, test := range []struct {
		dialect string
		phase   int
		ok      bool
	}{
		{spec.DialectClawV1, 1, true}, {spec.DialectClawV2, 2, true}, {spec.DialectClawV2, 4, true},
		{spec.DialectClawV1, 2, false}, {spec.DialectClawV2, 1, false}, {spec.DialectClawV2, 0, false}, {spec.DialectClawV2, 5, false},
		{spec.DialectAgentSpec, 1, false}, {spec.DialectAnimusV1, 2, false},
	} {
		if found := spec.CheckPhase(test.dialect, test.phase); (len(found) == 0) != test.ok {
			t.Errorf("%s in phase %d: %v", test.dialect, test.phase, found)
		}
	}
}
