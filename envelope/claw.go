package envelope

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/spec"
)

// The versions of the envelope in the dialects of claw.
const (
	clawFlat    = 1
	clawWrapped = 2
)

// versionFlags are the flags that choose the version of claw's envelope, as far
// as the phase of the migration has them.
func (a *App) versionFlags(s *settings) []ownFlag {
	choose := func(flag string) func(string) {
		return func(value string) {
			switch value {
			case "1", "1.0":
				if a.phase >= spec.LastClawPhase {
					s.refuse(flag, value, "--%s %q is gone, there is version 2.0 only", flag, value)
					return
				}
				s.askFlat("--" + flag + "=" + value)
			case "2", "2.0":
				s.versions = append(s.versions, clawWrapped)
			default:
				s.refuse(flag, value, "--%s %q is not one of 1, 1.0, 2, 2.0", flag, value)
			}
		}
	}
	flags := []ownFlag{
		{name: "envelope-version", set: choose("envelope-version")},
		{name: "schema-version", set: choose("schema-version")},
	}
	if a.phase == 2 || a.phase == 3 {
		flags = append(flags, ownFlag{name: "legacy-envelope", bool: true, set: func(value string) {
			legacy := false
			if s.onOff("legacy-envelope", &legacy).set(value); legacy {
				s.askFlat("--legacy-envelope")
			}
		}})
	}
	return flags
}

// askFlat notes a flag, as it was written, that asks for v1.
func (s *settings) askFlat(flag string) {
	s.versions = append(s.versions, clawFlat)
	if !slices.Contains(s.flatFlags, flag) {
		s.flatFlags = append(s.flatFlags, flag)
	}
}

// checkVersionFlags returns an error if the flags ask for both versions.
func (a *App) checkVersionFlags(s *settings) error {
	if len(slices.Compact(slices.Sorted(slices.Values(s.versions)))) < 2 {
		return nil
	}
	return &Error{
		Message: "the flags ask for both versions of the envelope", Param: "envelope-version", FixRequired: "ask for one version",
	}
}

// clawVersion returns the version to answer in. Flags that contradict each
// other ask for nothing.
func (inv *invocation) clawVersion() int {
	if v := inv.set.versions; len(v) > 0 && inv.app.checkVersionFlags(inv.set) == nil {
		return v[0]
	}
	if inv.app.phase <= 1 {
		return clawFlat
	}
	return clawWrapped
}

// claw renders an answer of the dialects ClawV1 and ClawV2, from the same
// outcome.
func (inv *invocation) claw(out outcome) answer {
	version := inv.clawVersion()
	data, out := inv.bareData(nil, out, version == clawFlat)
	if len(data) == 0 || string(data) == "null" {
		data = inv.nothing()
	}
	if out.isHelp() {
		data = inv.rawJSON(map[string]string{"message": out.help})
		data = data[:len(data)-1]
	}
	a := answer{exit: inv.app.dialect.exit(out.exit)}
	switch {
	case version == clawFlat && out.failure != nil:
		a.stdout = inv.flatError(out)
	case version == clawFlat:
		a.stdout = inv.flatData(out, data)
	default:
		a.stdout = inv.wrapped(out, data, a.exit)
	}
	a.stdout = append(a.stdout, '\n')
	a.stderr = inv.deprecation()
	return a
}

// flatData is a success in v1: the payload's keys beside kind, which is the verb.
// A payload that is no object is data beside it. So is one that has a key that v1
// gives a meaning, which is not known of a map, or of an answer about the command,
// before: nothing of it is lost.
func (inv *invocation) flatData(out outcome, data []byte) []byte {
	var m members
	m.add("kind", inv.commandName())
	var own []wire.Member
	if data[0] == '{' {
		own = wire.Members(data)
	}
	taken := slices.IndexFunc(own, func(m wire.Member) bool { return spec.IsClawTaken(m.Key) })
	if taken >= 0 && !out.about {
		inv.advise("DATA_KEY_RESERVED", fmt.Sprintf("data.%s has a key of claw v1, the payload is written as data beside kind; call it something else", own[taken].Key))
	}
	if data[0] != '{' || taken >= 0 {
		m.set("data", data)
		return wire.AppendMembers(nil, m)
	}
	return wire.AppendMembers(nil, append(m, own...))
}

// flatError is a failure in v1, where kind is the class of the error.
func (inv *invocation) flatError(out outcome) []byte {
	c := inv.classify(out)
	var m members
	m.add("error", out.failure.Message)
	m.add("hint", c.hint)
	m.add("kind", c.legacy)
	m.add("type", "error")
	return wire.AppendMembers(nil, m)
}

