package form

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// ReadFrom returns the package variable that v was read from, nil if it is none.
func ReadFrom(v ssa.Value) *ssa.Global {
	switch v := v.(type) {
	case *ssa.UnOp:
		g, _ := v.X.(*ssa.Global)
		return g
	case *ssa.Call:
		if g, name := atomically(&v.Call); strings.HasPrefix(name, "Load") {
			return g
		}
	}
	return nil
}

// SetIn returns what an instruction sets a package variable to, nil if it does no such thing.
func SetIn(i ssa.Instruction) (*ssa.Global, ssa.Value) {
	switch i := i.(type) {
	case *ssa.Store:
		if g, ok := i.Addr.(*ssa.Global); ok {
			return g, i.Val
		}
	case *ssa.Call:
		if g, name := atomically(&i.Call); strings.HasPrefix(name, "Store") && len(i.Call.Args) == 2 {
			return g, i.Call.Args[1]
		}
	}
	return nil, nil
}

// atomically returns the package variable of which a function of sync/atomic is called, and
// its name, nil if c calls another one.
func atomically(c *ssa.CallCommon) (*ssa.Global, string) {
	decl := DeclaredAs(c)
	if decl == nil || decl.Pkg() == nil || decl.Pkg().Path() != "sync/atomic" || len(c.Args) == 0 {
		return nil, ""
	}
	g, _ := c.Args[0].(*ssa.Global)
	return g, decl.Name()
}

// VariableOf returns the package variable or the field that v was read from, also by sync/atomic, or
// that the function or method returns which v is a call of; nil if it is none.
func VariableOf(v ssa.Value) *types.Var {
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return VariableAt(v.X)
		}
	case *ssa.Field:
		return typeinfo.Field(v.X.Type(), v.Field)
	case *ssa.Call:
		if g := ReadFrom(v); g != nil {
			return VariableAt(g)
		}
		if r := AskedFor(v); r != nil {
			return VariableOf(r)
		}
	}
	return nil
}

// AskedFor returns what a function returns that does nothing else, nil if v is a call of
// another one, or if that is a call again.
func AskedFor(v *ssa.Call) ssa.Value {
	fn := v.Call.StaticCallee()
	if fn == nil || len(fn.Blocks) != 1 {
		return nil
	}
	last := fn.Blocks[0].Instrs[len(fn.Blocks[0].Instrs)-1]
	if r, ok := last.(*ssa.Return); ok && len(r.Results) == 1 {
		if _, again := r.Results[0].(*ssa.Call); !again {
			return r.Results[0]
		}
	}
	return nil
}

// VariableAt returns the package variable, or the field of whatever value, at an
// address, nil if it is none.
func VariableAt(addr ssa.Value) *types.Var {
	switch addr := addr.(type) {
	case *ssa.Global:
		v, _ := addr.Object().(*types.Var)
		return v
	case *ssa.FieldAddr:
		return typeinfo.Field(addr.X.Type(), addr.Field)
	}
	return nil
}
