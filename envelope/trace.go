package envelope

import (
	"context"
	"maps"
	"os"
	"slices"
	"sync"
)

// traceName is the variable of the environment that programs which a command starts have
// the trace id in (REQ-F-025).
const traceName = "TOOL_TRACE_ID"

// traces are the trace ids of the invocations that run at the moment. The environment is
// that of the whole process: it has the id if all have the same one, and else what it had
// before.
var traces struct {
	sync.Mutex
	running map[string]int // invocations by their id
	before  string
	had     bool
	set     string // what the variable was set to here; "" if it was not
}

// traceOf returns the trace id of an invocation: of the application's own variable, else of
// the command that it is called by, else of the variable for all tools.
func (a *App) traceOf(ctx context.Context) string {
	if name := a.prefix() + "_TRACE_ID"; name != traceName {
		if trace, ok := os.LookupEnv(name); ok {
			return trace
		}
	}
	if outer := invocationOf(ctx); outer != nil {
		return outer.trace
	}
	return givenTrace()
}

// givenTrace returns the variable for all tools as the process has got it.
func givenTrace() string {
	traces.Lock()
	defer traces.Unlock()
	if traces.set != "" && os.Getenv(traceName) == traces.set {
		return traces.before
	}
	return os.Getenv(traceName)
}

// enterTrace has programs inherit a trace id until the function that it returns is called.
func enterTrace(trace string) (leave func()) {
	if trace == "" {
		return func() {}
	}
	traces.Lock()
	defer traces.Unlock()
	if traces.running == nil {
		traces.running = make(map[string]int)
	}
	traces.running[trace]++
	setTrace()
	return sync.OnceFunc(func() {
		traces.Lock()
		defer traces.Unlock()
		if traces.running[trace]--; traces.running[trace] == 0 {
			delete(traces.running, trace)
		}
		setTrace()
	})
}

// setTrace sets the variable to the one id that all invocations have, or back. What the
// program itself has set it to meanwhile, it keeps.
func setTrace() {
	all := slices.Collect(maps.Keys(traces.running))
	now, isThere := os.LookupEnv(traceName)
	isOurs := traces.set != "" && now == traces.set
	switch {
	case len(all) == 1 && now == all[0]:
	case len(all) == 1:
		if !isOurs {
			traces.before, traces.had = now, isThere
		}
		traces.set = all[0]
		_ = os.Setenv(traceName, all[0])
	case isOurs:
		traces.set = ""
		if traces.had {
			_ = os.Setenv(traceName, traces.before)
		} else {
			_ = os.Unsetenv(traceName)
		}
	}
}
