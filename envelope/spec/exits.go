package spec

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// longestDescription is how many characters the description of an exit code
// may have (ExitCodeEntry of the published schemas).
const longestDescription = 120

func (k *checker) checkExits(exits []ExitView) {
	names := make([]string, 0, len(exits))
	for _, e := range exits {
		field := "ExitCodes[" + strconv.Itoa(e.Code) + "]"
		if !k.checkExitName(e, field) {
			continue
		}
		if e.Name != "" && slices.Contains(names, e.Name) {
			k.fatal(RuleErrorCode, CategoryDuplicate, field+".Name", "exit code %d has the name %s of another one, callers cannot tell them apart; rename one", e.Code, e.Name)
		}
		names = append(names, e.Name)
		if n := utf8.RuneCountInString(e.Description); n == 0 {
			k.warn(RuleErrorCode, CategoryDescription, field+".Description", "exit code %d has no description, callers cannot tell what happened; set Description", e.Code)
		} else if n > longestDescription {
			k.warn(RuleErrorCode, CategoryDescription, field+".Description", "exit code %d has a description of %d characters, the published schema allows %d; shorten it", e.Code, n, longestDescription)
		}
		k.checkRetryable(e, field)
		k.checkFix(e, field)
	}
}

// checkExitName reports whether the code is one that commands may have.
func (k *checker) checkExitName(e ExitView, field string) bool {
	switch {
	case !IsExit(e.Code):
		k.fatal(RuleErrorCode, CategoryExit, field, "exit code %d is none that a command may end with, callers would take it for something else; use a code of the contract, or %d to %d", e.Code, FirstOwnExit, LastOwnExit)
		return false
	case e.Code < len(Exits):
		if e.Name != "" && e.Name != Exits[e.Code].Name {
			k.fatal(RuleErrorCode, CategoryName, field+".Name", "exit code %d is called %s, the contract calls it %s; drop Name", e.Code, e.Name, Exits[e.Code].Name)
		}
	case e.Name == "":
		k.fatal(RuleErrorCode, CategoryName, field+".Name", "exit code %d has no name, the contract names none above %d; set Name", e.Code, len(Exits)-1)
	case !IsErrorCode(e.Name):
		k.fatal(RuleErrorCode, CategoryName, field+".Name", "exit code %d is called %q, names of codes match %s; rename it", e.Code, e.Name, ErrorCodePattern)
	}
	return true
}

// Effects returns the side effects that the exit code stands for: those it
// declares, else those that the contract says it has.
func (e ExitView) Effects() string {
	switch {
	case e.SideEffects != "":
		return e.SideEffects
	case e.Code >= 0 && e.Code < len(Exits):
		return Exits[e.Code].SideEffects
	}
	return EffectsPartial
}

// Retries reports whether a call that ended with the exit code may succeed later:
// if the command says so, or if the contract does and the command names neither
// side effects nor a fix (REQ-C-014).
func (e ExitView) Retries() bool {
	if e.Retryable || e.Code < 0 || e.Code >= len(Exits) {
		return e.Retryable
	}
	return Exits[e.Code].Retryable && e.Effects() == EffectsNone && e.FixRequired == ""
}

func (k *checker) checkRetryable(e ExitView, field string) {
	switch effects := e.Effects(); {
	case !slices.Contains([]string{EffectsNone, EffectsPartial, EffectsComplete}, effects):
		k.fatal(RuleErrorCode, CategoryRetryable, field+".SideEffects", "exit code %d has the side effects %q, callers cannot tell what was done; use none, partial or complete", e.Code, effects)
	case !e.Retryable:
	case e.Code == Success || e.Code == ArgError:
		k.fatal(RuleErrorCode, CategoryRetryable, field+".Retryable", "exit code %d is retryable, the same call would end the same way; drop Retryable", e.Code)
	case effects != EffectsNone:
		k.fatal(RuleErrorCode, CategoryRetryable, field+".Retryable", "exit code %d is retryable and its side effects are %s, a second call would repeat them; set SideEffects to none or drop Retryable", e.Code, effects)
	case e.FixRequired != "":
		k.fatal(RuleErrorCode, CategoryRetryable, field+".FixRequired", "exit code %d is retryable and asks for a fix, callers cannot tell which to do; drop one", e.Code)
	}
}

// checkFix checks that a fix command can be run as it stands (REQ-C-030).
func (k *checker) checkFix(e ExitView, field string) {
	if e.FixCommand == "" {
		return
	}
	if e.FixRequired == "" {
		k.fatal(RuleErrorCode, CategoryFix, field+".FixCommand", "exit code %d has a command that fixes nothing named; set FixRequired", e.Code)
	}
	if bad := notVerbatim(e.FixCommand); bad != "" {
		k.fatal(RuleErrorCode, CategoryFix, field+".FixCommand", "exit code %d has a fix command with %q in it, it cannot be run as it stands; give one complete command", e.Code, bad)
	}
}

// notVerbatim returns the first thing in a command line that has to be filled
// in, or that makes several commands of it.
func notVerbatim(command string) string {
	if i := strings.IndexAny(command, "<>$|&;\n"); i >= 0 {
		return command[i : i+1]
	}
	return ""
}

// IsFixCommand reports whether a command line can be run as it stands
// (REQ-C-030).
func IsFixCommand(command string) bool { return notVerbatim(command) == "" }

// CheckFixes returns what is wrong with the fix commands of an application's
// commands: one that begins with the tool's own name has to be a command, and
// none that destroys something, since callers run it without asking
// (REQ-C-030). bare returns words of a command line without the runtime's own flags
// that stand before the command.
func CheckFixes(tool string, commands []CommandView, bare func(words []string) []string) []Problem {
	var k checker
	for _, c := range commands {
		k.command = c.Name
		for _, e := range c.Exits {
			line, ok := strings.CutPrefix(e.FixCommand, tool+" ")
			if !ok {
				continue
			}
			field := fmt.Sprintf("ExitCodes[%d].FixCommand", e.Code)
			switch found := longest(commands, strings.Join(bare(strings.Fields(line)), " ")); {
			case found == nil:
				k.warn(RuleErrorCode, CategoryFix, field, "exit code %d has the fix command %q, the tool has no such command; correct it", e.Code, e.FixCommand)
			case found.Effect == EffectDestructive:
				k.fatal(RuleErrorCode, CategoryFix, field, "exit code %d has the destructive command %s as its fix, callers run it without asking; name a harmless one", e.Code, found.Name)
			}
		}
	}
	return k.problems
}

// longest returns the command with the longest name that a line begins with, or
// nil.
func longest(commands []CommandView, line string) (found *CommandView) {
	for i := range commands {
		c := &commands[i]
		rest, ok := strings.CutPrefix(line, c.Name)
		if ok && (rest == "" || rest[0] == ' ') && (found == nil || len(c.Name) > len(found.Name)) {
			found = c
		}
	}
	return found
}
