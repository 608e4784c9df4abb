package known

import (
	"go/types"
	"slices"
	"strings"
)

// runners are how the names of the functions and methods of frameworks begin that may
// run handlers. All others declare, set or ask for something.
var runners = []string{"Connect", "Dispatch", "Execute", "Handle", "Listen", "Must", "Parse", "Process", "Run", "Serve", "Start"}

// parsers are the functions and methods of which that is not so in a framework: a program
// parses its flags by them, and does what these say before it runs a handler.
var parsers = map[Framework][]string{
	FF:   {"Parse"},
	Kong: {"Must", "Parse"},
}

// RunsHandlers reports whether a function or method of a framework with that name may
// run handlers.
func RunsHandlers(of Framework, name string) bool {
	if slices.Contains(parsers[of], name) {
		return false
	}
	for _, prefix := range runners {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// starters are the names of those that do when they are called, by which a program comes
// to its handlers.
var starters = []string{
	"Execute", "ExecuteC", "ExecuteContext", "ExecuteContextC", "ParseAndRun", "Run", "RunAndExitOnError", "RunContext",
	"ServeStdio", "Start", "Listen",
}

// StartsHandlers reports whether fn is of a framework, and runs handlers.
func StartsHandlers(fn *types.Func) bool {
	if fn == nil || fn.Pkg() == nil {
		return false
	}
	framework, ok := FrameworkOf(fn.Pkg().Path())
	return ok && (slices.Contains(starters, fn.Name()) || framework == MCP && connects(fn))
}

// connects reports whether a method is that of a server by which it serves one client.
func connects(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	if recv == nil || fn.Name() != "Connect" {
		return false
	}
	ptr, ok := types.Unalias(recv.Type()).(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(ptr.Elem()).(*types.Named)
	return ok && named.Obj().Name() == "Server"
}

// RunsFirst reports whether the functions that fn is given run before the handler of
// any command: cobra.OnInitialize has them run between parsing and PersistentPreRun.
func RunsFirst(fn *types.Func) bool {
	return fn != nil && fn.Pkg() != nil && fn.Name() == "OnInitialize" && fn.Signature().Recv() == nil &&
		ImportPath(fn.Pkg().Path()) == "github.com/spf13/cobra"
}

// HookMethods returns the names of those methods of what fn is given that run before the
// handler of any command: a parser of kong calls them of its grammar.
func HookMethods(fn *types.Func) []string {
	if fn == nil || fn.Pkg() == nil || fn.Signature().Recv() != nil || !slices.Contains(kongParsers, fn.Name()) {
		return nil
	}
	if framework, _ := FrameworkOf(ImportPath(fn.Pkg().Path())); framework != Kong {
		return nil
	}
	return KongHooks
}

var kongParsers = []string{"New", "Must", "Parse"}

// KongHooks are the methods of commands, and of what they are below, that a parser of kong calls
// before it runs one.
var KongHooks = []string{"BeforeReset", "BeforeResolve", "BeforeApply", "AfterApply"}

// A Hook is a field with a function that a framework runs before the handlers of a command
// and of those below it, unless Overridden by another one of these.
type Hook struct {
	Path       string // import path
	Type       string
	Overridden bool
}

// HookOf returns the hook that a field of a type is, false if it is none.
func HookOf(of *types.TypeName, field string) (Hook, bool) {
	if of.Pkg() == nil {
		return Hook{}, false
	}
	path := ImportPath(of.Pkg().Path())
	switch framework, _ := FrameworkOf(path); {
	case framework == Cobra && of.Name() == "Command" && (field == "PersistentPreRun" || field == "PersistentPreRunE"):
		return Hook{path, of.Name(), true}, true
	case framework == UrfaveCLI && (of.Name() == "App" || of.Name() == "Command") && field == "Before":
		return Hook{path, of.Name(), false}, true
	}
	return Hook{}, false
}

// HooksBefore returns the fields of a type of commands with what the framework runs before the
// handler in another field of it.
func HooksBefore(of *types.TypeName, field string) []string {
	if of.Pkg() == nil || of.Name() != "Command" {
		return nil
	}
	switch framework, _ := FrameworkOf(ImportPath(of.Pkg().Path())); {
	case framework == Cobra && (field == "Run" || field == "RunE"):
		return []string{"PersistentPreRun", "PersistentPreRunE", "PreRun", "PreRunE"}
	case framework == UrfaveCLI && field == "Action":
		return []string{"Before"}
	}
	return nil
}
