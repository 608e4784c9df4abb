package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// What a function finds in a table under the key that it is given is not what the table has under
// others:
//
//	var files = [...]*os.File{normal: os.Stdout, diagnostics: os.Stderr}
//
//	func (k kind) file() *os.File { return files[k] }
//
//	fmt.Fprintln(diagnostics.file(), text)

// An accessor is what a function does that only returns what a variable of the package
// has under a key that is a parameter.
type accessor struct {
	table *ssa.Global
	loads bool // the variable holds the table, and is not itself an array
	param int
}

// accessorOf returns what such a function does, and false for another one.
func (p *Package) accessorOf(fn *ssa.Function) (accessor, bool) {
	if fn == nil || len(fn.Blocks) != 1 || fn.Pkg != p.ssa || fn.Signature.Results().Len() != 1 {
		return accessor{}, false
	}
	instrs := fn.Blocks[0].Instrs
	ret, ok := instrs[len(instrs)-1].(*ssa.Return)
	if !ok {
		return accessor{}, false
	}
	var table, key ssa.Value
	switch v := ret.Results[0].(type) {
	case *ssa.Lookup:
		table, key = v.X, v.Index
	case *ssa.UnOp:
		at, ok := v.X.(*ssa.IndexAddr)
		if !ok {
			return accessor{}, false
		}
		if _, ok := at.X.Type().Underlying().(*types.Pointer); !ok && !p.isInOrder(at.X) {
			return accessor{}, false
		}
		table, key = at.X, at.Index
	default:
		return accessor{}, false
	}
	out := accessor{}
	if load, ok := table.(*ssa.UnOp); ok {
		table, out.loads = load.X, true
	}
	param, given := unwiden(key).(*ssa.Parameter)
	if out.table, ok = table.(*ssa.Global); !ok || !given || out.table.Pkg != p.ssa || !isConstant(param.Type()) {
		return accessor{}, false
	}
	out.param = indexOf(param)
	return out, doesNothing(instrs)
}

// doesNothing reports whether instructions only compute, and return what they have computed.
func doesNothing(instrs []ssa.Instruction) bool {
	for _, i := range instrs {
		switch i.(type) {
		case *ssa.DebugRef, *ssa.UnOp, *ssa.IndexAddr, *ssa.Lookup, *ssa.Convert, *ssa.ChangeType, *ssa.Return:
		default:
			return false
		}
	}
	return true
}

// keyLookedUp returns the constant key under which a call of such a function looks.
func (p *Package) keyLookedUp(c *ssa.Call) (summary.Const, accessor, bool) {
	l, ok := p.accessorOf(c.Call.StaticCallee())
	if !ok {
		return summary.Const{}, accessor{}, false
	}
	key, ok := constOf(argument(c.Call.Args, l.param))
	return key, l, ok
}

// lookUp evaluates a call of such a function with a constant key, and reports whether it is one.
func (f *frame) lookUp(i ssa.CallInstruction) bool {
	c, ok := i.(*ssa.Call)
	if !ok || !f.carries(c) {
		return false
	}
	_, l, ok := f.pkg.keyLookedUp(c)
	if !ok {
		return false
	}
	table := f.value(l.table)
	if l.loads {
		table = f.read(table, nil)
	}
	f.set(c, f.read(elements(table), c.Type())...)
	return true
}
