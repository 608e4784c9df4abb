package envelope_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

// A promise is one row of the contract and the test that holds it.
type promise struct {
	id    string
	says  string
	holds func(t *testing.T, s stage)
}

// A stage is how the programs of a check are started.
type stage struct {
	terminal bool
}

// promises are all rows of the contract that the runtime keeps.
var promises = slices.Concat(envelopePromises, clawPromises, animusPromises, frameworkPromises, escapePromises, commandPromises, optionalPromises)

// rows are the rows of the contract, by their sections, that this package
// answers for.
const rows = `
	A B C exit-map status-in-body encoding
	D-shape D-kind-collision D-kind-enum D-version D-exit D-flag D-both D-hint D-stream D-silent D-notfound D-golden D-kinds D-phases
	E-stream E-purestderr E-id E-compact E-details E-class E-preflight E-range E-nodata
	F-001 F-002 F-003 F-005 F-006 F-007 F-011 F-012 F-013 F-014 F-015 F-016 F-018 F-019 F-020 F-022 F-023 F-024 F-025 F-027 F-039 F-040 F-041 F-048 F-052 F-053 F-056 F-060 F-064 F-068 F-069 F-072 F-074 F-078
	C-001 C-002 C-003 C-006 C-013 C-014 C-015 C-017 C-020 C-026 C-028 C-030
	O-001 O-002 O-004 O-007 O-013 O-014 O-025 O-041 O-042 O-049`

// TestPromises holds every promise through real processes, once with pipes and
// once with a pseudo-terminal.
func TestPromises(t *testing.T) {
	for _, p := range promises {
		t.Run(p.id, func(t *testing.T) {
			t.Parallel()
			t.Run("pipes", func(t *testing.T) { p.holds(t, stage{}) })
			t.Run("terminal", func(t *testing.T) { p.holds(t, stage{terminal: true}) })
		})
	}
}

// TestPromisesPage holds that docs/promises.md lists every row with its test.
func TestPromisesPage(t *testing.T) {
	var ids []string
	page := strings.Builder{}
	page.WriteString(pageHead)
	for _, p := range promises {
		ids = append(ids, p.id)
		fmt.Fprintf(&page, "| %s | %s | `TestPromises/%s` |\n", p.id, strings.ReplaceAll(p.says, "<", `\<`), p.id)
		if p.says == "" || strings.Contains(p.says, "|") {
			t.Errorf("%s says %q", p.id, p.says)
		}
	}
	process.Golden(t, "../docs/promises.md", page.String())
	want := strings.Fields(rows)
	slices.Sort(want)
	slices.Sort(ids)
	if !slices.Equal(ids, want) {
		t.Errorf("promises for\n%q, want\n%q", ids, want)
	}
}

const pageHead = `<!-- Written by go test ./envelope -run TestPromisesPage -update. Do not edit. -->
# What the runtime promises

Each row of the contract, what it means here, and the test that holds it: with
` + "`go test ./envelope -run <test>`" + ` it starts real processes, with pipes and with a
pseudo-terminal. Rows named with letters alone are the contracts themselves
(A: one envelope; B: stable data; C: derived schemas), D are the rows of the claw
dialects, E those of animus.cli.v1, F what the framework does by itself, C-0xx
what commands declare, O what callers can ask for; encoding is what Go types can
do to an encoder.

| row | promise | test |
|---|---|---|
`

// run starts a program as the stage has it. On a terminal JSON is asked for
// with the variable CI, as a caller there would get it.
func (s stage) run(t *testing.T, app string, args ...string) process.Result {
	t.Helper()
	return s.with(t, nil, app, args...)
}

func (s stage) with(t *testing.T, env []string, app string, args ...string) process.Result {
	t.Helper()
	if s.terminal {
		env = append([]string{"CI=1"}, env...)
	}
	return process.Call{Program: app, Args: args, Env: env, Terminal: s.terminal}.Run(t)
}

// call runs an app of the dialect AgentSpec, checks its envelope, and that the
// exit status is the one that is wanted.
func (s stage) call(t *testing.T, exit int, app string, args ...string) reply {
	t.Helper()
	return s.callWith(t, nil, exit, app, args...)
}

func (s stage) callWith(t *testing.T, env []string, exit int, app string, args ...string) reply {
	t.Helper()
	r := reply{Result: s.with(t, env, app, args...), stable: slices.Contains(args, "--stable-output")}
	r.check(t)
	if r.Exit != exit {
		t.Errorf("%q: exit status %d, want %d\n%s", args, r.Exit, exit, r.Stdout)
	}
	return r
}

// has reports each text that is not in the other.
func has(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("%s\nis missing in\n%s", part, text)
		}
	}
}