// wrapped is an answer in v2: data or error, never both.
func (inv *invocation) wrapped(out outcome, data []byte, status ExitCode) []byte {
	var m members
	m.add("timestamp", time.Now().UTC().Format(time.RFC3339))
	m.add("command", inv.commandName())
	m.add("exit_code", int(status))
	m.add("output_format", "json")
	m.add("schema_version", spec.ClawV2Version)
	if out.failure == nil {
		m.set(spec.KeyData, data)
		return wire.AppendMembers(nil, m)
	}
	c := inv.classify(out)
	m.add(spec.KeyError, clawError{
		Kind: c.kind, Operation: c.operation, Target: c.target,
		Retryable: out.failure.Retryable, Message: out.failure.Message, Hint: c.hint,
	})
	return wire.AppendMembers(nil, m)
}

// A clawError is the error object of v2.
type clawError struct {
	Kind      string  `json:"kind"`
	Operation string  `json:"operation"`
	Target    string  `json:"target"`
	Retryable bool    `json:"retryable"`
	Message   string  `json:"message"`
	Hint      *string `json:"hint"`
}

// A class is what the dialects of claw say of an error, besides its message.
type class struct {
	kind, legacy, operation, target string
	hint                            *string
}

// classify says what kind of error a failure is: what its author says, else
// what belongs to the exit code. Nothing is guessed from texts.
func (inv *invocation) classify(out outcome) class {
	f, e := out.failure, out.failure.author()
	c := class{
		kind:      inv.kindOf(out),
		operation: cmp.Or(e.Operation, spec.LegacyKinds[e.LegacyKind].Operation),
		target:    cmp.Or(e.Target, e.Param),
	}
	if !spec.IsClawKind(c.kind) {
		inv.advise("UNKNOWN_ERROR_KIND", fmt.Sprintf("%q is no kind of error in claw v2, answered with unknown; use one of spec.ClawKinds", c.kind))
		c.kind = spec.KindUnknown
	}
	if f.argv {
		c.operation = cmp.Or(c.operation, "parse_args")
		if verb := inv.commandName(); verb != "" && e.Target == "" {
			c.target = "subcommand `" + verb + "`"
		}
	}
	c.operation = cmp.Or(c.operation, inv.commandName())
	c.legacy = cmp.Or(e.LegacyKind, spec.LegacyKindOf(c.kind, c.operation))
	if hint := inv.clawHint(out); hint != "" {
		c.hint = &hint
	}
	return c
}

// author is what the command says of a failure, or an empty Error of one that the
// runtime has found itself.
func (f *failure) author() *Error {
	if f.source == nil {
		return &Error{Suggestion: f.Suggestion}
	}
	return f.source
}

// kindOf is the kind of a failure, which its author may have called as claw does not.
func (inv *invocation) kindOf(out outcome) string {
	e := out.failure.author()
	return cmp.Or(e.Kind, spec.LegacyKinds[e.LegacyKind].Kind, inv.defaultKind(out))
}

// clawHint is the hint of a failure, "" if there is none: one for programs and people.
func (inv *invocation) clawHint(out outcome) string {
	f, e := out.failure, out.failure.author()
	kind := inv.kindOf(out)
	switch {
	case e.Hint != "":
		return e.Hint
	case f.Redirect != nil:
		return fmt.Sprintf("Run `%s` instead.", f.Redirect.Command)
	case (kind == spec.KindParse || kind == spec.KindUsage) && f.meant != "":
		return fmt.Sprintf("Did you mean `%s`? %s", f.meant, inv.helpHint())
	case kind == spec.KindParse || kind == spec.KindUsage:
		return inv.helpHint()
	}
	return e.Suggestion
}

// clawAdvice returns the failure with what claw advises people, whom it tells nothing
// of error.redirect, which it does not have.
func (inv *invocation) clawAdvice(out outcome) *failure {
	f := *out.failure
	f.Suggestion = inv.clawHint(out)
	if f.Redirect != nil && f.FixRequired == spec.Exits[Redirected].FixRequired {
		f.FixRequired = ""
	}
	return &f
}

func (inv *invocation) defaultKind(out outcome) string {
	if out.exit == ArgError && out.failure.argv {
		return spec.KindParse
	}
	return spec.ClawKind(int(out.exit))
}

// deprecation is the line that asking for v1 prints in phase 3.
func (inv *invocation) deprecation() []byte {
	if inv.app.phase != 3 || inv.clawVersion() != clawFlat {
		return nil
	}
	return fmt.Appendf(nil, "warning: version 1 of the JSON envelope is deprecated and will be removed; read version 2 and drop %s\n",
		strings.Join(inv.set.flatFlags, " and "))
}
