package spec

import "fmt"

// A Problem is something wrong with the declaration of a command.
type Problem struct {
	// Rule is the rule that reports the same at compile time, one of
	// [RuleNames]. It is empty if only registration can know, as with two
	// commands of one name.
	Rule string

	// Category says what kind of problem it is. The category of the rule's
	// diagnostic is Rule, a slash and Category.
	Category string

	// Command is the name of the command, or empty if it is the application
	// or the command has no name.
	Command string

	// Field is the path of the Go field that the problem is in, such as
	// "In.ID" or "ExitCodes[5].Name".
	Field string

	// Message is the problem in words: lower case, no period.
	Message string

	// Fatal is set if the command, or another one, could not be answered
	// within the contract.
	Fatal bool
}

// String returns the problem as a line of text.
func (p Problem) String() string {
	if p.Rule == "" {
		return p.Message
	}
	return fmt.Sprintf("%s (%s)", p.Message, p.Rule)
}

// Categories of problems. Those of a command's name, effect and functions are
// of no rule.
const (
	CategoryCommand     = "command"     // the declaration of the command itself
	CategoryDuplicate   = "duplicate"   // a name that is given twice
	CategoryReserved    = "reserved"    // a name that belongs to the runtime
	CategoryName        = "name"        // a name that is missing or malformed
	CategoryDescription = "description" // a text for the user that is missing
	CategoryType        = "type"        // a Go type that cannot be used here
	CategoryTag         = "tag"         // a struct tag that cannot be understood
	CategoryDefault     = "default"     // a default that the parameter would refuse, or needs none
	CategoryEnum        = "enum"
	CategoryPattern     = "pattern"
	CategoryIdentifier  = "identifier" // a parameter that names something, without a pattern
	CategoryCondition   = "condition"  // requires or excludes that cannot hold
	CategoryUntyped     = "untyped"    // a payload of which a schema says nothing
	CategoryTool        = "tool"       // the same in a tool of an MCP server
	CategoryEffect      = "effect"     // an effect that is none
	CategoryNoEffect    = "noeffect"   // a command that changes something and does not say what it did
	CategoryTime        = "time"       // a time that may differ between two identical calls
	CategoryID          = "id"         // an id that may
	CategoryReadTime    = "readtime"   // a name that says it does
	CategoryAbsent      = "absent"     // a key that comes and goes with its value
	CategorySchema      = "schema"     // an explicit schema that cannot be used
	CategoryVolatile    = "volatile"   // one that names what changes by itself
	CategoryMissing     = "missing"    // one with a key that the type does not have
	CategoryUndeclared  = "undeclared" // one without a key that the type has
	CategoryClosed      = "closed"     // one that refuses it
	CategoryMismatch    = "mismatch"   // one with another type
	CategoryNullable    = "nullable"   // one without null for a pointer
	CategoryRequired    = "required"   // one that requires what it does not declare
	CategoryOptional    = "optional"   // one that requires what the type may leave out
	CategoryConstants   = "constants"  // one that lists other values than there are constants
	CategoryKind        = "kind"       // a key that claw v1 needs itself
	CategoryPhase       = "phase"      // a phase of the migration that the dialect does not have
	CategoryPosition    = "position"   // positional arguments that cannot be told apart
	CategoryExit        = "exit"       // a number that is no exit code of a command
	CategoryRetryable   = "retryable"  // retryable in spite of side effects or of something to fix
	CategoryFix         = "fix"        // a fix that cannot be used as it stands

	CategoryContradiction = "contradiction" // parts of a failure that say different things
	CategoryRedirect      = "redirect"      // a failure that names another command, or should
	CategoryClawKind      = "clawkind"      // a kind of error that claw v2 does not have
)
