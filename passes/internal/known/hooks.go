package known

import (
	"go/types"
	"slices"
	"strings"
)

// runners are how the names of the functions and methods of frameworks begin that may
// run handlers. All others declare, set or ask for something.
var runners = []string{"Connect", "Dispatch", "Execute", "Handle", "Listen", "Must", "Parse", "Process", "Run", "Serve", "Start"}

// RunsHandlers reports whether a function or method of a framework with that name may
// run handlers.
func RunsHandlers(name string) bool {
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
	if fn == nil || fn.Pkg() == nil || !slices.Contains(starters, fn.Name()) {
		return false
	}
	_, framework := FrameworkOf(fn.Pkg().Path())
	return framework
}

// RunsFirst reports whether the functions that fn is given run before the handler of
// any command: cobra.OnInitialize has them run between parsing and PersistentPreRun.
func RunsFirst(fn *types.Func) bool {
	return fn != nil && fn.Pkg() != nil && fn.Name() == "OnInitialize" && fn.Signature().Recv() == nil &&
		ImportPath(fn.Pkg().Path()) == "github.com/spf13/cobra"
}
