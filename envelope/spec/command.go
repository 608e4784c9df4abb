package spec

import (
	"fmt"
	"slices"
	"strings"
)

// The effects that a command can declare (REQ-C-002).
const (
	EffectSafe        = "safe"        // changes nothing
	EffectMutating    = "mutating"    // changes something
	EffectDestructive = "destructive" // changes something in a way that cannot be undone
)

// Effects are the effects that a command can declare.
var Effects = []string{EffectSafe, EffectMutating, EffectDestructive}

// A DataKind says what a payload type is in JSON, as far as its Go type tells.
type DataKind int

const (
	DataUnknown DataKind = iota // an interface, or a type that encodes itself
	DataObject
	DataArray
	DataScalar
	DataUnsupported // JSON cannot carry it
	DataDescribed   // a type that encodes itself and says what comes of it
)

// A CommandView is the declaration of a command as either half of envvet sees
// it: the runtime in a value, the analyzers in source.
type CommandView struct {
	Name        string // the command's path, in words separated by a space
	Summary     string
	Effect      string // one of [Effects]
	DataVersion string // empty means 1.0.0
	HasRun      bool   // a Run function is given
	Data        DataKind
	DataType    string // the Go type of the payload, for messages
	Swallower   string // the type of an embedded field whose JSON the payload is; or empty
	BadSchema   string // what is wrong with the schema that this type declares; or empty
	Fields      []DataField
	Dialect     string // empty means [DialectAgentSpec]
	Phase       int    // of the claw migration; 0 if it is not known
	Tool        bool   // a tool of an MCP server, whose answers have no meta to move anything to
	Schema      string // the explicit schema of the payload; empty if it is derived
	Params      []Param
	NotParams   string     // the Go type of the parameters if it is no struct
	Exits       []ExitView // sorted by Code
}

// An ExitView is an exit code that a command declares.
type ExitView struct {
	Code        int
	Name        string // empty for a code of the contract
	Description string
	Retryable   bool
	SideEffects string // empty means what the contract says of the code
	FixRequired string
	FixCommand  string
}

// isCommandName reports whether a name is made of words in lower case, with one
// space between them.
func isCommandName(name string) bool {
	for word := range strings.SplitSeq(name, " ") {
		if word == "" || !isLower(word[0]) {
			return false
		}
		for i := range len(word) {
			if c := word[i]; !isLower(c) && !isDigit(c) && c != '-' {
				return false
			}
		}
	}
	return true
}

func isLower(c byte) bool { return c >= 'a' && c <= 'z' }
func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isDataVersion reports whether a version has two or three numbers.
func isDataVersion(version string) bool {
	parts := strings.Split(version, ".")
	for _, part := range parts {
		if part == "" || strings.Trim(part, "0123456789") != "" {
			return false
		}
	}
	return len(parts) == 2 || len(parts) == 3
}

// Check returns the problems of one command's declaration, in the order of
// the declaration.
func Check(c CommandView) []Problem {
	k := checker{command: c.Name}
	k.checkName(c.Dialect, c.Name)
	if c.Name == "" {
		c.Name = "without a name" // for the messages that follow
	}
	k.checkCommand(&c)
	if c.NotParams != "" {
		k.fatal(RuleParamSchema, CategoryType, "In", "command %s takes its parameters as %s, they have no names; use a struct", c.Name, c.NotParams)
	}
	k.checkData(&c)
	k.checkParams(c.Dialect, c.Params)
	k.checkExits(c.Exits)
	return k.problems
}

// CheckNames returns the problems that commands of one application have with
// each other.
func CheckNames(names []string) []Problem {
	var k checker
	seen := make(map[string]bool, len(names))
	for _, name := range names {
		if seen[name] && name != "" {
			k.command = name
			k.fatal("", CategoryDuplicate, "Name", "command %s is registered twice, one of the two cannot be reached; rename one", name)
		}
		seen[name] = true
	}
	return k.problems
}

// A checker collects the problems of a command.
type checker struct {
	command  string
	reserved []string // names of flags
	problems []Problem
}

func (k *checker) add(fatal bool, rule, category, field, format string, args ...any) {
	k.problems = append(k.problems, Problem{
		Rule: rule, Category: category, Command: k.command, Field: field,
		Message: fmt.Sprintf(format, args...), Fatal: fatal,
	})
}

func (k *checker) fatal(rule, category, field, format string, args ...any) {
	k.add(true, rule, category, field, format, args...)
}

func (k *checker) warn(rule, category, field, format string, args ...any) {
	k.add(false, rule, category, field, format, args...)
}

// checkName and checkCommand check what belongs to no rule: registration
// alone asks.
func (k *checker) checkName(dialect, name string) {
	first, _, _ := strings.Cut(name, " ")
	switch {
	case name == "":
		k.fatal("", CategoryName, "Name", "a command has no name, it cannot be called; set Name")
	case !isCommandName(name):
		k.fatal("", CategoryName, "Name", "command %q is not made of words in lower case, it cannot be called; use letters, digits and dashes, and one space between words", name)
	case slices.Contains(ReservedCommands(dialect), first):
		k.fatal("", CategoryReserved, "Name", "command %s has a name of the runtime's own, it cannot be reached; rename it", name)
	}
}

func (k *checker) checkCommand(c *CommandView) {
	if c.Summary == "" {
		k.fatal("", CategoryDescription, "Summary", "command %s has no summary, callers cannot tell what it does; set Summary", c.Name)
	}
	if !slices.Contains(Effects, c.Effect) {
		k.fatal("", CategoryCommand, "Effect", "command %s does not say whether it changes anything, callers cannot tell whether it is safe; set Effect to Safe, Mutating or Destructive", c.Name)
	}
	if c.DataVersion != "" && !isDataVersion(c.DataVersion) {
		k.fatal("", CategoryCommand, "DataVersion", "command %s has the data version %q, callers cannot compare it; use a form such as 1.0.0", c.Name, c.DataVersion)
	}
	if !c.HasRun {
		k.fatal("", CategoryCommand, "Run", "command %s has no Run function, it cannot be carried out; set Run", c.Name)
	}
}
