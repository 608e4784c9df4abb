package legacyenvelope

import (
	"go/constant"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// fatal are packages whose functions Fatal, and those that check an error, end the process
// with status 1. Others do so with another, as glog with 2 and klog with 255.
var fatal = []string{
	"log", "github.com/sirupsen/logrus", "go.uber.org/zap", "github.com/charmbracelet/log",
	"github.com/spf13/cobra", "github.com/alecthomas/kong", "github.com/alecthomas/kingpin/v2",
}

// isFatal reports whether a function is one that ends the process with status 1.
func isFatal(fn *ssa.Function) bool {
	return fn != nil && fn.Object() != nil && fn.Object().Pkg() != nil &&
		(strings.HasPrefix(fn.Name(), "Fatal") || fn.Name() == "CheckErr") && slices.Contains(fatal, fn.Object().Pkg().Path())
}

// checked returns the error without which a function that is fatal does nothing, nil if it
// ends the process in any case.
func checked(c *ssa.CallCommon) ssa.Value {
	name, args := c.StaticCallee().Name(), c.Args
	if c.Signature().Recv() != nil {
		args = args[1:]
	}
	if len(args) > 0 && (name == "CheckErr" || strings.HasPrefix(name, "FatalIfError")) {
		return args[0]
	}
	return nil
}

// ending notes with which status a call ends the process, and reports whether it may return.
func (p *path) ending(c *ssa.Call) (returns bool) {
	callee := c.Call.StaticCallee()
	switch {
	case c == p.written:
		return true
	case isExit(callee):
		p.exits = union(p.exits, []int{number(c.Call.Args[0])})
		return false
	case isFatal(callee):
		ends := []int{failed}
		if err := checked(&c.Call); err != nil {
			ends = p.value(err, 0)
		}
		if !slices.Equal(ends, []int{0}) {
			p.exits = union(p.exits, []int{1})
		}
		return !slices.Equal(ends, []int{failed})
	case !p.mayEnd(c, 0) && !p.isUnknown(c):
		return true
	case p.own[callee]:
		return len(p.called(c)) > 0
	}
	p.exits = union(p.exits, []int{unknown})
	return true
}

func isExit(fn *ssa.Function) bool {
	return fn != nil && fn.Name() == "Exit" && fn.Object() != nil && fn.Object().Pkg() != nil && fn.Object().Pkg().Path() == "os"
}

// isUnknown reports whether nothing is known of the function value that a call is of.
func (p *path) isUnknown(c *ssa.Call) bool {
	if _, ok := c.Call.Value.(*ssa.Builtin); ok || c.Call.IsInvoke() {
		return false
	}
	return c.Call.StaticCallee() == nil && len(p.effects.Callees(c)) == 0
}

// mayEnd reports whether a call can end the process.
func (p *path) mayEnd(c *ssa.Call, depth int) bool {
	if _, ok := c.Call.Value.(*ssa.Builtin); ok {
		return false
	}
	if len(p.outside(c)) > 0 {
		return true
	}
	_, own := p.effects.Exits(c)
	if len(own) == 0 && c.Call.IsInvoke() {
		return strings.HasPrefix(c.Call.Method.Name(), "Fatal") || c.Call.Method.Name() == "Exit"
	}
	return slices.ContainsFunc(own, func(fn *ssa.Function) bool { return p.mayExit(fn, depth+1) })
}

// outside returns what ends the process by a call in other packages: not what a command
// framework does for itself.
func (e *endings) outside(c *ssa.Call) []summary.Effect {
	ends, _ := e.effects.Exits(c)
	return slices.DeleteFunc(ends, func(e summary.Effect) bool { return e.Class == summary.Framework })
}

// mayExit reports whether a function of the package can end the process.
func (p *path) mayExit(fn *ssa.Function, depth int) bool {
	if known, ok := p.exiting[fn]; ok || depth > mostCalls {
		return known
	}
	p.exiting[fn] = false // where it calls itself
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if c, ok := instr.(*ssa.Call); ok && p.mayEnd(c, depth) {
				p.exiting[fn] = true
				return true
			}
		}
	}
	return false
}

func number(v ssa.Value) int {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Int {
		if n, exact := constant.Int64Val(c.Value); exact && n >= 0 && n < 1<<16 {
			return int(n)
		}
	}
	return unknown
}
