package known

import (
	"go/types"
	"slices"
	"strings"
	"sync"
)

// loggers are the variables of the standard library by which functions of it write, and that
// others set.
var loggers = []string{"log.std", "slog.std"}

// LoggerSetters has the function of each package by which others set one of them.
var LoggerSetters = map[string]string{"log": "SetOutput", "log/slog": "SetDefault"}

// IsLogger reports whether a variable, named as in an Operand, is one of those by which
// functions of the standard library write and that others set.
func IsLogger(global string) bool { return slices.Contains(loggers, global) }

// loggerParts has the parts of each logger.
var loggerParts = sync.OnceValue(func() map[string][]string {
	parts := make(map[string][]string)
	for _, ops := range table() {
		for _, op := range ops {
			path := strings.Join(op.X.Path, ".")
			if of := op.X.Global; (op.Kind == OpWrite || op.Kind == OpInvoke) && IsLogger(of) && !slices.Contains(parts[of], path) {
				parts[of] = append(parts[of], path)
			}
		}
	}
	return parts
})

// LoggerParts returns the parts of a logger by which functions write.
func LoggerParts(global string) []string { return loggerParts()[global] }

// A LoggerPut is that a function puts what it is given as an argument, or a part of that, into a
// part of a logger by which others write, or nothing if the argument is negative.
type LoggerPut struct {
	Global, Path string
	Arg          int
}

// LoggerPuts returns what fn puts into loggers whenever it is called.
func LoggerPuts(fn *types.Func) (out []LoggerPut) {
	if !isOfLogger(fn) {
		return nil
	}
	for _, op := range Lookup(fn) {
		if op.Kind != OpAssign || op.X.Root != RootGlobal || !IsLogger(op.X.Global) || len(op.Conds) > 0 {
			continue
		}
		put := LoggerPut{op.X.Global, strings.Join(op.X.Path, "."), -1}
		switch op.Y.Root {
		case RootArg:
			put.Arg = op.Y.Index
		case 0:
		default:
			continue
		}
		for _, path := range LoggerParts(put.Global) {
			if put.Path == "" || put.Path == path {
				out = append(out, LoggerPut{put.Global, path, put.Arg})
			}
		}
	}
	return out
}

// LendsLogger reports whether fn returns a logger by which others write, and that has methods
// which say where to.
func LendsLogger(fn *types.Func) bool {
	return isOfLogger(fn) && slices.ContainsFunc(Lookup(fn), func(op Op) bool {
		return op.Kind == OpAssign && op.X.Root == RootResult && op.Y.Root == RootGlobal && op.Y.Global == "log.std" && len(op.Y.Path) == 0
	})
}

func isOfLogger(fn *types.Func) bool {
	return fn.Pkg() != nil && LoggerSetters[fn.Pkg().Path()] != ""
}
