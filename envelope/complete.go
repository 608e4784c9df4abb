package envelope

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// completionVariable is the variable of the environment, after the name of the
// application, that asks for shell completion: the name of a shell for its
// script, "list" for the candidates of the last argument. It is a variable and no
// command, so that it takes no name from the application and has no place in its
// schemas.
const completionVariable = "_COMPLETE"

// completionScript returns what defines completion in a shell, given the prefix
// of functions, the variable and the name of the application, or "". What it asks
// the program is answered without running a command. Where it knows no
// candidates, the shell completes files. bash takes --name=value apart into three
// words; the others do so to ask, and put it together again.
func completionScript(shell string) string {
	switch shell {
	case "bash":
		return `_%[1]s_complete() {
  local IFS=$'\n'
  COMPREPLY=($(%[2]s=list "${COMP_WORDS[0]}" "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _%[1]s_complete %[3]s
`
	case "zsh":
		return `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
_%[1]s_complete() {
  local -a asked candidates
  asked=("${(@Q)words[2,CURRENT]}")
  local last=$asked[-1]
  asked[-1]=()
  if [[ $last == -*=* ]]; then
    asked+=("${last%%%%=*}" "=" "${last#*=}")
    compset -P '-*='
  else
    asked+=("$last")
  fi
  candidates=("${(@f)$(%[2]s=list "${(Q)words[1]}" "${asked[@]}" 2>/dev/null)}")
  candidates=("${(@)candidates:#}")
  if (( $#candidates )); then
    compadd -- "${candidates[@]}"
  else
    _files
  fi
}
compdef _%[1]s_complete %[3]s
`
	case "fish":
		return `function __%[1]s_complete
    set -l asked (commandline -opc)
    set -l program $asked[1]
    set -e asked[1]
    set -l last (commandline -ct)
    set -l before ''
    if string match -qr '^-[^=]+=' -- $last
        set -l parts (string split -m 1 = -- $last)
        set before $parts[1]=
        set -a asked $parts[1] = $parts[2]
    else
        set -a asked "$last"
    end
    set -l candidates (env %[2]s=list $program $asked 2>/dev/null)
    if test (count $candidates) -gt 0
        printf '%%s\n' $before$candidates
    else
        __fish_complete_path $last
    end
end
complete -c %[3]s -f -a '(__%[1]s_complete)'
`
	}
	return ""
}

// completion answers a shell that asks for completion, in place of a command,
// and reports whether one does.
func (a *App) completion(args []string) (text string, asked bool) {
	variable := a.prefix() + completionVariable
	value, _ := os.LookupEnv(variable)
	if script := completionScript(value); script != "" {
		return fmt.Sprintf(script, strings.ToLower(a.prefix()), variable, a.name), true
	}
	if value == "list" {
		var lines strings.Builder
		for _, candidate := range a.candidates(args) {
			lines.WriteString(candidate + "\n")
		}
		return lines.String(), true
	}
	return "", false
}

// candidates returns what the last argument can be completed to, sorted.
func (a *App) candidates(args []string) []string {
	if len(args) == 0 {
		args = []string{""}
	}
	before, last := splitAssignment(args)
	previous := ""
	if len(before) > 0 {
		previous = before[len(before)-1]
	}
	for len(before) > 0 && strings.HasPrefix(before[0], "-") { // the runtime's own, before the command
		before = a.afterFlag(nil, before)
	}
	c, rest := a.find(before)
	taken, onlyPlaces := a.taken(c, rest)
	var all []string
	switch values, takesValue := a.valuesOf(c, previous); {
	case onlyPlaces:
		all = placeValues(c, taken)
	case takesValue:
		all = values
	case strings.HasPrefix(last, "-"):
		all = a.flagNames(c)
	default:
		all = a.nextWords(before)
		if c != nil {
			all = append(all, placeValues(c, taken)...)
		}
	}
	all = slices.DeleteFunc(all, func(candidate string) bool { return !strings.HasPrefix(candidate, last) })
	slices.Sort(all)
	return slices.Compact(all)
}

// splitAssignment returns the arguments before the last one and the last one.
// Shells take --name=value apart into three words; they become two.
func splitAssignment(args []string) (before []string, last string) {
	before, last = args[:len(args)-1], args[len(args)-1]
	if last == "=" {
		return before, ""
	}
	if n := len(before); n > 1 && before[n-1] == "=" {
		before = before[:n-1]
	}
	return before, last
}

// valuesOf returns the values that a flag may have, if the argument is a flag
// that takes one. Those of most flags are not known.
func (a *App) valuesOf(c *command, flag string) (values []string, takesValue bool) {
	name, isFlag := strings.CutPrefix(flag, "--")
	if !isFlag {
		return nil, false
	}
	for _, own := range a.ownFlags(&settings{}) {
		if own.name == name {
			return ownFlagValues(name), !own.bool
		}
	}
	if c == nil {
		return nil, false
	}
	for _, p := range c.declared().params {
		if p.Name == name && !p.Arg {
			return slices.Clone(p.Enum), p.Param.Type != spec.TypeBoolean
		}
	}
	return nil, false
}

// afterFlag returns the arguments after the flag that they begin with, and after
// its value.
func (a *App) afterFlag(c *command, args []string) []string {
	_, takesValue := a.valuesOf(c, args[0])
	args = args[1:]
	if len(args) > 0 && args[0] == "=" { // see splitAssignment
		args, takesValue = args[1:], true
	}
	if takesValue && len(args) > 0 {
		args = args[1:]
	}
	return args
}

// ownFlagValues returns the values of a flag of the runtime's own that have
// names.
func ownFlagValues(name string) []string {
	switch name {
	case "output":
		return strings.Split(formatNames, ", ")
	case "output-format":
		return []string{"json", "text"}
	case "envelope-version", "schema-version":
		return []string{"1", "2"}
	}
	return nil
}

func (a *App) flagNames(c *command) []string {
	names := []string{"--help"}
	for _, own := range a.ownFlags(&settings{}) {
		names = append(names, "--"+own.name)
	}
	if c != nil {
		for _, p := range c.declared().params {
			if !p.Arg {
				names = append(names, "--"+p.Name)
			}
		}
	}
	return names
}

// nextWords returns the words that follow in the names of commands.
func (a *App) nextWords(before []string) []string {
	if len(before) > 0 && before[0] == "help" {
		before = before[1:]
	}
	var words []string
	for _, c := range a.commands {
		if name := c.words(); len(name) > len(before) && startsWith(name, before) {
			words = append(words, name[len(before)])
		}
	}
	if len(before) == 0 {
		words = append(words, spec.ReservedCommands(a.dialect.name())...)
	}
	return words
}

// taken returns how many arguments of a command are known by their place, and whether all that
// follow are, as they are after "--".
func (a *App) taken(c *command, given []string) (n int, onlyPlaces bool) {
	for c != nil && len(given) > 0 {
		switch {
		case given[0] == "--":
			return n + len(given) - 1, true
		case strings.HasPrefix(given[0], "-"):
			given = a.afterFlag(c, given)
		default:
			given = given[1:]
			n++
		}
	}
	return n, false
}

// placeValues returns the values of the parameter that is known by the place that comes after
// so many others.
func placeValues(c *command, taken int) []string {
	places := slices.DeleteFunc(slices.Clone(c.declared().params), func(p *shape.Param) bool { return !p.Arg })
	switch {
	case taken < len(places):
		return slices.Clone(places[taken].Enum)
	case len(places) > 0 && places[len(places)-1].Param.Type == spec.TypeArray:
		return slices.Clone(places[len(places)-1].Enum)
	}
	return nil
}
