package envelope

import (
	"context"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/envvet/envvet/envelope/spec"
)

// An App is a command-line tool: a name, a version and commands. It is set up
// once, by one goroutine, and can then be run any number of times.
type App struct {
	name       string
	version    string
	dialect    Dialect
	phase      int
	phaseSet   bool
	limit      time.Duration // of commands that have none of their own
	strict     bool
	configHash string
	schemaID   string
	mostBytes  int // 0 is the default
	commands   []*command
}

// New returns an application. The name is what the tool is called in its own
// texts and, in capitals, what the names of its variables in the environment
// begin with.
func New(name string, opts ...Option) *App {
	a := &App{name: name, version: noVersion, schemaID: spec.AnimusSchemaID}
	for _, opt := range opts {
		opt(a)
	}
	if !a.phaseSet {
		a.phase = map[Dialect]int{ClawV1: 1, ClawV2: 2}[a.dialect]
	}
	return a
}

// Main runs the application with the arguments of the process and ends the
// process with the exit code. It does not return.
func (a *App) Main() {
	exit, _ := a.run(context.Background(), os.Args[1:]) // standard output stays captured: nothing follows the answer
	os.Exit(int(exit))
}

// Run carries out one invocation: it finds the command that args begins with,
// runs it, writes the answer in one piece, and returns the exit status that the
// process should end with, which in the dialects of claw and animus is another
// one than the exit code. args does not hold the name of the program.
//
// While it runs, the process's standard output is the command's no more: what is
// written there ends in a warning, or on a terminal on standard error. SIGINT and
// SIGTERM stop the command, with exit status 130 and 143. A command that does not
// end then, or at its time limit, is left behind in its goroutine. A deadline of ctx is
// such a limit, too, answered with TIMEOUT. If ctx is cancelled, so is the context of the
// command, and that is all: Run waits for it and answers with what it returns.
func (a *App) Run(ctx context.Context, args []string) ExitCode {
	exit, release := a.run(ctx, args)
	release()
	return exit
}

// run is Run without its last step, in which the process gets its signals and
// streams back.
func (a *App) run(ctx context.Context, args []string) (exit ExitCode, release func()) {
	if text, asked := a.completion(args); asked {
		_ = write(os.Stdout, []byte(text)) // a shell that does not read has no need
		return Success, func() {}
	}
	join := a.beginChecks()
	inv := a.begin(ctx, args)
	stoppable, release := inv.stoppable(ctx, join)
	out := inv.outcome(stoppable, func(ctx context.Context) outcome { return inv.carryOut(ctx, args) })
	return inv.finish(out), release
}

// stoppable returns the context of an invocation that signals stop and whose
// output is taken from the streams of the process, and how to undo both. What
// has to be done at the same time is done meanwhile.
func (inv *invocation) stoppable(ctx context.Context, meanwhile func()) (stoppable context.Context, release func()) {
	stoppable, inv.cancel = context.WithCancelCause(ctx)
	ready := make(chan func())
	go func() { // the system takes its time for both
		ignore := inv.watch(ctx)
		inv.isolate(ctx)
		ready <- ignore
	}()
	meanwhile()
	ignore := <-ready
	return stoppable, func() { inv.cancel(nil); inv.release(); ignore(); inv.untrace() }
}

// outcome is how the invocation ends that f carries out, unless the program
// declares its commands wrongly, which has been checked.
func (inv *invocation) outcome(ctx context.Context, f func(ctx context.Context) outcome) outcome {
	if fatal := inv.app.fatalProblems(); len(fatal) > 0 {
		inv.decide()
		return invalid(fatal)
	}
	return inv.await(ctx, f)
}

// A Problem is something wrong with the declaration of a command.
type Problem = spec.Problem

// Problems returns what is wrong with the declarations of all commands, in the
// order of their registration. With a Fatal one among them, every invocation is
// answered with the code INVALID_DECLARATION and no command runs. The others
// are advice; the analyzers report the same under the name Problem.Rule.
func (a *App) Problems() []Problem {
	a.beginChecks()()
	return a.allProblems()
}

// allProblems is Problems when all commands are checked.
func (a *App) allProblems() []Problem {
	problems, names, fixes := a.phaseProblems(), make([]string, len(a.commands)), false
	for i, c := range a.commands {
		problems = append(problems, c.problems...)
		names[i] = c.view.Name
		for _, e := range c.exits {
			fixes = fixes || e.FixCommand != ""
		}
	}
	problems = append(problems, spec.CheckNames(names)...)
	if !fixes {
		return problems
	}
	var views []spec.CommandView
	for _, c := range a.commands {
		view := c.view
		view.Exits = c.exits.views()
		views = append(views, view)
	}
	for _, name := range spec.ReservedCommands(a.dialect.name()) {
		views = append(views, spec.CommandView{Name: name, Effect: spec.EffectSafe})
	}
	return append(problems, spec.CheckFixes(a.name, views, a.withoutGlobal)...)
}

func (a *App) fatalProblems() []Problem {
	return slices.DeleteFunc(a.allProblems(), func(p Problem) bool { return !p.Fatal })
}

// env returns a variable of the environment. The one whose name begins with
// that of the application wins over the one that begins with TOOL.
func (a *App) env(name string) (value string, ok bool) {
	if value, ok = os.LookupEnv(a.prefix() + "_" + name); ok {
		return value, true
	}
	return os.LookupEnv("TOOL_" + name)
}

// prefix is the name of the application as variables of the environment begin.
func (a *App) prefix() string {
	return strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return c - 'a' + 'A'
		case c >= 'A' && c <= 'Z', c >= '0' && c <= '9':
			return c
		}
		return '_'
	}, a.name)
}

// find returns the command with the longest name that args begins with, and
// the arguments after the name.
func (a *App) find(args []string) (found *command, rest []string) {
	longest := 0
	for _, c := range a.commands {
		if words := c.words(); len(words) > longest && startsWith(args, words) {
			found, longest = c, len(words)
		}
	}
	return found, args[longest:]
}

// isDestructive reports whether a command line calls a command of the tool that is
// destructive. What other programs do, nobody knows here.
func (a *App) isDestructive(line string) bool {
	rest, ok := strings.CutPrefix(line, a.name+" ")
	if !ok {
		return false
	}
	c, _ := a.find(a.withoutGlobal(strings.Fields(rest)))
	return c != nil && c.view.Effect == spec.EffectDestructive
}

// withoutGlobal returns words of a command line without flags of the runtime's own that
// stand before the command.
func (a *App) withoutGlobal(words []string) []string {
	if after, err := a.splitGlobal(&settings{}, words); err == nil {
		return after
	}
	return words
}

// group returns the commands whose names begin with the words.
func (a *App) group(words []string) []*command {
	var members []*command
	for _, c := range a.commands {
		if startsWith(c.words(), words) {
			members = append(members, c)
		}
	}
	return members
}

func (c *command) words() []string { return strings.Fields(c.view.Name) }

func startsWith(list, prefix []string) bool {
	return len(list) >= len(prefix) && slices.Equal(list[:len(prefix)], prefix)
}
