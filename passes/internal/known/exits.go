package known

import "go/types"

// EndsProgram reports whether a function of a command framework of that name
// is for ending the program: what it does is done by whoever calls it, where
// the exits of other functions of a framework are the framework's own.
func EndsProgram(name string) bool { return name == "CheckErr" } // github.com/spf13/cobra

// endless are the functions of the standard library that never return. The rows do not
// say which: flag.Parse has an exit too, and log.Panic none.
var endless = map[string]bool{
	"log.Fatal":             true,
	"log.Fatalf":            true,
	"log.Fatalln":           true,
	"log.Panic":             true,
	"log.Panicf":            true,
	"log.Panicln":           true,
	"(*log.Logger).Fatal":   true,
	"(*log.Logger).Fatalf":  true,
	"(*log.Logger).Fatalln": true,
	"(*log.Logger).Panic":   true,
	"(*log.Logger).Panicf":  true,
	"(*log.Logger).Panicln": true,
	"os.Exit":               true,
	"runtime.Goexit":        true,
	"syscall.Exit":          true,
}

// NeverReturns reports whether fn, of any package, is known to end the goroutine or
// the process, or to panic, whenever it is called.
func NeverReturns(fn *types.Func) bool {
	return fn != nil && fn.Pkg() != nil && Described(fn.Pkg().Path()) && endless[rowKey(fn)]
}
