package errorcode

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/failures"
	"github.com/envvet/envvet/passes/payload"
)

// commands reports failures that a command answers with and that contradict
// what it declares.
func (v *visit) commands() {
	of := v.pass.ResultOf[failures.Analyzer].(*failures.Result)
	for _, c := range v.pass.ResultOf[payload.Analyzer].(*payload.Result).Commands {
		if c.Tool || !v.Wants(v.pass, c.Call.Pos()) {
			continue
		}
		for _, run := range c.Run {
			for _, f := range v.of(of, run) {
				v.undeclared(c, run, f)
				v.contradicts(c, run, f)
			}
		}
		for _, validate := range c.Validate {
			for _, f := range v.of(of, validate) {
				v.fromValidate(c, validate, f)
			}
		}
	}
}

// of returns the failures of a function. Those that comments accept are among
// them if they are asked for and can be told with their comment.
func (v *visit) of(all *failures.Result, fn ast.Expr) []failures.Reached {
	if !v.Suppressed {
		return all.Of(fn)
	}
	told := all.Of(fn)
	for _, f := range all.Unaccepted().Of(fn) {
		if !slices.ContainsFunc(told, func(g failures.Reached) bool { return g.Pos == f.Pos && g.Exit == f.Exit }) && v.Accepted(v.pass, name, f.Pos) {
			told = append(told, f)
		}
	}
	return told
}

// free are the exit codes that need no declaration: those that the runtime adds,
// and 3, with which it answers an ArgError of Run.
func free(exit int) bool {
	switch exit {
	case spec.Success, spec.GeneralError, spec.ArgError, spec.PartialFailure:
		return true
	}
	return !spec.IsExit(exit) // reported where it is made
}

func (v *visit) undeclared(c *payload.Command, run ast.Expr, f failures.Reached) {
	switch {
	case free(f.Exit), c.Exits.Declares(f.Exit), f.Exit == spec.Timeout && c.Declared("Timeout") != nil:
		return
	case f.Exit == spec.Precondition && f.Code == spec.CodeInputRequired: // the runtime's own, by Prompt
		return
	}
	category := "undeclared"
	if f.Chosen {
		category = "chosen"
	}
	d := v.at(category, c, run, f, fmt.Sprintf(
		"exit code %d %s%s ends %s, which does not declare it, callers cannot prepare for it; add it to ExitCodes",
		f.Exit, exitName(f.Exit), made(f), who(c, run)))
	if d != nil && !f.Chosen {
		v.declare(d, c, f.Exit)
	}
}

// contradicts reports what the exit code's entry does not allow a failure to say.
func (v *visit) contradicts(c *payload.Command, run ast.Expr, f failures.Reached) {
	if f.Chosen || !c.Exits.Known || !spec.IsExit(f.Exit) {
		return
	}
	retryable := c.Exits.Retryable(f.Exit)
	switch {
	case f.Retry && retryable == payload.No:
		v.at("retryable", c, run, f, fmt.Sprintf(
			"exit code %d %s%s says when to call %s again, and is not retryable, so it is left out; declare it Retryable or drop RetryAfter and RetryStrategy",
			f.Exit, exitName(f.Exit), made(f), who(c, run)))
	case f.Fix && retryable == payload.Yes:
		v.at("retryable", c, run, f, fmt.Sprintf(
			"exit code %d %s%s of %s is retryable and asks for a fix, which is left out; declare it not Retryable or drop FixRequired",
			f.Exit, exitName(f.Exit), made(f), who(c, run)))
	}
}

// fromValidate reports a failure that Validate answers with under the name of
// another exit code: it has that name where it says no code.
func (v *visit) fromValidate(c *payload.Command, run ast.Expr, f failures.Reached) {
	if f.Chosen || f.Plain || f.Exit == spec.ArgError || f.Coded || !spec.IsExit(f.Exit) {
		return
	}
	v.at("contradiction", c, run, f, fmt.Sprintf(
		"exit code %d %s%s comes from Validate of %s, where every failure is an ARG_ERROR, callers are told that instead; use ArgError, or check it in Run",
		f.Exit, exitName(f.Exit), made(f), who(c, run)))
}

// at notes a finding about a failure of a command: at what makes the failure,
// else at the call that leads there, else where the command is registered.
func (v *visit) at(category string, c *payload.Command, run ast.Expr, f failures.Reached, message string) *analysis.Diagnostic {
	pos, end := f.Pos, f.End
	if !pos.IsValid() {
		pos, end = run.Pos(), run.End()
	}
	there := v.told(category, pos)
	if i := slices.IndexFunc(there, func(t *telling) bool { return t.exit == f.Exit }); i >= 0 {
		there[i].relate(c)
		return nil
	}
	add := v.add
	if there != nil {
		add = v.finding
	}
	d := add(category, pos, end, message)
	if d != nil {
		v.tellings = append(v.tellings, &telling{d, f.Exit, []*payload.Command{c}})
		d.Related = append(d.Related, registered(c, "command %s is registered here"))
	}
	return d
}

// A telling is what commands have in common: one call may lead to several exit
// codes, and each is to be declared.
type telling struct {
	*analysis.Diagnostic
	exit     int
	commands []*payload.Command
}

// told returns the tellings in a place.
func (v *visit) told(category string, pos token.Pos) (all []*telling) {
	for _, t := range v.tellings {
		if t.Pos == pos && t.Category == name+"/"+category {
			all = append(all, t)
		}
	}
	return all
}

// relate adds a command to what it shares with another one.
func (t *telling) relate(c *payload.Command) {
	if len(t.Related) < maxRelated && !slices.Contains(t.commands, c) {
		t.commands = append(t.commands, c)
		t.Related = append(t.Related, registered(c, "so does command %s, registered here"))
	}
}

func registered(c *payload.Command, format string) analysis.RelatedInformation {
	return analysis.RelatedInformation{Pos: c.Call.Pos(), End: c.Call.Lparen, Message: fmt.Sprintf(format, c.Name)}
}

// who names the command, or the function that carries it out if its name is not
// known.
func who(c *payload.Command, run ast.Expr) string {
	if !c.Named {
		switch run.(type) {
		case *ast.Ident, *ast.SelectorExpr:
			return "the command of " + types.ExprString(run)
		}
	}
	return "command " + c.Name
}

const maxRelated = 64

func exitName(exit int) string {
	if exit < len(spec.Exits) {
		return spec.ExitName(exit)
	}
	return "of the program's own"
}

// made says where a failure of another package comes from.
func made(f failures.Reached) string {
	if f.Here {
		return ""
	}
	return fmt.Sprintf(", made by %s at %s,", f.Func, f.Site)
}
