package envelope

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"
)

// A format is how an answer is written.
type format int

const (
	formatUnset format = iota
	formatJSON         // an envelope
	formatPlain        // for people
	formatTSV          // rows and tabs
)

// formatOf returns the format of a value of --output (REQ-O-001), formatUnset if
// there is none. One envelope is one line, so that jsonl is json.
func formatOf(value string) format {
	switch value {
	case "json", "jsonl":
		return formatJSON
	case "plain", "table":
		return formatPlain
	case "tsv":
		return formatTSV
	}
	return formatUnset
}

const formatNames = "json, jsonl, plain, table, tsv"

// settings are what the runtime's own flags say.
type settings struct {
	format       format
	formatAsked  bool // by a flag or the environment
	fields       []string
	limit        int
	limitGiven   bool
	cursor       string
	stable       bool
	warningsFail bool
	etag         string
	schema       bool
	outputSchema bool
	printSchema  bool
	version      bool
	versions     []int    // of the envelope of claw that are asked for
	flatFlags    []string // those that ask for v1, as they are written
	terminal     bool     // people see standard output; asked once, before it is captured
	errors       []*Error
}

func (s *settings) refuse(param, value, format string, args ...any) {
	s.errors = append(s.errors, &Error{
		Message: fmt.Sprintf(format, args...), Param: param, FixRequired: "give --" + param + " another value",
		value: value, given: true,
	})
}

// An ownFlag is a flag of the runtime's own. Its error is kept, so that parsing
// goes on.
type ownFlag struct {
	name string
	bool bool
	set  func(value string)
}

func (f ownFlag) Set(value string) error { f.set(value); return nil }
func (f ownFlag) String() string         { return "" }
func (f ownFlag) Type() string {
	if f.bool {
		return "bool"
	}
	return "string"
}

// onOff is a flag that is true or false.
func (s *settings) onOff(name string, at *bool) ownFlag {
	return ownFlag{name: name, bool: true, set: func(value string) {
		b, err := strconv.ParseBool(value)
		if err != nil {
			s.refuse(name, value, "--%s %q is not true or false", name, value)
			return
		}
		*at = b
	}}
}

// ownFlags are the runtime's own flags in the application's dialect, but for
// --help, which pflag knows. What they say is put into s.
func (a *App) ownFlags(s *settings) []ownFlag {
	text := func(name string, set func(string)) ownFlag { return ownFlag{name: name, set: set} }
	flags := []ownFlag{
		s.onOff("schema", &s.schema), s.onOff("output-schema", &s.outputSchema),
		s.onOff("print-schema", &s.printSchema), s.onOff("version", &s.version),
	}
	switch {
	case a.dialect.isClaw():
		flags = append(flags, text("output-format", s.setOutputFormat))
		flags = append(flags, a.versionFlags(s)...)
	case a.dialect == AnimusV1:
		json := false
		flags = append(flags, ownFlag{name: "json", bool: true, set: func(value string) {
			s.onOff("json", &json).set(value)
			s.format = formatPlain
			if json {
				s.format = formatJSON
			}
		}})
	default:
		flags = append(flags,
			text("output", func(v string) { s.setFormat("output", v) }),
			text("fields", func(v string) { s.fields = append(s.fields, fieldNames(v)...) }),
			text("limit", s.setLimit),
			text("cursor", func(v string) { s.cursor = v }),
			text("etag", func(v string) { s.etag = v }),
			s.onOff("stable-output", &s.stable), s.onOff("warnings-as-errors", &s.warningsFail))
	}
	return flags
}

// define adds the flags to a set.
func define(set *pflag.FlagSet, flags []ownFlag) {
	for _, f := range flags {
		short := ""
		if f.name == "version" {
			short = "V"
		}
		flag := set.VarPF(f, f.name, short, "")
		if f.bool {
			flag.NoOptDefVal = "true"
		}
	}
}

func (s *settings) setFormat(flag, value string) {
	f := formatOf(value)
	if f == formatUnset {
		s.refuse(flag, value, "--%s %q is not one of %s", flag, value, formatNames)
		return
	}
	s.format = f
}

func (s *settings) setOutputFormat(value string) {
	switch value {
	case "json":
		s.format = formatJSON
	case "text":
		s.format = formatPlain
	default:
		s.refuse("output-format", value, "--output-format %q is not one of json, text", value)
	}
}

func (s *settings) setLimit(value string) {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		s.refuse("limit", value, "--limit %q is not a whole number from 0", value)
		return
	}
	s.limit, s.limitGiven = n, true
}

// defaults completes the settings with those of the environment (REQ-O-042).
// The format that is left is the one for who reads: JSON for programs, text for
// people (REQ-F-003).
func (a *App) defaults(s *settings) {
	if s.format != formatUnset {
		s.formatAsked = true
		return
	}
	if a.dialect != AgentSpec {
		s.format = formatPlain
		return
	}
	if value, ok := a.env("OUTPUT"); ok && value != "" {
		s.setFormat("output", value)
	}
	s.formatAsked = s.format != formatUnset
	if !s.formatAsked {
		s.format = formatPlain
		if os.Getenv("CI") != "" || !s.terminal {
			s.format = formatJSON
		}
	}
}

// guess returns settings for answers to arguments that cannot be read: those
// that ask for the form of the answer, wherever they stand.
func (a *App) guess(args []string) *settings {
	s := &settings{terminal: isTerminal(os.Stdout)}
	flags := a.ownFlags(s)
	for i, arg := range args {
		if arg == "--" {
			break
		}
		name, value, given := strings.Cut(strings.TrimPrefix(arg, "--"), "=")
		at := slices.IndexFunc(flags, func(f ownFlag) bool { return f.name == name })
		if !strings.HasPrefix(arg, "--") || at < 0 || !isForm(name) {
			continue
		}
		switch {
		case given:
		case flags[at].bool:
			value = "true"
		case i+1 < len(args):
			value = args[i+1]
		}
		flags[at].set(value)
	}
	if len(s.errors) > 0 {
		s.versions = nil // a value that is refused asks for nothing
	}
	s.errors = nil
	a.defaults(s)
	s.errors = nil
	return s
}

// fieldNames returns the names that a value of --fields has: none asks for nothing, so
// that "" is as if it was not there.
func fieldNames(value string) []string {
	return slices.DeleteFunc(strings.Split(value, ","), func(name string) bool { return name == "" })
}

// isForm reports whether a flag asks for the form of the answer.
func isForm(flag string) bool {
	return slices.Contains([]string{"output", "output-format", "json", "stable-output", "envelope-version", "schema-version", "legacy-envelope"}, flag)
}

// splitGlobal reads the runtime's own flags that stand before the command into
// s, and returns the arguments after them.
func (a *App) splitGlobal(s *settings, args []string) (rest []string, err error) {
	if len(args) == 0 || !strings.HasPrefix(args[0], "-") {
		return args, nil // as in most calls
	}
	set := pflag.NewFlagSet("", pflag.ContinueOnError)
	set.SetInterspersed(false)
	set.Usage = func() {}
	define(set, a.ownFlags(s))
	if err := set.Parse(args); err != nil {
		return nil, beforeCommand(err, set)
	}
	return set.Args(), nil
}
